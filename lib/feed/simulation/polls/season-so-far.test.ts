import { describe, expect, test } from "vitest";
import { simulatedGame } from "#test/simulated-games.ts";
import { type FinishedGame, powerRatings } from "./power.ts";
import { seasonsSoFar } from "./season-so-far.ts";

const END = "2025-11-06T02:00:00.000Z";
const DAYS = 86_400_000;
const after = (days: number) => new Date(Date.parse(END) + days * DAYS).toISOString();

/** School 1 beats school 2 at home. */
const won = (margin: number, about = {}): FinishedGame => ({
  game: simulatedGame({ id: 260_001, tip: "2025-11-06T00:00:00.000Z", homeId: 1, awayId: 2, ...about }),
  result: { homePoints: 70 + margin, awayPoints: 70, endedAt: END },
});
const EVEN = new Map([
  [1, 0],
  [2, 0],
]);

describe("power", () => {
  test("worked by hand: 10 at home are 7; each of the two is an eighth of 7 and the other's power, so 7 / 9", () => {
    const powers = powerRatings(EVEN, [won(10)], 7);
    expect(powers.get(1)).toBeCloseTo(7 / 9, 9);
    expect(powers.get(2)).toBeCloseTo(-7 / 9, 9);
  });

  test("what was thought before weighs like games, and a rout counts as 16: 8 / 9 x 9 + 16 / 9 and its mirror", () => {
    const prior = new Map([
      [1, 9],
      [2, -9],
    ]);
    // r = (7 x 9 + 16 - r) / 8, so r = 79 / 9.
    expect(powerRatings(prior, [won(60, { neutralSite: true })], 7).get(1)).toBeCloseTo(79 / 9, 9);
  });

  test("without games and without an opinion before there is nothing to tell teams apart", () => {
    expect(powerRatings(EVEN, [], 0)).toEqual(EVEN);
  });
});

describe("a season so far", () => {
  // The edge of a poll of one is the second of two teams, at -7 / 9.
  const seasons = (days: number) => seasonsSoFar(EVEN, [won(10)], after(days), 1);

  test("wins count above those of a team at the edge: at home against the like 60.7 %, away against the winner 33.9 %", () => {
    expect(seasons(1).get(1)?.winsAboveEdge).toBeCloseTo(1 - 0.6075, 3);
    expect(seasons(1).get(2)?.winsAboveEdge).toBeCloseTo(-0.3394, 3);
  });

  test("a loss stings for a week, the more the less it was to be expected; a win never does", () => {
    expect(seasons(6.9).get(2)?.recentLosses).toBeCloseTo(0.3394, 3);
    expect(seasons(7).get(2)?.recentLosses).toBe(0);
    expect(seasons(1).get(1)?.recentLosses).toBe(0);
  });
});
