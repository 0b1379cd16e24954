/** The league's seasons one after the other, each made from the one before and remembered. */
import type { League } from "#lib/feed/simulation/league-model.ts";
import type { SeasonCareers } from "./career.ts";
import { programLevels } from "./program-levels.ts";
import { checkSeason, MADE_UP_SEASON } from "./seasons.ts";
import { type TurnOver, turnOver } from "./turn-over.ts";

export interface LeagueHistory {
  /** The players of a season. Throws a RangeError for what is no season of the league. */
  careers(season: number): SeasonCareers;
  /** What led to a season. Throws a RangeError for what is no season of the league. */
  turn(season: number): TurnOver;
}

/** History of a league; a season costs the turning of those before it that nobody has asked for yet. */
export function leagueHistory(league: League): LeagueHistory {
  const levels = programLevels(league);
  const turns: TurnOver[] = [];
  const turn = (season: number): TurnOver => {
    checkSeason(season);
    while (turns.length <= season - MADE_UP_SEASON) {
      const next = MADE_UP_SEASON + turns.length;
      const before = turns.at(-1)?.careers ?? league.schools.map(() => []);
      turns.push(turnOver(league, levels(next), next, before));
    }
    return turns[season - MADE_UP_SEASON] as TurnOver;
  };
  return { turn, careers: (season) => turn(season).careers };
}
