import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { porpag, porpagLevel } from "./porpag.ts";

/** As published for a conference's players in 2012 (theonlycolors.com/2012/3/5/2846036), from inputs printed to a tenth: rating, usage, share of minutes in percent, points. */
const PUBLISHED_2012 = [
  [117.2, 26.6, 95.3, 4.58],
  [128.7, 19.1, 90.1, 4.35],
  [117.2, 24.9, 92.6, 4.17],
  [124.0, 24.8, 71.4, 3.94],
  [127.2, 20.5, 78.1, 3.89],
  [103.8, 33.1, 95.0, 3.09],
  [142.5, 10.6, 58.1, 2.08],
] as const;

describe("PORPAG", () => {
  test.each(PUBLISHED_2012)(
    "rating %s, usage %s, minutes %s of 100, against 88 in 62 possessions: %s",
    (rating, usage, share, points) => {
      const level = { replacementRating: 88, possessions: 62 };
      const own = porpag({ offensiveRating: rating, usage, minutes: share, gameMinutes: 100 }, level);
      expect(Math.abs((own ?? Number.NaN) - points)).toBeLessThanOrEqual(0.065);
    },
  );

  test("in the season it was made for the level is 88, and 65.6 possessions", () => {
    const level = porpagLevel({ pointsPerPossession: 1.021, pointsPerGame: 68, pace: 65.6 });
    expect(level.replacementRating).toBeCloseTo(88, 10);
    expect(level.possessions).toBe(65.6);
  });

  test("a league of 1.07 points a possession and pace 69: 110 at 20 % in 32 of 40 minutes is (110 - 92.22) * 69 * 0.2 * 0.8 / 100 = 2.0", () => {
    const level = porpagLevel({ pointsPerPossession: 1.07, pointsPerGame: 74, pace: 69 });
    expect(level.replacementRating).toBeCloseTo(92.22, 2);
    expect(porpag({ offensiveRating: 110, usage: 20, minutes: 32, gameMinutes: 40 }, level)).toBe(2);
  });

  test("a replacement is worth nothing, who is worse less than nothing", () => {
    const level = { replacementRating: 90, possessions: 70 };
    expect(porpag({ offensiveRating: 90, usage: 25, minutes: 30, gameMinutes: 40 }, level)).toBe(0);
    expect(porpag({ offensiveRating: 70, usage: 25, minutes: 20, gameMinutes: 40 }, level)).toBe(-1.7);
  });

  test("null where rating, usage or minutes are unknown", () => {
    const level = { replacementRating: 90, possessions: 70 };
    const season = { offensiveRating: 100, usage: 20, minutes: 30, gameMinutes: 40 };
    expect(porpag({ ...season, offensiveRating: null }, level)).toBeNull();
    expect(porpag({ ...season, usage: null }, level)).toBeNull();
    expect(porpag({ ...season, minutes: 0 }, level)).toBeNull();
    expect(porpag({ ...season, gameMinutes: 0 }, level)).toBeNull();
  });

  test("a better rating is never worth less", () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(number(0, 200), number(0, 40), number(1, 60), number(1, 40), (rating, more, usage, minutes) => {
        const level = { replacementRating: 90, possessions: 70 };
        const at = (offensiveRating: number) =>
          porpag({ offensiveRating, usage, minutes, gameMinutes: 40 }, level) ?? 0;
        expect(at(rating + more)).toBeGreaterThanOrEqual(at(rating));
      }),
    );
  });
});
