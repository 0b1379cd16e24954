/**
 * Rates of a team's season, from its sums (sum-season.ts) by the formulas of one game (team-rates.ts). Percentages are 0 to 100 with one decimal; without a game that has a
 * whole box score everything is null.
 */
import { UNKNOWN_BOX_COUNTS } from "#lib/basketball/box-counts.ts";
import type { TeamBoxScore } from "#lib/basketball/game-facts.ts";
import type { TeamSums, TeamTotals } from "#lib/basketball/season-totals.ts";
import { computeFourFactors, type FourFactors, pace, rating, trueShootingPct } from "./team-rates.ts";

export interface SeasonUnit {
  /** Sums; null without a game that has any. */
  box: TeamBoxScore;
  trueShooting: number | null;
  /** Points per 100 possessions. */
  rating: number | null;
  fourFactors: FourFactors;
}

/** The team's or its opponents' sums and rates. 140 points in 130 possessions are a rating of 107.7. */
export function computeSeasonUnit(totals: TeamTotals, of: "team" | "opponent"): SeasonUnit {
  const box = boxOf(totals, of);
  return {
    box,
    trueShooting: trueShootingPct(box),
    rating: rating(box.points, box.possessions),
    fourFactors: computeFourFactors(box, boxOf(totals, of === "team" ? "opponent" : "team"), box.possessions),
  };
}

/** Possessions of a team per 40 minutes, both sides averaged, over the games with a whole box score. 130 and 132 in 80 minutes: 65.5. */
export function seasonPace({ team, opponent, boxGames, boxMinutes }: TeamTotals): number | null {
  return boxGames === 0 ? null : pace(team.possessions, opponent.possessions, boxMinutes);
}

function boxOf(totals: TeamTotals, of: "team" | "opponent"): TeamBoxScore {
  // A lead belongs to a game and has no sum.
  return totals.boxGames === 0 ? NO_BOX : { ...(totals[of] satisfies TeamSums), largestLead: null };
}

const NO_BOX: TeamBoxScore = {
  ...UNKNOWN_BOX_COUNTS,
  teamTurnovers: null,
  technicalFouls: null,
  flagrantFouls: null,
  pointsInPaint: null,
  pointsOffTurnovers: null,
  fastBreakPoints: null,
  largestLead: null,
  possessions: null,
};
