import { describe, expect, test } from "vitest";
import { formatLine, formatLineLong, formatMoneyline, formatPoints, formatSpread } from "./line.ts";

const LETTERS = { home: "LARK", away: "PHAL" };
const NAMES = { home: "Larkmoor", away: "Port Halden" };

describe("a line", () => {
  test.each([
    [-3.5, 148.5, "LARK −3.5 · o/u 148.5", "Larkmoor favored by 3.5, total 148.5"],
    [7, 140, "PHAL −7 · o/u 140", "Port Halden favored by 7, total 140"],
    [0, null, "Even", "neither favored"],
    [null, 151.5, "o/u 151.5", "total 151.5"],
  ])("spread %s, total %s", (spread, overUnder, short, long) => {
    expect(formatLine({ spread, overUnder }, LETTERS)).toBe(short);
    expect(formatLineLong({ spread, overUnder }, NAMES)).toBe(long);
  });

  test("is nothing without a number", () => {
    expect(formatLine({ spread: null, overUnder: null }, LETTERS)).toBeNull();
    expect(formatLineLong({ spread: null, overUnder: null }, NAMES)).toBeNull();
  });
});

test("a spread, points and odds by themselves", () => {
  expect([-3.5, 7, 0].map((spread) => formatSpread(spread, LETTERS))).toEqual(["LARK −3.5", "PHAL −7", "Even"]);
  expect([141.5, 141].map(formatPoints)).toEqual(["141.5", "141"]);
  expect([-155, 1250, 100].map(formatMoneyline)).toEqual(["−155", "+1250", "+100"]);
});
