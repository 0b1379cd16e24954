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
 * Are the plays of a game whole, so that statistics may be counted from them? They are when there are some, no period is missing, and their
 * points add up to the score and to the points by period the feed states. Of a game that is over both regulation periods must be there; of one
 * in progress those before its latest play, and its plays are whole so far: a period that the feed has opened may still be without one.
 */
export function computePlaysWhole(game: Pick<GameFact, "status" | "league" | "plays" | "home" | "away">): PlaysWhole {
  const reasons: Finding[] = [];
  const plays = game.plays ?? [];
  const over = game.status === "final";
  if (plays.length === 0) reasons.push({ code: "no_plays", detail: "the feed has no plays of this game" });
  if (!over && game.status !== "in_progress") {
    reasons.push({ code: "not_played", detail: `the game is ${game.status}` });
  }
  if (plays.length > 0) {
    const periods = new Set(plays.map((play) => play.period));
    const due = over ? periodFormat(game.league).regulationPeriods : Math.max(...periods) - 1;
    for (let period = 1; period <= due; period++) {
      if (!periods.has(period)) reasons.push({ code: "period_missing", detail: `no plays in period ${period}` });
    }
    const counted = computePeriodPoints(plays);
    for (const side of ["home", "away"] as const) reasons.push(...pointsReasons(side, counted[side], game[side], over));
  }
  return { whole: reasons.length === 0, reasons };
}

function pointsReasons(
  side: Side,
  counted: number[],
  stated: { points: number | null; periodPoints: number[] | null },
  over: boolean,
): Finding[] {
  const reasons: Finding[] = [];
  const total = counted.reduce((sum, points) => sum + points, 0);
  if (stated.points !== null && total !== stated.points) {
    reasons.push({
      code: "points_do_not_add_up",
      detail: `the ${side} team's plays make ${total} points, the score says ${stated.points}`,
    });
  }
  const byPeriod = stated.periodPoints;
  if (byPeriod !== null && !samePoints(byPeriod, counted, over)) {
    reasons.push({
      code: "period_points_differ",
      detail: `the ${side} team's plays make ${counted.join("-")} by period, the feed says ${byPeriod.join("-")}`,
    });
  }
  return reasons;
}

/** Period for period the same; while the game is on, a period that one of both has not opened yet has no points. */
function samePoints(stated: readonly number[], counted: readonly number[], over: boolean): boolean {
  if (over && stated.length !== counted.length) return false;
  const periods = Math.max(stated.length, counted.length);
  return Array.from({ length: periods }).every((_, index) => (stated[index] ?? 0) === (counted[index] ?? 0));
}
