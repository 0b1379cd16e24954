import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySeason, ratedGame, seasonInTwoOrders } from "#test/rating-games.ts";
import {
  computeEloSeason,
  ELO_MEAN,
  type EloParameters,
  marginOfElo,
  startEloSeason,
  winProbabilityOfElo,
} from "./elo.ts";

const SIMPLE: EloParameters = {
  homeAdvantage: 3,
  firstRate: 0.2,
  lastRate: 0.1,
  rateGames: 5,
  carryOver: 0.5,
  surpriseScale: 20,
};

describe("one game", () => {
  test("two new teams, home by 13 with 3 expected: 20 * tanh(10 / 20) = 9.2423, a fifth of it is 1.8485 points, times 30 is 55.454", () => {
    const { changes, ratings } = computeEloSeason(
      [ratedGame({ homePoints: 83, neutralSite: false })],
      new Map(),
      SIMPLE,
    );
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ gameId: 1, homeBefore: 1500, awayBefore: 1500, expectedMargin: 3, rate: 0.2 });
    expect(changes[0]?.homeAfter).toBeCloseTo(1555.454, 3);
    expect(changes[0]?.awayAfter).toBeCloseTo(1444.546, 3);
    expect(ratings.get(1)).toBe(changes[0]?.homeAfter);
    expect(ratings.get(2)).toBe(changes[0]?.awayAfter);
  });

  test("what was expected changes nothing: 1590 at a neutral site beats 1500 by 90 / 30 = 3", () => {
    const start = new Map([
      [1, 1590],
      [2, 1500],
    ]);
    const { ratings } = computeEloSeason([ratedGame({ homePoints: 73 })], start, SIMPLE);
    expect(ratings).toEqual(start);
  });

  test("an unknown floor is the home team's", () => {
    expect(marginOfElo(1530, 1500, null, SIMPLE)).toBe(4);
    expect(marginOfElo(1530, 1500, true, SIMPLE)).toBe(1);
  });
});

describe("over a season", () => {
  test("the rate falls with the mean of both teams' games: 0.1 + 0.1 / e after 5", () => {
    const games = Array.from({ length: 6 }, (_none, place) => ratedGame({ id: place + 1 }));
    const rates = computeEloSeason(games, new Map(), SIMPLE).changes.map(({ rate }) => rate);
    expect(rates[0]).toBeCloseTo(0.2, 12);
    expect(rates[5]).toBeCloseTo(0.1 + 0.1 / Math.E, 12);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  });

  test("games are taken by day and id, and each starts where the last one ended", () => {
    const games = [
      ratedGame({ id: 7, date: "2026-01-12", homePoints: 90 }),
      ratedGame({ id: 9, date: "2026-01-10", homePoints: 60 }),
      ratedGame({ id: 3, date: "2026-01-12", homePoints: 75 }),
    ];
    const { changes } = computeEloSeason(games, new Map(), SIMPLE);
    expect(changes.map(({ gameId }) => gameId)).toEqual([9, 3, 7]);
    expect(changes[1]?.homeBefore).toBe(changes[0]?.homeAfter);
    expect(changes[2]?.awayBefore).toBe(changes[1]?.awayAfter);
  });

  test("over the summer half of the distance from 1500 is kept: 1700 becomes 1600, 1440 becomes 1470", () => {
    const next = startEloSeason(
      new Map([
        [1, 1700],
        [2, 1440],
      ]),
      SIMPLE,
    );
    expect(next).toEqual(
      new Map([
        [1, 1600],
        [2, 1470],
      ]),
    );
  });

  test("a team that did not play keeps what it started with", () => {
    expect(computeEloSeason([ratedGame({})], new Map([[5, 1620]]), SIMPLE).ratings.get(5)).toBe(1620);
  });
});

describe("the curve", () => {
  test("400 rating points are ten to one: 1 / (1 + 10 ^ -1) = 0.909", () => {
    expect(winProbabilityOfElo(400 / 30)).toBeCloseTo(10 / 11, 12);
    expect(winProbabilityOfElo(0)).toBe(0.5);
  });

  test("both sides' probabilities add up to 1", () => {
    fc.assert(
      fc.property(fc.double({ min: -60, max: 60, noNaN: true }), (margin) => {
        expect(winProbabilityOfElo(margin) + winProbabilityOfElo(-margin)).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe("identities", () => {
  test("what one gains the other loses: the sum of all ratings stays 1500 a team, over seasons too", () => {
    fc.assert(
      fc.property(anySeason, anySeason, (first, second) => {
        const played = computeEloSeason(first, new Map());
        const { changes, ratings } = computeEloSeason(second, startEloSeason(played.ratings));
        for (const { homeBefore, homeAfter, awayBefore, awayAfter } of changes) {
          expect(Math.abs(homeAfter - homeBefore + awayAfter - awayBefore)).toBeLessThan(1e-9);
        }
        const total = [...ratings.values()].reduce((sum, rating) => sum + rating - ELO_MEAN, 0);
        expect(Math.abs(total)).toBeLessThan(1e-8);
      }),
    );
  });

  test("the order the games come in changes no bit", () => {
    fc.assert(
      fc.property(seasonInTwoOrders, ([games, others]) => {
        expect(computeEloSeason(others, new Map())).toEqual(computeEloSeason(games, new Map()));
      }),
    );
  });

  test("games after a day change nothing before it: as of a date is a prefix", () => {
    fc.assert(
      fc.property(anySeason, (games) => {
        const earlier = computeEloSeason(
          games.filter(({ date }) => date < "2026-01-01"),
          new Map(),
        );
        expect(computeEloSeason(games, new Map()).changes.slice(0, earlier.changes.length)).toEqual(earlier.changes);
      }),
    );
  });
});
