import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Side } from "#lib/basketball/enums.ts";
import {
  homeWinProbability,
  marginToCome,
  pregameWinProbability,
  type WinProbabilityParameters,
} from "./win-probability.ts";

/** A lead comes down to a quarter over 40 minutes, to a half over 20. */
const HALVING: WinProbabilityParameters = {
  deviation: 12,
  pull: 2 * Math.LN2,
  lateDeviation: 0,
  lateSeconds: 20,
  ball: 0.5,
};

describe("worked by hand", () => {
  const halfTime = { margin: 8, secondsLeft: 1200, possession: null };

  test("half time, 8 ahead, 6 expected: 8 / 2 + 6 * 0.5 / 0.75 = 8; variance 144 * (1 - 0.25) / (4 ln 2) = 38.95, deviation 6.241", () => {
    const { mean, deviation } = marginToCome(halfTime, 6, HALVING);
    expect(mean).toBeCloseTo(8, 10);
    expect(deviation).toBeCloseTo(6.241, 3);
  });

  test("... above half a point 0.8853, below minus half a point 0.0866, level 0.0281, of which overtime gives 0.6405: 0.9033", () => {
    expect(homeWinProbability(halfTime, 6, HALVING)).toBeCloseTo(0.9033, 4);
  });

  test("the ball is worth half a point to either side, less as the last seconds run: 0.5 * (1 - exp(-1)) = 0.316 with 5 left", () => {
    const meanOf = (possession: Side | null, secondsLeft: number) =>
      marginToCome({ margin: 0, secondsLeft, possession }, 0, HALVING).mean;
    expect(meanOf("home", 600)).toBeCloseTo(0.5, 10);
    expect(meanOf("away", 600)).toBeCloseTo(-0.5, 10);
    expect(meanOf("home", 5)).toBeCloseTo(0.31606, 5);
    expect(meanOf(null, 5)).toBe(0);
  });

  test("no time left: the leader has won, and a level score is an overtime, 0.6405", () => {
    const end = (margin: number) => homeWinProbability({ margin, secondsLeft: 0, possession: "away" }, 6, HALVING);
    expect([end(1), end(-1)]).toEqual([1, 0]);
    expect(end(0)).toBeCloseTo(0.6405, 4);
  });
});

describe("with the parameters served", () => {
  test("before the game 0 expected is one half, 7 about three quarters, and it is the game's start", () => {
    expect(pregameWinProbability(0)).toBeCloseTo(0.5, 12);
    expect(pregameWinProbability(7)).toBeCloseTo(0.75, 1);
    expect(pregameWinProbability(7)).toBe(homeWinProbability({ margin: 0, secondsLeft: 2400, possession: null }, 7));
  });

  test("down three with a minute left and no ball: between one game in twenty and one in six", () => {
    const home = homeWinProbability({ margin: -3, secondsLeft: 60, possession: "away" }, 0);
    expect(home).toBeGreaterThan(0.05);
    expect(home).toBeLessThan(0.17);
  });

  test("five ahead is worth more the less time is left", () => {
    const ahead = [2400, 1200, 600, 120, 30].map((secondsLeft) =>
      homeWinProbability({ margin: 5, secondsLeft, possession: null }, 0),
    );
    expect(ahead).toEqual(ahead.toSorted((a, b) => a - b));
  });
});

describe("identities", () => {
  const moment = fc.record({
    margin: fc.integer({ min: -60, max: 60 }),
    secondsLeft: fc.integer({ min: 0, max: 2400 }),
    possession: fc.constantFrom<Side | null>("home", "away", null),
  });
  const expected = fc.double({ min: -40, max: 40, noNaN: true });

  test("it is a probability, and with the sides swapped the other team's", () => {
    fc.assert(
      fc.property(moment, expected, ({ margin, secondsLeft, possession }, expectedMargin) => {
        const home = homeWinProbability({ margin, secondsLeft, possession }, expectedMargin);
        expect(home).toBeGreaterThanOrEqual(0);
        expect(home).toBeLessThanOrEqual(1);
        const swapped = possession === null ? null : possession === "home" ? "away" : "home";
        const away = homeWinProbability({ margin: -margin, secondsLeft, possession: swapped }, -expectedMargin);
        expect(home + away).toBeCloseTo(1, 9);
      }),
    );
  });

  test("more points, the ball, and a better team never make it smaller", () => {
    fc.assert(
      fc.property(moment, expected, (now, expectedMargin) => {
        const home = homeWinProbability(now, expectedMargin) - 1e-12;
        expect(homeWinProbability({ ...now, margin: now.margin + 1 }, expectedMargin)).toBeGreaterThanOrEqual(home);
        expect(homeWinProbability({ ...now, possession: "home" }, expectedMargin)).toBeGreaterThanOrEqual(home);
        expect(homeWinProbability(now, expectedMargin + 1)).toBeGreaterThanOrEqual(home);
      }),
    );
  });
});
