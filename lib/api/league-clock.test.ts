import { describe, expect, it } from "vitest";
import { leagueTimeAt, parseLeagueClock } from "./league-clock.ts";

const WALL = "2026-11-20T12:00:00.000Z";
const LEAGUE = "2026-01-24T18:00:00.000Z";
const later = (seconds: number) => Date.parse(WALL) + seconds * 1000;
const time = (speed: number, seconds: number) => {
  const clock = parseLeagueClock(JSON.stringify({ wall: WALL, league: LEAGUE, speed }));
  return new Date(leagueTimeAt(clock, later(seconds))).toISOString();
};

describe("the league's time", () => {
  it("is the time on the wall without a clock", () => {
    expect(parseLeagueClock(null)).toBeNull();
    expect(leagueTimeAt(null, 123)).toBe(123);
  });

  it.each([
    [1, 90, "2026-01-24T18:01:30.000Z"],
    [60, 90, "2026-01-24T19:30:00.000Z"],
    [10, -6, LEAGUE],
    [0, 90, LEAGUE],
  ])("at %s times the speed is, %s s later, %s", (speed, seconds, expected) => {
    expect(time(speed, seconds)).toBe(expected);
  });

  it.each(["", "{}", "null", '{"wall":"yesterday","league":"2026-01-24T18:00:00.000Z","speed":1}'])(
    "refuses a setting that is no clock: %s",
    (setting) => {
      expect(() => parseLeagueClock(setting)).toThrow();
    },
  );
});
