/** What a game is expected to come to before it is played: what betting lines and seedings start from. */
import type { SimulatedTeam } from "#lib/feed/simulation/league-model.ts";

export interface ExpectedGame {
  /** Points of the home team above the away team's. */
  margin: number;
  /** Points of both teams together. */
  total: number;
}

/** Points that playing at home is worth. */
const HOME_ADVANTAGE = 3;
/** Points of both teams together when two mean coaches meet. */
const MEAN_TOTAL = 150;
/** Points of both teams together that one standard deviation of one coach's pace adds. */
const TOTAL_OF_PACE = 6;

/** The expected margin and total of a game between two teams. */
export function expectGame(
  home: SimulatedTeam,
  away: SimulatedTeam,
  { neutralSite }: { neutralSite: boolean },
): ExpectedGame {
  return {
    margin: home.strength - away.strength + (neutralSite ? 0 : HOME_ADVANTAGE),
    total: MEAN_TOTAL + TOTAL_OF_PACE * (home.coach.style.pace + away.coach.style.pace),
  };
}
