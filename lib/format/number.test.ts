import { describe, expect, test } from "vitest";
import {
  formatChance,
  formatCount,
  formatMadeAttempted,
  formatNumber,
  formatOrdinal,
  formatPct,
  formatSigned,
} from "./number.ts";

describe("numbers", () => {
  test("what is unknown is an en dash, never a zero", () => {
    expect(formatNumber(null)).toBe("–");
    expect(formatPct(undefined)).toBe("–");
    expect(formatSigned(null)).toBe("–");
    expect(formatMadeAttempted({ made: null, attempted: null })).toBe("–");
    expect(formatNumber(0)).toBe("0");
  });

  test("decimals are fixed and thousands grouped", () => {
    expect(formatNumber(70.5, 1)).toBe("70.5");
    expect(formatNumber(138.571, 1)).toBe("138.6");
    expect(formatNumber(12345)).toBe("12,345");
    expect(formatPct(50)).toBe("50.0");
    expect(formatNumber(-2.5, 1)).toBe("−2.5");
    expect(formatNumber(-0.04, 1)).toBe("0.0");
  });

  test("a difference carries its sign, also above a thousand; nothing is neither plus nor minus", () => {
    expect(formatSigned(8)).toBe("+8");
    expect(formatSigned(-3)).toBe("−3");
    expect(formatSigned(-1234)).toBe("−1,234");
    expect(formatSigned(0)).toBe("0");
    expect(formatSigned(-0.04, 1)).toBe("0.0");
  });

  test("half a pair still says the half that is known", () => {
    expect(formatMadeAttempted({ made: 8, attempted: 17 })).toBe("8-17");
    expect(formatMadeAttempted({ made: 8, attempted: null })).toBe("8-–");
  });

  test("a probability is a whole percentage; only what is certain is all or nothing", () => {
    expect([0, 0.004, 0.628, 0.996, 1].map(formatChance)).toEqual(["0 %", "<1 %", "63 %", ">99 %", "100 %"]);
    expect(formatChance(null)).toBe("–");
  });

  test("one is singular, everything else plural", () => {
    expect(formatCount(1, "game")).toBe("1 game");
    expect(formatCount(0, "game")).toBe("0 games");
    expect(formatCount(2, "loss", "losses")).toBe("2 losses");
  });
});

test("places have their ending; eleven to thirteen are not first to third", () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 112, 364, 1001];
  expect(places.map(formatOrdinal).join(" ")).toBe(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 101st 111th 112th 364th 1,001st",
  );
});
