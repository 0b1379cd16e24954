import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySeason, ratedGame, seasonInTwoOrders } from "#test/rating-games.ts";
import { computeSrs } from "./srs.ts";

/** Team 1 beats 2 by 10, 2 beats 3 by 4. */
const chain = [
  ratedGame({ id: 1, home: 1, away: 2, homePoints: 80, awayPoints: 70 }),
  ratedGame({ id: 2, home: 2, away: 3, homePoints: 64, awayPoints: 60 }),
];

describe("a season worked by hand", () => {
  test("margins 10, (-10 + 4) / 2 = -3, -4; ratings 8, -2, -6, whose differences are the margins and whose mean is 0", () => {
    const rows = computeSrs(chain);
    expect(rows.map(({ team, games }) => [team, games])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
    const expected = [
      { averageMargin: 10, strengthOfSchedule: -2, rating: 8 },
      { averageMargin: -3, strengthOfSchedule: (8 - 6) / 2, rating: -2 },
      { averageMargin: -4, strengthOfSchedule: -2, rating: -6 },
    ];
    for (const [place, row] of rows.entries()) {
      for (const [part, value] of Object.entries(expected[place] ?? {})) {
        expect(row[part as "rating"]).toBeCloseTo(value, 10);
      }
    }
  });

  test("three teams that beat each other in turn by 6 are all 0", () => {
    const circle = [
      [1, 2],
      [2, 3],
      [3, 1],
    ].map(([home, away], place) =>
      ratedGame({ id: place, home: home ?? 0, away: away ?? 0, homePoints: 76, awayPoints: 70 }),
    );
    for (const { rating, strengthOfSchedule } of computeSrs(circle)) {
      expect(rating).toBeCloseTo(0, 10);
      expect(strengthOfSchedule).toBeCloseTo(0, 10);
    }
  });

  test("with a home advantage of 3, a home win by 10 counts 7, on a neutral floor 10, and where the floor is unknown 7", () => {
    const margin = (neutralSite: boolean | null) =>
      computeSrs([ratedGame({ homePoints: 80, neutralSite })], { homeAdvantage: 3 })[0]?.averageMargin;
    expect([margin(false), margin(true), margin(null)]).toEqual([7, 10, 7]);
  });

  test("no games, no ratings", () => {
    expect(computeSrs([])).toEqual([]);
  });
});

test("teams that no games connect are rated in pools of their own, each around 0", () => {
  const rows = computeSrs([...chain, ratedGame({ id: 3, home: 8, away: 5, homePoints: 90, awayPoints: 50 })]);
  expect(rows.map(({ team, pool }) => [team, pool])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [5, 5],
    [8, 5],
  ]);
  expect(rows.map(({ rating }) => Math.round(rating * 1e9) / 1e9)).toEqual([8, -2, -6, -20, 20]);
});

describe("identities", () => {
  test("a rating is the average margin plus the schedule, to 1e-9, and the mean of a pool is 0", () => {
    fc.assert(
      fc.property(anySeason, fc.constantFrom(0, 3.2), (games, homeAdvantage) => {
        const rows = computeSrs(games, { homeAdvantage });
        for (const { rating, averageMargin, strengthOfSchedule } of rows) {
          expect(Math.abs(rating - averageMargin - strengthOfSchedule)).toBeLessThan(1e-9);
        }
        for (const [, pool] of Map.groupBy(rows, (row) => row.pool)) {
          expect(Math.abs(pool.reduce((sum, { rating }) => sum + rating, 0))).toBeLessThan(1e-9);
        }
        expect(rows.reduce((sum, row) => sum + row.games, 0)).toBe(2 * games.length);
      }),
    );
  });

  test("the order of the games changes no bit", () => {
    fc.assert(
      fc.property(seasonInTwoOrders, ([games, others]) => {
        expect(computeSrs(others)).toEqual(computeSrs(games));
      }),
    );
  });

  test("who is home does not matter without a home advantage", () => {
    fc.assert(
      fc.property(anySeason, (games) => {
        const swapped = games.map((game) => ({
          ...game,
          home: game.away,
          away: game.home,
          homePoints: game.awayPoints,
          awayPoints: game.homePoints,
        }));
        expect(computeSrs(swapped)).toEqual(computeSrs(games));
      }),
    );
  });
});
