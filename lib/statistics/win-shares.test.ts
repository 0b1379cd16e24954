import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computeWinShares, type WinShareInput } from "./win-shares.ts";

const LEAGUE = { pointsPerPossession: 1, pointsPerGame: 70, pace: 70 };
/** 25 games at pace 70, 32 minutes of each. */
const SEASON: WinShareInput = {
  ...{ minutes: 800, gameMinutes: 1000, possessions: 1750, opponentPossessions: 1750 },
  ...{ offense: { pointsProduced: 350, possessions: 300 }, defensiveRating: 95 },
};

describe("win shares", () => {
  test("350 points on 300 possessions: 87.5 above 0.875 each, 35 a win: 2.5; 280 possessions faced, 0.175 saved each: 1.4", () => {
    const shares = computeWinShares(SEASON, LEAGUE);
    expect(shares).toMatchObject({ offensive: 2.5, defensive: 1.4, total: 3.9, per40: 0.195, pointsPerWin: 35 });
    expect(shares?.marginalOffense).toBeCloseTo(87.5, 10);
    expect(shares?.marginalDefense).toBeCloseTo(49, 10);
  });

  test("a fast team needs more points for a win: at pace 84 they are 42, so 2.1 on offense", () => {
    const fast = { ...SEASON, possessions: 2100, opponentPossessions: 2100 };
    expect(computeWinShares(fast, LEAGUE)).toMatchObject({ pointsPerWin: 42, offensive: 2.1 });
  });

  test("a team of average players wins half of its games: a quarter of a win a game on offense, a quarter on defense", () => {
    const player = {
      ...SEASON,
      minutes: 1000,
      offense: { pointsProduced: 350, possessions: 350 },
      defensiveRating: 100,
    };
    const shares = computeWinShares(player, LEAGUE);
    // Five such players, 25 games: 6.25 and 6.25 wins, of which a player's part is 1.25.
    expect([shares?.marginalOffense, shares?.marginalDefense].map((points) => (points ?? 0) / 35)).toEqual([
      1.25, 1.25,
    ]);
  });

  test("worse than a replacement is below nothing", () => {
    const poor = { ...SEASON, offense: { pointsProduced: 200, possessions: 300 }, defensiveRating: 130 };
    // (200 - 262.5) / 35 = -1.79; 280 * (1.125 - 1.3) / 35 = -1.4
    expect(computeWinShares(poor, LEAGUE)).toMatchObject({ offensive: -1.8, defensive: -1.4, total: -3.2 });
  });

  test("a part that cannot be told leaves the total unknown; nothing to measure, nothing", () => {
    expect(computeWinShares({ ...SEASON, offense: null }, LEAGUE)).toMatchObject({
      ...{ offensive: null, defensive: 1.4, total: null, per40: null },
    });
    expect(computeWinShares({ ...SEASON, gameMinutes: 0 }, LEAGUE)).toBeNull();
    expect(computeWinShares({ ...SEASON, possessions: 0, opponentPossessions: 0 }, LEAGUE)).toBeNull();
    expect(computeWinShares({ ...SEASON, minutes: 0 }, LEAGUE)?.per40).toBeNull();
  });

  const seasons = fc.record({
    minutes: fc.integer({ min: 1, max: 1400 }),
    gameMinutes: fc.integer({ min: 1400, max: 1500 }),
    possessions: fc.integer({ min: 1, max: 3000 }),
    opponentPossessions: fc.integer({ min: 1, max: 3000 }),
    offense: fc.record({
      pointsProduced: fc.double({ min: 0, max: 900, noNaN: true }),
      possessions: fc.double({ min: 0, max: 800, noNaN: true }),
    }),
    defensiveRating: fc.double({ min: 40, max: 160, noNaN: true }),
  });
  const levels = fc.record({
    pointsPerPossession: fc.double({ min: 0.8, max: 1.3, noNaN: true }),
    pointsPerGame: fc.double({ min: 40, max: 110, noNaN: true }),
    pace: fc.double({ min: 50, max: 90, noNaN: true }),
  });

  test("they are finite, and the total is the sum of its parts as they are served", () => {
    fc.assert(
      fc.property(seasons, levels, (season, league) => {
        const shares = computeWinShares(season, league);
        for (const value of Object.values(shares ?? {})) expect(Number.isFinite(value)).toBe(true);
        expect(shares?.total).toBeCloseTo((shares?.offensive ?? 0) + (shares?.defensive ?? 0), 8);
      }),
    );
  });

  test("more points produced and fewer allowed are never worth less; more possessions used and a better league never more", () => {
    fc.assert(
      fc.property(seasons, levels, fc.double({ min: 0, max: 50, noNaN: true }), (season, league, more) => {
        const value = (about: Partial<typeof season>, level = league) =>
          computeWinShares({ ...season, ...about }, level)?.total ?? Number.NaN;
        const { pointsProduced, possessions } = season.offense;
        const plain = value({}) + 1e-9;
        expect(value({ offense: { pointsProduced: pointsProduced + more, possessions } }) + 2e-9).toBeGreaterThan(
          plain,
        );
        expect(value({ defensiveRating: season.defensiveRating - more }) + 2e-9).toBeGreaterThan(plain);
        expect(value({ offense: { pointsProduced, possessions: possessions + more } })).toBeLessThan(plain);
      }),
    );
  });
});
