import { describe, expect, test } from "vitest";
import type { TeamBoxScore } from "#lib/basketball/game-facts.ts";
import { percentage, ratio, roundTo } from "./ratio.ts";
import { computeFourFactors, gameScore, pace, rating, trueShootingPct } from "./team-rates.ts";

/** Saint Louis at St. Bonaventure, 23 January 2026: both lines as ESPN printed them. */
const saintLouis: TeamBoxScore = {
  points: 97,
  fieldGoalsMade: 37,
  fieldGoalsAttempted: 64,
  threePointFieldGoalsMade: 19,
  threePointFieldGoalsAttempted: 33,
  freeThrowsMade: 4,
  freeThrowsAttempted: 9,
  offensiveRebounds: 9,
  defensiveRebounds: 31,
  totalRebounds: 40,
  assists: 24,
  steals: 8,
  blocks: 7,
  turnovers: 10,
  fouls: 20,
  teamTurnovers: 0,
  technicalFouls: 0,
  flagrantFouls: 0,
  pointsInPaint: 36,
  pointsOffTurnovers: 19,
  fastBreakPoints: 17,
  largestLead: 38,
  possessions: null,
};
const bonaventure: TeamBoxScore = { ...saintLouis, points: 62, offensiveRebounds: 12, defensiveRebounds: 22 };

describe("rounding and ratios", () => {
  test("0.25 to one decimal is 0.3 and -0.25 is -0.2: half goes up", () => {
    expect(roundTo(0.25, 1)).toBe(0.3);
    expect(roundTo(-0.25, 1)).toBe(-0.2);
  });

  test("a ratio over nothing is unknown, not 0", () => {
    expect(ratio(3, 0)).toBeNull();
    expect(percentage(0, 0)).toBeNull();
    expect(percentage(null, 4)).toBeNull();
  });

  test("7 of 16 is 43.75, shown 43.8; 0 of 16 is 0", () => {
    expect(percentage(7, 16)).toBe(43.8);
    expect(percentage(0, 16)).toBe(0);
  });
});

describe("rates of a team", () => {
  test("true shooting: 97 / (2 * (64 + 0.44 * 9)) = 97 / 135.92 = 71.4", () => {
    expect(trueShootingPct(saintLouis)).toBe(71.4);
  });

  test("four factors: (37 + 9.5) / 64 = 72.7, 9 / 64 = 14.1, 10 / 70 = 14.3, 9 / (9 + 22) = 29.0", () => {
    expect(computeFourFactors(saintLouis, bonaventure, 70)).toEqual({
      effectiveFieldGoalPct: 72.7,
      freeThrowRate: 14.1,
      turnoverRatio: 14.3,
      offensiveReboundPct: 29,
    });
  });

  test("rating: 97 points in 70 possessions is 138.6; without points or possessions there is none", () => {
    expect(rating(97, 70)).toBe(138.6);
    expect(rating(0, 70)).toBeNull();
    expect(rating(97, 0)).toBeNull();
  });

  test("pace: 40 * (70 + 71) / (2 * 40) = 70.5; in 45 minutes 40 * 141 / 90 = 62.7", () => {
    expect(pace(70, 71, 40)).toBe(70.5);
    expect(pace(70, 71, 45)).toBe(62.7);
    expect(pace(70, null, 40)).toBeNull();
  });

  test("game score: 97 + 14.8 - 44.8 - 2 + 6.3 + 9.3 + 8 + 16.8 + 4.9 - 8 - 10 = 92.3", () => {
    expect(gameScore(saintLouis)).toBe(92.3);
  });

  test("an unknown part makes the game score unknown", () => {
    expect(gameScore({ ...saintLouis, steals: null })).toBeNull();
  });
});
