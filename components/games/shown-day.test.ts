import { describe, expect, test } from "vitest";
import { dayStrip, daysAround, shownDay } from "./shown-day.ts";

const days = ["2026-01-19", "2026-01-20", "2026-01-22", "2026-01-24", "2026-01-25"].map((date, index) => ({
  date,
  games: index + 1,
}));
const dates = (entries: { date: string }[]) => entries.map((entry) => entry.date.slice(8));

describe("the day shown", () => {
  test("is the one asked for, with games or without", () => {
    expect(shownDay("2026-01-21", "2026-01-20", days)).toEqual({ day: "2026-01-21", reason: "asked" });
  });

  test("is today when today has games", () => {
    expect(shownDay(null, "2026-01-22", days)).toEqual({ day: "2026-01-22", reason: "today" });
  });

  test("without games today: the latest that has some, else the next, else today", () => {
    expect(shownDay(null, "2026-07-01", days)).toEqual({ day: "2026-01-25", reason: "instead" });
    expect(shownDay(null, "2026-01-23", days)).toEqual({ day: "2026-01-22", reason: "instead" });
    expect(shownDay(null, "2025-10-01", days)).toEqual({ day: "2026-01-19", reason: "instead" });
    expect(shownDay(null, "2026-01-23", [])).toEqual({ day: "2026-01-23", reason: "today" });
  });
});

describe("the days around", () => {
  test("the neighbours are days with games, wherever the day itself lies", () => {
    expect(daysAround("2026-01-23", days)).toEqual({
      previous: { date: "2026-01-22", games: 3 },
      next: { date: "2026-01-24", games: 4 },
    });
    expect(daysAround("2026-01-19", days).previous).toBeNull();
    expect(daysAround("2026-01-25", days).next).toBeNull();
  });

  test("the strip has the day in its middle, and at an end of the season more of the other side", () => {
    expect(dates(dayStrip("2026-01-22", days, 3))).toEqual(["20", "22", "24"]);
    expect(dates(dayStrip("2026-01-25", days, 3))).toEqual(["22", "24", "25"]);
    expect(dates(dayStrip("2026-01-19", days, 3))).toEqual(["19", "20", "22"]);
    expect(dates(dayStrip("2026-01-22", days, 9))).toEqual(["19", "20", "22", "24", "25"]);
  });

  test("a day without games stands among them with none", () => {
    expect(dayStrip("2026-01-23", days, 3)).toEqual([
      { date: "2026-01-22", games: 3 },
      { date: "2026-01-23", games: 0 },
      { date: "2026-01-24", games: 4 },
    ]);
  });
});
