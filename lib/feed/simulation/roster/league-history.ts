/** The league's seasons one after the other, each made from the one before and remembered. */
import type { League } from "#lib/feed/simulation/league-model.ts";
import { type Random, randomOf } from "#lib/feed/simulation/random.ts";
import type { Career, SeasonCareers } from "./career.ts";
import { yearLater } from "./development.ts";
import { programLevels } from "./program-levels.ts";
import { checkSeason, MADE_UP_SEASON } from "./seasons.ts";
import { LONGEST_CAREER, SENIOR, type TurnOver, turnOver } from "./turn-over.ts";

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
  const nobody = league.schools.map(() => []);
  /** The season in which the last of a name arrived: two of one name never play at the same time. */
  const arrivalOf = new Map<string, number>();
  const turn = (season: number): TurnOver => {
    checkSeason(season);
    while (turns.length <= season - MADE_UP_SEASON) {
      const next = MADE_UP_SEASON + turns.length;
      const before = turns.at(-1)?.careers;
      const claim = (name: string) => {
        if (next - (arrivalOf.get(name) ?? 0) <= LONGEST_CAREER) return false;
        arrivalOf.set(name, next);
        return true;
      };
      turns.push(
        before === undefined
          ? madeUp(league, turnOver(league, levels(next), next, nobody, claim))
          : turnOver(league, levels(next), next, before, claim),
      );
    }
    return turns[season - MADE_UP_SEASON] as TurnOver;
  };
  return { turn, careers: (season) => turn(season).careers };
}

/** The made-up season: everybody has just come, so some are made older, as if they had come in the seasons before. */
function madeUp(league: League, turn: TurnOver): TurnOver {
  const random = randomOf(league.seed, league.scale, "made up");
  return { ...turn, careers: turn.careers.map((players) => players.map((career) => older(random, career))) };
}

function older(random: Random, career: Career): Career {
  let later = career;
  for (let seasons = random.integer(0, SENIOR - career.classYear); seasons > 0; seasons--)
    later = yearLater(random, later);
  const away = later.classYear - career.classYear;
  const firstSeason = career.player.firstSeason - away;
  return { ...later, since: career.since - away, player: { ...career.player, firstSeason } };
}
