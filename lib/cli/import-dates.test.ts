import { describe, expect, test } from "vitest";
import { UsageError } from "./command.ts";
import { datesOf } from "./import-dates.ts";

describe("days named on the command line", () => {
  test("days come in order, each once", () => {
    expect(datesOf(["2026-01-24", "2026-01-23", "2026-01-24"])).toEqual(["2026-01-23", "2026-01-24"]);
  });

  test("a season runs from the first days of November to the middle of April", () => {
    const days = datesOf([], ["2026"]);
    expect([days[0], days.at(-1)]).toEqual(["2025-11-01", "2026-04-15"]);
  });

  test.each(["2026-02-30", "23.01.2026", "2026-1-3", "today", ""])("%j is no day", (text) => {
    expect(() => datesOf([text])).toThrow(UsageError);
  });

  test.each(["26", "2025-26", "x"])("%j is no season", (text) => {
    expect(() => datesOf([], [text])).toThrow(/year a season ends/);
  });
});
