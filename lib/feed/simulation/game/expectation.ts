/** What a game is expected to come to before it is played: what betting lines and seedings start from. */
import type { SimulatedTeam } from "#lib/feed/simulation/league-model.ts";

export interface ExpectedGame {
  /** Points of the home team above the away team's. */
  margin: number;
  /** Points of both teams together. */
  total: number;
}

/**
 * Least squares over 7,800 games of two `full` seasons until the end of January (seeds `calibration` and `cal2`, 2026): margin = 1.00 x difference of strengths + 2.9 at
 * home, what is left deviates by 10.6 points; total = 149 + 4.8 x sum of both coaches' pace. Ratings of the real season give 3.1 points at home and 11.0.
 */
const HOME_ADVANTAGE = 3;
/** Points of both teams together when two mean coaches meet. */
const MEAN_TOTAL = 149;
/** Points of both teams together that one standard deviation of one coach's pace adds. */
const TOTAL_OF_PACE = 4.8;

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
