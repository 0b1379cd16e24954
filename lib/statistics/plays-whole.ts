import { periodFormat } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import type { Finding } from "./finding.ts";
import { computePeriodPoints } from "./period-points.ts";

export interface PlaysWhole {
  whole: boolean;
  /** Why not; empty when whole. */
  reasons: Finding[];
}

/**
 * Are the plays of a game whole, so that statistics may be counted from them? They are when there are some, the game is final, both
 * regulation periods are there, and their points add up to the final score and to the points by period the feed states.
 */
export function computePlaysWhole(game: Pick<GameFact, "status" | "league" | "plays" | "home" | "away">): PlaysWhole {
  const reasons: Finding[] = [];
  const plays = game.plays ?? [];
  if (plays.length === 0) reasons.push({ code: "no_plays", detail: "the feed has no plays of this game" });
  if (game.status !== "final") reasons.push({ code: "not_final", detail: `the game is ${game.status}` });
  if (plays.length > 0) {
    const periods = new Set(plays.map((play) => play.period));
    for (let period = 1; period <= periodFormat(game.league).regulationPeriods; period++) {
      if (!periods.has(period)) reasons.push({ code: "period_missing", detail: `no plays in period ${period}` });
    }
    const counted = computePeriodPoints(plays);
    for (const side of ["home", "away"] as const) reasons.push(...pointsReasons(side, counted[side], game[side]));
  }
  return { whole: reasons.length === 0, reasons };
}

function pointsReasons(
  side: Side,
  counted: number[],
  stated: { points: number | null; periodPoints: number[] | null },
): Finding[] {
  const reasons: Finding[] = [];
  const total = counted.reduce((sum, points) => sum + points, 0);
  if (stated.points !== null && total !== stated.points) {
    reasons.push({
      code: "points_do_not_add_up",
      detail: `the ${side} team's plays make ${total} points, the final score says ${stated.points}`,
    });
  }
  const byPeriod = stated.periodPoints;
  if (
    byPeriod !== null &&
    (byPeriod.length !== counted.length || byPeriod.some((points, index) => points !== counted[index]))
  ) {
    reasons.push({
      code: "period_points_differ",
      detail: `the ${side} team's plays make ${counted.join("-")} by period, the feed says ${byPeriod.join("-")}`,
    });
  }
  return reasons;
}
