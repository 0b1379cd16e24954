import { describe, expect, test } from "vitest";
import type { KnownBoxCounts } from "#lib/basketball/box-counts.ts";
import { computeDefensiveRating, computeOffensiveRating } from "./individual-rating.ts";

const NONE: KnownBoxCounts = {
  ...{ points: 0, fieldGoalsMade: 0, fieldGoalsAttempted: 0, threePointFieldGoalsMade: 0 },
  ...{ threePointFieldGoalsAttempted: 0, freeThrowsMade: 0, freeThrowsAttempted: 0 },
  ...{ offensiveRebounds: 0, defensiveRebounds: 0, totalRebounds: 0 },
  ...{ assists: 0, steals: 0, blocks: 0, turnovers: 0, fouls: 0 },
};
/** 25 of 50 from the field without threes, 16 of 20 free throws: 66 points. A free-throw trip fails in 0.2 * 0.2 = 0.04, so 0.96 * 0.4 * 20 = 7.68 score. */
const TEAM: KnownBoxCounts = {
  ...{ points: 66, fieldGoalsMade: 25, fieldGoalsAttempted: 50, threePointFieldGoalsMade: 0 },
  ...{ threePointFieldGoalsAttempted: 0, freeThrowsMade: 16, freeThrowsAttempted: 20 },
  ...{ offensiveRebounds: 6, defensiveRebounds: 18, totalRebounds: 24 },
  ...{ assists: 10, steals: 5, blocks: 2, turnovers: 12, fouls: 16 },
};
const GAME = { minutes: 20, team: TEAM, opponent: TEAM, possessions: 64, gameMinutes: 40 };

describe("offensive rating", () => {
  test("turnovers alone are possessions without points: 0", () => {
    expect(computeOffensiveRating({ ...GAME, athlete: { ...NONE, turnovers: 3 } })).toEqual({
      ...{ pointsProduced: 0, possessions: 3, scoringPossessions: 0, rating: 0 },
    });
  });

  test("free throws alone, 2 of 2: 0.8 possessions before the share of the rebounders, 2 points: 250", () => {
    // Of both the same share is the rebounders', so the rating is 100 * 2 / 0.8.
    const result = computeOffensiveRating({
      ...GAME,
      athlete: { ...NONE, points: 2, freeThrowsMade: 2, freeThrowsAttempted: 2 },
    });
    expect(result?.rating).toBe(250);
    // OREB% 6 / 24, play% (25 + 7.68) / (50 + 8 + 12) = 0.466857, weight 0.75 * 0.466857 / (0.350143 + 0.25 * 0.533143) = 0.724291.
    expect(result?.scoringPossessions).toBeCloseTo(0.8 * (1 - (6 / 32.68) * 0.724291 * 0.466857), 6);
  });

  test("who did nothing that ends a possession has no rating", () => {
    expect(computeOffensiveRating({ ...GAME, athlete: { ...NONE, defensiveRebounds: 4 } })?.rating).toBeNull();
  });

  /** 12 points on 6 of 10 in half of the game, and nothing else: his scoring possessions over six and over what the rebounders leave of each. */
  const fieldGoalsLeft = (athlete: Partial<KnownBoxCounts>, team: Partial<KnownBoxCounts> = {}) => {
    const own = { ...NONE, points: 12, fieldGoalsMade: 6, fieldGoalsAttempted: 10, ...athlete };
    const whole = { ...TEAM, ...team };
    const result = computeOffensiveRating({ ...GAME, athlete: own, team: whole, opponent: TEAM });
    const firstChance = 1 - (6 / 32.68) * 0.724291 * 0.466857;
    return (result?.scoringPossessions ?? Number.NaN) / (6 * firstChance);
  };

  test("half of what was assisted is the passers': 0.5 * 1.14 * 10 / 25 and 0.5 * 5 / 6.5 are 0.6126, so 0.3 of that less", () => {
    expect(fieldGoalsLeft({})).toBeCloseTo(1 - 0.5 * 0.6 * (0.5 * 0.456 + 0.5 * (5 / 6.5)), 4);
  });

  test("no more than all of them were assisted: with 30 assists of mates it would be 1.84", () => {
    expect(fieldGoalsLeft({}, { assists: 30 })).toBeCloseTo(1 - 0.5 * 0.6 * 1, 4);
  });

  test("no fewer than none: who passed for 9 of the 10 would have -0.26", () => {
    const own = { ...NONE, points: 12, fieldGoalsMade: 6, fieldGoalsAttempted: 10, assists: 9 };
    const result = computeOffensiveRating({ ...GAME, athlete: own });
    // Assists: 0.5 * (50 - 12) / (2 * 40) * 9 = 2.1375; a field goal is all his.
    expect(result?.scoringPossessions).toBeCloseTo((6 + 2.1375) * (1 - (6 / 32.68) * 0.724291 * 0.466857), 4);
  });

  test("who made exactly his share, 12.5 of 25 in half of the game, is measured by his mates' assists alone: 1.14 * 10 / 25", () => {
    const own = { ...NONE, points: 25, fieldGoalsMade: 12.5, fieldGoalsAttempted: 25 };
    const result = computeOffensiveRating({ ...GAME, athlete: own });
    const left = 1 - 0.5 * (25 / 50) * 0.456;
    expect(result?.scoringPossessions).toBeCloseTo(12.5 * left * (1 - (6 / 32.68) * 0.724291 * 0.466857), 4);
  });

  test("null where nobody else tried a field goal", () => {
    expect(computeOffensiveRating({ ...GAME, athlete: TEAM })).toBeNull();
  });
});

describe("defensive rating", () => {
  test("a player who did a fifth of everything in all minutes has the team's stops: 100 * 66 / 64 moved by what they leave", () => {
    const athlete = Object.fromEntries(
      Object.entries(TEAM).map(([name, count]) => [name, count / 5]),
    ) as KnownBoxCounts;
    const result = computeDefensiveRating({ ...GAME, athlete, minutes: 40 });
    // DOR% 6 / 24, DFG% 0.5: a forced miss weighs 0.375 / (0.375 + 0.125) = 0.75, and is worth 0.75 * (1 - 1.07 * 0.25) = 0.549375.
    // Stops: 25 misses * 0.549375 + 18 * 0.25 + 12 turnovers + 0.04 * 8 = 30.554375 of 64 possessions.
    expect(result?.stopPct).toBeCloseTo(30.554375 / 64, 10);
    // 103.125 + 0.2 * (100 * 66 / 32.68 * (1 - 0.477412) - 103.125) = 103.125 + 0.2 * (105.5405 - 103.125) = 103.6
    expect(result?.rating).toBe(103.6);
  });

  test("more stops, a lower rating", () => {
    const rating = (steals: number) =>
      computeDefensiveRating({ ...GAME, athlete: { ...NONE, steals } })?.rating ?? Number.NaN;
    expect(rating(3)).toBeLessThan(rating(2));
  });

  test("null without possessions, minutes or tries of the opponent", () => {
    expect(computeDefensiveRating({ ...GAME, athlete: NONE, possessions: 0 })).toBeNull();
    expect(computeDefensiveRating({ ...GAME, athlete: NONE, minutes: 0 })).toBeNull();
    expect(computeDefensiveRating({ ...GAME, athlete: NONE, opponent: NONE })).toBeNull();
  });
});
