import { describe, expect, test } from "vitest";
import { americanOdds, moneylinesOf } from "./moneylines.ts";
import { normalCdf } from "./normal-distribution.ts";

/** Probability that American odds stand for, the bookmaker's share included. */
const impliedBy = (odds: number) => (odds < 0 ? -odds / (100 - odds) : 100 / (100 + odds));

describe("moneylines of a spread", () => {
  test("worked by hand: a favourite of 6 wins 70.7 %, dearer by 4.5 % is 73.9 %, stakes 283 for 100; the other has 30.6 %, 227 for 100", () => {
    expect(moneylinesOf(-6)).toEqual({ home: -280, away: 230 });
    expect(moneylinesOf(6)).toEqual({ home: 230, away: -280 });
  });

  test("a pick'em costs both sides -110: 52.25 % is 109.4 for 100", () => {
    expect(moneylinesOf(0)).toEqual({ home: -110, away: -110 });
  });

  test("both prices together are dearer than fair by 4.5 %, to the rounding of the odds", () => {
    for (let spread = -30; spread <= 30; spread += 0.5) {
      const { home, away } = moneylinesOf(spread);
      expect(impliedBy(home) + impliedBy(away)).toBeGreaterThan(1.035);
      expect(impliedBy(home) + impliedBy(away)).toBeLessThan(1.055);
    }
  });

  test("who is favoured by more costs more", () => {
    const prices = Array.from({ length: 60 }, (_, half) => impliedBy(moneylinesOf(-half / 2).home));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
});

test("American odds: 60 % stakes 150 for 100, 40 % wins 150, 50 % is even, 95 % is in steps of 25, 97 % of 100", () => {
  expect([0.6, 0.4, 0.5, 0.95, 0.97].map(americanOdds)).toEqual([-150, 150, 100, -1900, -3200]);
});

test("the normal distribution as tables print it", () => {
  const table = [
    [0, 0.5],
    [0.5, 0.69146],
    [1, 0.84134],
    [1.96, 0.975],
    [3, 0.99865],
    [-1, 0.15866],
  ] as const;
  for (const [x, probability] of table) expect(normalCdf(x)).toBeCloseTo(probability, 5);
});
