import { describe, expect, it } from "vitest";
import { dayOf } from "./calendar-day.ts";
import { behindEast, utcOfLocal } from "./local-time.ts";

describe("a time on a venue's wall", () => {
  it.each([
    ["2026-01-15", 19 * 60, "America/New_York", "2026-01-16T00:00:00.000Z"],
    ["2026-01-15", 19 * 60, "America/Chicago", "2026-01-16T01:00:00.000Z"],
    ["2026-01-15", 21.5 * 60, "America/Los_Angeles", "2026-01-16T05:30:00.000Z"],
    ["2026-01-15", 18 * 60, "Pacific/Honolulu", "2026-01-16T04:00:00.000Z"],
    // Clocks go forward on 8 March 2026.
    ["2026-03-07", 19 * 60, "America/New_York", "2026-03-08T00:00:00.000Z"],
    ["2026-03-08", 19 * 60, "America/New_York", "2026-03-08T23:00:00.000Z"],
    ["2026-03-08", 19 * 60, "America/Phoenix", "2026-03-09T02:00:00.000Z"],
    // Past the end of the day: one in the morning.
    ["2026-01-15", 25 * 60, "America/New_York", "2026-01-16T06:00:00.000Z"],
  ])("%s, minute %i in %s is %s", (date, minutes, timeZone, utc) => {
    expect(utcOfLocal(dayOf(date), minutes, timeZone)).toBe(utc);
  });

  it("is behind the east by so many minutes", () => {
    const winter = dayOf("2026-01-15");
    expect(behindEast(winter, "America/New_York")).toBe(0);
    expect(behindEast(winter, "America/Los_Angeles")).toBe(180);
    expect(behindEast(winter, "America/Phoenix")).toBe(120);
    expect(behindEast(dayOf("2026-03-15"), "America/Phoenix")).toBe(180);
  });
});
