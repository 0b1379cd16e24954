/** Rates of a team in a game. Percentages are 0 to 100 with one decimal; a zero or unknown base gives null. */
import type { BoxCounts, TeamBoxScore } from "#lib/basketball/game-facts.ts";
import { oneDecimal, percentage, ratio, roundTo } from "./ratio.ts";

/** Share of free throws that end a possession, in true shooting (Dean Oliver, *Basketball on Paper*, 2004; Ken Pomeroy gives 0.44 for college). */
export const FREE_THROW_WEIGHT = 0.44;

/** Regulation minutes that pace is stated for. */
const PACE_MINUTES = 40;

/**
 * Effective field-goal percentage: (FGM + 0.5 * 3PM) / FGA (Oliver). 37 of 64 with 19 threes: 46.5 / 64 = 72.7.
 */
export function effectiveFieldGoalPct(box: BoxCounts): number | null {
  const { fieldGoalsMade, threePointFieldGoalsMade, fieldGoalsAttempted } = box;
  if (fieldGoalsMade === null || threePointFieldGoalsMade === null) return null;
  return percentage(fieldGoalsMade + 0.5 * threePointFieldGoalsMade, fieldGoalsAttempted);
}

/** True-shooting percentage: PTS / (2 * (FGA + 0.44 * FTA)). 97 points on 64 and 9 tries: 97 / 135.92 = 71.4. */
export function trueShootingPct(box: BoxCounts): number | null {
  const { points, fieldGoalsAttempted, freeThrowsAttempted } = box;
  if (fieldGoalsAttempted === null || freeThrowsAttempted === null) return null;
  return percentage(points, 2 * (fieldGoalsAttempted + FREE_THROW_WEIGHT * freeThrowsAttempted));
}

/** Free-throw rate: 100 * FTA / FGA. 9 to 64 is 14.1. */
export function freeThrowRate(box: BoxCounts): number | null {
  return percentage(box.freeThrowsAttempted, box.fieldGoalsAttempted);
}

/** Turnover ratio: 100 * TO / possessions. 10 in 70 is 14.3. */
export function turnoverRatio(box: BoxCounts, possessions: number | null): number | null {
  return percentage(box.turnovers, possessions);
}

/**
 * Offensive-rebound percentage: 100 * OREB / (OREB + opponent's DREB), the share of own misses taken back (Oliver).
 * 9 against 22: 9 / 31 = 29.0.
 */
export function offensiveReboundPct(box: BoxCounts, opponent: BoxCounts): number | null {
  if (box.offensiveRebounds === null || opponent.defensiveRebounds === null) return null;
  return percentage(box.offensiveRebounds, box.offensiveRebounds + opponent.defensiveRebounds);
}

/** Offensive rating: points per 100 possessions, one decimal. Null without points or possessions. 97 in 70 is 138.6. */
export function rating(points: number | null, possessions: number | null): number | null {
  return points === 0 ? null : percentage(points, possessions);
}

/**
 * Pace: possessions of a team per 40 minutes, both teams averaged, one decimal: 40 * (own + opponent's) / (2 * minutes).
 * 70 and 71 in 40 minutes: 70.5.
 */
export function pace(
  possessions: number | null,
  opponentPossessions: number | null,
  gameMinutes: number | null,
): number | null {
  if (possessions === null || opponentPossessions === null || gameMinutes === null) return null;
  return oneDecimal(ratio(PACE_MINUTES * (possessions + opponentPossessions), 2 * gameMinutes));
}

/**
 * Game score (John Hollinger): PTS + 0.4 FGM - 0.7 FGA - 0.4 (FTA - FTM) + 0.7 OREB + 0.3 DREB + STL + 0.7 AST + 0.7 BLK - 0.4 PF - TO,
 * one decimal (the exact value has no more). The same for a team and an athlete. Null when a part is unknown.
 */
export function gameScore(box: BoxCounts): number | null {
  const parts: [number | null, number][] = [
    [box.points, 1],
    [box.fieldGoalsMade, 0.4],
    [box.fieldGoalsAttempted, -0.7],
    [box.freeThrowsAttempted, -0.4],
    [box.freeThrowsMade, 0.4],
    [box.offensiveRebounds, 0.7],
    [box.defensiveRebounds, 0.3],
    [box.steals, 1],
    [box.assists, 0.7],
    [box.blocks, 0.7],
    [box.fouls, -0.4],
    [box.turnovers, -1],
  ];
  let score = 0;
  for (const [count, weight] of parts) {
    if (count === null) return null;
    score += weight * count;
  }
  return roundTo(score, 1);
}

export interface FourFactors {
  effectiveFieldGoalPct: number | null;
  freeThrowRate: number | null;
  turnoverRatio: number | null;
  offensiveReboundPct: number | null;
}

/** Oliver's four factors of a team against its opponent. */
export function computeFourFactors(box: TeamBoxScore, opponent: TeamBoxScore, possessions: number | null): FourFactors {
  return {
    effectiveFieldGoalPct: effectiveFieldGoalPct(box),
    freeThrowRate: freeThrowRate(box),
    turnoverRatio: turnoverRatio(box, possessions),
    offensiveReboundPct: offensiveReboundPct(box, opponent),
  };
}
