/** Rates of a time on the floor, from its counts. */
import type { BoxCounts } from "#lib/basketball/game-facts.ts";
import type { FloorTime, UnitCounts } from "#lib/basketball/lineup.ts";
import { oneDecimal, ratio } from "./ratio.ts";
import {
  effectiveFieldGoalPct,
  freeThrowRate,
  offensiveReboundPct,
  pace,
  trueShootingPct,
  turnoverRatio,
} from "./team-rates.ts";

export interface FloorRatings {
  /** Possessions per 40 minutes; null without time. */
  pace: number | null;
  /** Points per 100 possessions of the team, and of the opponents; null where they never had the ball, 0 where they had and did not score. */
  offenseRating: number | null;
  defenseRating: number | null;
  /** The difference before rounding; null without either. */
  netRating: number | null;
}

/** 13 points in 11 possessions and 8 in 10, in 371 seconds: pace 40 * 21 / (2 * 371 / 60) = 67.9, ratings 118.2 and 80, net 38.2. */
export function computeFloorRatings(time: FloorTime): FloorRatings {
  const { seconds, team, opponent } = time;
  return {
    pace: pace(team.possessions, opponent.possessions, seconds / 60),
    offenseRating: oneDecimal(perHundred(team)),
    defenseRating: oneDecimal(perHundred(opponent)),
    netRating: oneDecimal(netOf(time)),
  };
}

/** Net rating on the floor less net rating off it, each before rounding; null where either is. */
export function computeNetDifference(on: FloorTime, off: FloorTime): number | null {
  const onNet = netOf(on);
  const offNet = netOf(off);
  return onNet === null || offNet === null ? null : oneDecimal(onNet - offNet);
}

export interface UnitRates {
  /** Null where nothing was tried. */
  trueShooting: number | null;
  /** 0 where there is nothing under the line. */
  fourFactors: {
    effectiveFieldGoalPct: number;
    turnoverRatio: number;
    offensiveReboundPct: number;
    freeThrowRate: number;
  };
}

/** Rates of one side against the other, by the formulas of a game's box score (team-rates.ts), percent with one decimal. */
export function computeUnitRates(counts: UnitCounts, against: UnitCounts): UnitRates {
  const box = boxCounts(counts);
  return {
    trueShooting: trueShootingPct(box),
    fourFactors: {
      effectiveFieldGoalPct: effectiveFieldGoalPct(box) ?? 0,
      turnoverRatio: turnoverRatio(box, counts.possessions) ?? 0,
      offensiveReboundPct: offensiveReboundPct(box, boxCounts(against)) ?? 0,
      freeThrowRate: freeThrowRate(box) ?? 0,
    },
  };
}

/** Offense less defense, not rounded. */
function netOf({ team, opponent }: FloorTime): number | null {
  const offense = perHundred(team);
  const defense = perHundred(opponent);
  return offense === null || defense === null ? null : offense - defense;
}

function perHundred({ points, possessions }: UnitCounts): number | null {
  return ratio(100 * points, possessions);
}

/** The counts as a box score; fouls are not counted for a time on the floor. */
function boxCounts(counts: UnitCounts): BoxCounts {
  return {
    points: counts.points,
    fieldGoalsMade: counts.twoPointersMade + counts.threePointersMade,
    fieldGoalsAttempted: counts.twoPointersAttempted + counts.threePointersAttempted,
    threePointFieldGoalsMade: counts.threePointersMade,
    threePointFieldGoalsAttempted: counts.threePointersAttempted,
    freeThrowsMade: counts.freeThrowsMade,
    freeThrowsAttempted: counts.freeThrowsAttempted,
    offensiveRebounds: counts.offensiveRebounds,
    defensiveRebounds: counts.defensiveRebounds,
    totalRebounds: counts.offensiveRebounds + counts.defensiveRebounds,
    assists: counts.assists,
    steals: counts.steals,
    blocks: counts.blocks,
    turnovers: counts.turnovers,
    fouls: null,
  };
}
