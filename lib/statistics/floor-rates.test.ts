import { describe, expect, test } from "vitest";
import { floorTime } from "#test/floor-times.ts";
import { computeFloorRatings, computeNetDifference, computeUnitRates } from "./floor-rates.ts";

/** 4 of 7 from two, 1 of 3 from three, 2 of 2 free throws: 13 points in 11 possessions; 8 in 10 against it. */
const OWN = {
  possessions: 11,
  points: 13,
  turnovers: 2,
  offensiveRebounds: 2,
  defensiveRebounds: 5,
  twoPointersMade: 4,
  twoPointersAttempted: 7,
  threePointersMade: 1,
  threePointersAttempted: 3,
  freeThrowsMade: 2,
  freeThrowsAttempted: 2,
};
const OTHER = {
  possessions: 10,
  points: 8,
  offensiveRebounds: 2,
  defensiveRebounds: 2,
  twoPointersMade: 4,
  twoPointersAttempted: 9,
};

describe("ratings", () => {
  test("13 in 11 and 8 in 10 within 371 s: 1300/11 = 118.2, 800/10 = 80, net 38.2, pace 40 * 21 / (2 * 371/60) = 67.9", () => {
    expect(computeFloorRatings(floorTime(371, OWN, OTHER))).toEqual({
      pace: 67.9,
      offenseRating: 118.2,
      defenseRating: 80,
      netRating: 38.2,
    });
  });

  test("the net is rounded once: 100/3 - 100/6 = 16.67 is 16.7, not 33.3 - 16.7 = 16.6", () => {
    const time = floorTime(60, { points: 1, possessions: 3 }, { points: 1, possessions: 6 });
    expect(computeFloorRatings(time).netRating).toBe(16.7);
  });

  test("no points in 4 possessions are a rating of 0, no possessions none, and no time no pace", () => {
    const { offenseRating, defenseRating, netRating, pace } = computeFloorRatings(floorTime(0, { possessions: 4 }));
    expect([offenseRating, defenseRating, netRating, pace]).toEqual([0, null, null, null]);
  });
});

describe("the net difference", () => {
  test("on 100/3 - 100/6 = 16.67, off 0 - 50 = -50: 66.7", () => {
    const on = floorTime(60, { points: 1, possessions: 3 }, { points: 1, possessions: 6 });
    const off = floorTime(60, { possessions: 2 }, { points: 1, possessions: 2 });
    expect(computeNetDifference(on, off)).toBe(66.7);
  });

  test("is unknown for who never left", () => {
    expect(computeNetDifference(floorTime(371, OWN, OTHER), floorTime(0))).toBeNull();
  });
});

describe("rates of a side", () => {
  test("eFG (5 + 0.5)/10 = 55, TO 2/11 = 18.2, OREB 2/(2 + 2) = 50, FTr 2/10 = 20, TS 13/(2 * (10 + 0.88)) = 59.7", () => {
    const { team, opponent } = floorTime(371, OWN, OTHER);
    expect(computeUnitRates(team, opponent)).toEqual({
      trueShooting: 59.7,
      fourFactors: {
        effectiveFieldGoalPct: 55,
        turnoverRatio: 18.2,
        offensiveReboundPct: 50,
        freeThrowRate: 20,
      },
    });
  });

  test("with nothing under the line the four factors are 0 and true shooting is unknown", () => {
    const { team, opponent } = floorTime(10);
    expect(computeUnitRates(team, opponent)).toEqual({
      trueShooting: null,
      fourFactors: { effectiveFieldGoalPct: 0, turnoverRatio: 0, offensiveReboundPct: 0, freeThrowRate: 0 },
    });
  });
});
