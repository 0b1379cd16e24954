/** Adjusted efficiency of a season's teams with their ranks. */
import { type AdjustedEfficiency, computeAdjustedEfficiency } from "./adjusted-efficiency.ts";
import type { EfficiencyGame } from "./efficiency-game.ts";
import { rankWithin } from "./rank-within.ts";

export interface ConferenceTeamsGame extends EfficiencyGame {
  /** Conference ids of the two teams. */
  homeConference: number;
  awayConference: number;
}

export interface RankedEfficiency extends AdjustedEfficiency {
  /** Among all teams of the season, from 1; equal values share the better one. Of the defense the lowest value is the first. */
  offenseRank: number;
  defenseRank: number;
  netRank: number;
}

/** All teams with a game whose possessions are known, by ascending id; none when no game has them. See adjusted-efficiency.ts for the model. */
export function computeRankedEfficiency(games: readonly ConferenceTeamsGame[]): RankedEfficiency[] {
  const conferences = new Map(
    games.flatMap((game) => [[game.home, game.homeConference] as const, [game.away, game.awayConference] as const]),
  );
  const teams = computeAdjustedEfficiency(games, conferences)?.teams ?? [];
  const ranks = (value: "offense" | "defense" | "net", better: "high" | "low") =>
    rankWithin(new Map(teams.map((team) => [team.team, team[value]])), better);
  const [offense, defense, net] = [ranks("offense", "high"), ranks("defense", "low"), ranks("net", "high")];
  return teams.map((team) => ({
    ...team,
    offenseRank: offense.get(team.team) as number,
    defenseRank: defense.get(team.team) as number,
    netRank: net.get(team.team) as number,
  }));
}
