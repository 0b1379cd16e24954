import { describe, expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { formatFinal, formatGameClock, formatPeriod, formatPeriodColumn, formatPeriodLong } from "./period.ts";

const mens = periodFormat("mens");
const womens = periodFormat("womens");

describe("periods", () => {
  test("men play two halves, the third period is an overtime", () => {
    expect([1, 2, 3, 4, 8].map((period) => formatPeriod(mens, period))).toEqual(["1st", "2nd", "OT", "2OT", "6OT"]);
    expect([1, 3, 4, 8].map((period) => formatPeriodLong(mens, period))).toEqual([
      "1st half",
      "Overtime",
      "2nd overtime",
      "6th overtime",
    ]);
  });

  test("women play four quarters, the fifth period is an overtime", () => {
    expect([1, 4, 5, 6].map((period) => formatPeriod(womens, period))).toEqual(["1st", "4th", "OT", "2OT"]);
    expect(formatPeriodLong(womens, 3)).toBe("3rd quarter");
    expect([1, 4, 5].map((period) => formatPeriodColumn(womens, period))).toEqual(["1", "4", "OT"]);
  });

  test("a game that is on says its period and clock, and what comes between periods", () => {
    const mensTexts: [number | null, string | null, string][] = [
      [2, "12:34", "2nd 12:34"],
      [1, "0:00", "Half"],
      [2, "0:00", "End 2nd"],
      [3, "0:45", "OT 0:45"],
      [4, "3.7", "2OT 3.7"],
      [2, null, "2nd"],
      [null, "5:00", "Live"],
    ];
    for (const [period, clock, text] of mensTexts) expect(formatGameClock(mens, period, clock)).toBe(text);
    expect([1, 2, 3].map((period) => formatGameClock(womens, period, "0:00"))).toEqual(["End 1st", "Half", "End 3rd"]);
  });

  test("a final names its overtimes; unknown periods name none", () => {
    expect(formatFinal(mens, 2)).toBe("Final");
    expect(formatFinal(mens, 3)).toBe("Final/OT");
    expect(formatFinal(mens, 8)).toBe("Final/6OT");
    expect(formatFinal(womens, 4)).toBe("Final");
    expect(formatFinal(mens, null)).toBe("Final");
  });
});
