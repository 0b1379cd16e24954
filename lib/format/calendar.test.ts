import { describe, expect, test } from "vitest";
import {
  addDays,
  dayRange,
  formatDayLong,
  formatDayShort,
  formatDayWithYear,
  formatInstant,
  formatMonth,
  formatMonthDay,
  formatTime,
  formatWeekday,
  isCalendarDay,
} from "./calendar.ts";

describe("days of the schedule", () => {
  test("a winter day runs from 05:00 UTC to one millisecond before the next 05:00", () => {
    expect(dayRange("2026-01-23")).toEqual({
      startDateRange: "2026-01-23T05:00:00.000Z",
      endDateRange: "2026-01-24T04:59:59.999Z",
    });
  });

  test("the day the clocks go forward has 23 hours, the day they go back 25", () => {
    const hours = (day: string) => {
      const range = dayRange(day);
      return (Date.parse(range.endDateRange) + 1 - Date.parse(range.startDateRange)) / 3_600_000;
    };
    expect(hours("2026-03-08")).toBe(23);
    expect(hours("2025-11-02")).toBe(25);
  });

  test("only real days are days", () => {
    expect(isCalendarDay("2024-02-29")).toBe(true);
    expect(isCalendarDay("2026-02-29")).toBe(false);
    expect(isCalendarDay("2026-1-5")).toBe(false);
    expect(isCalendarDay("yesterday")).toBe(false);
  });

  test("days are counted over months and years", () => {
    expect(addDays("2025-12-31", 1)).toBe("2026-01-01");
    expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
  });

  test("days read as people write them, whatever the machine's zone", () => {
    expect(formatDayLong("2026-01-23")).toBe("Friday, January 23, 2026");
    expect(formatDayShort("2026-01-23")).toBe("Fri, Jan 23");
    expect(formatDayWithYear("2026-01-05")).toBe("Jan 5, 2026");
    expect(formatMonth("2026-01")).toBe("January 2026");
    expect(formatMonthDay("2026-01-05")).toBe("Jan 5");
    expect(formatWeekday("2026-01-05")).toBe("Mon");
  });
});

describe("times", () => {
  // Intl writes a narrow no-break space before AM and PM.
  const plain = (text: string) => text.replaceAll("\u202f", " ");

  test("one instant reads differently in two zones", () => {
    const tip = "2026-01-24T00:00:00.000Z";
    expect(plain(formatTime(tip, "America/New_York"))).toBe("7:00 PM");
    expect(plain(formatTime(tip, "America/Los_Angeles", true))).toBe("4:00 PM PST");
    expect(plain(formatInstant(tip, "America/New_York"))).toBe("Friday, January 23, 2026 at 7:00 PM EST");
  });
});
