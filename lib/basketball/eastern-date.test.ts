import { describe, expect, it } from "vitest";
import { easternDateOf, easternMidnight, slateDateOf } from "./eastern-date.ts";

describe("easternDateOf", () => {
  it.each([
    // Syracuse - UConn tipped off at 21:30 on 12 March 2009, summer time: 01:30 UTC of the 13th.
    ["2009-03-13T01:30Z", "2009-03-12"],
    ["2026-01-24T00:00:00.000Z", "2026-01-23"],
    ["2026-01-24T04:59:59Z", "2026-01-23"],
    ["2026-01-24T05:00:00Z", "2026-01-24"],
    ["2026-07-01T03:59:00Z", "2026-06-30"],
    ["2026-07-01T04:00:00Z", "2026-07-01"],
    ["2026-01-23T23:30:00-05:00", "2026-01-23"],
  ])("%s is played on %s", (time, day) => {
    expect(easternDateOf(time)).toBe(day);
  });

  it("refuses what is no date-time", () => {
    expect(() => easternDateOf("TBD")).toThrow(RangeError);
  });
});

describe("slateDateOf", () => {
  it.each([
    ["noon in New York", "2026-01-23T17:00:00Z", "2026-01-23"],
    ["one minute before six in the morning", "2026-01-24T10:59:00Z", "2026-01-23"],
    ["six in the morning", "2026-01-24T11:00:00Z", "2026-01-24"],
    ["one minute before six in summer time", "2026-07-01T09:59:00Z", "2026-06-30"],
    ["six in summer time", "2026-07-01T10:00:00Z", "2026-07-01"],
    // The night in which the clocks go forward is an hour shorter, the one in which they go back an hour longer.
    ["six in the morning after the clocks went forward", "2026-03-08T10:00:00Z", "2026-03-08"],
    ["six in the morning after the clocks went back", "2026-11-01T11:00:00Z", "2026-11-01"],
    ["the night of New Year", "2026-01-01T06:00:00Z", "2025-12-31"],
  ])("%s", (_, time, day) => {
    expect(slateDateOf(time)).toBe(day);
  });

  it("refuses what is no date-time", () => {
    expect(() => slateDateOf("TBD")).toThrow(RangeError);
  });
});

describe("easternMidnight", () => {
  it.each([
    ["2026-01-23", "2026-01-23T05:00:00.000Z"],
    ["2026-07-04", "2026-07-04T04:00:00.000Z"],
    // The clocks go forward at 02:00 on 8 March 2026 and back on 1 November 2026: midnight is still on the old time.
    ["2026-03-08", "2026-03-08T05:00:00.000Z"],
    ["2026-03-09", "2026-03-09T04:00:00.000Z"],
    ["2026-11-01", "2026-11-01T04:00:00.000Z"],
    ["2026-11-02", "2026-11-02T05:00:00.000Z"],
  ])("%s starts at %s", (day, midnight) => {
    expect(easternMidnight(day)).toBe(midnight);
    expect(easternDateOf(midnight)).toBe(day);
  });

  it.each(["2026-02-30", "2026-13-01", "20260123", "2026-1-3", ""])("refuses %j", (text) => {
    expect(() => easternMidnight(text)).toThrow(RangeError);
  });
});
