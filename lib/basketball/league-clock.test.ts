import { describe, expect, test } from "vitest";
import { anchoredAt, type LeagueClock, leagueTime, resumedClock, stoppedAt, wallTime } from "./league-clock.ts";

const NOON = Date.parse("2026-01-23T12:00:00.000Z");
const SECOND = 1000;
const HOUR = 3_600_000;

/** At noon the league is at 19:00, and a second is a minute. */
const fast: LeagueClock = { wall: "2026-01-23T12:00:00.000Z", league: "2026-01-23T19:00:00.000Z", speed: 60 };
const realTime: LeagueClock = { wall: "2026-01-23T12:00:00.000Z", league: "2026-01-23T12:00:00.000Z", speed: 1 };

test("ten seconds at 60x are ten minutes", () => {
  expect(new Date(leagueTime(fast, NOON + 10 * SECOND)).toISOString()).toBe("2026-01-23T19:10:00.000Z");
});

test("in real time the league has wall time", () => {
  expect(leagueTime(realTime, NOON + 12_345)).toBe(NOON + 12_345);
});

test("before its anchor the league stands at it: a wall clock that was put back does not take it along", () => {
  expect(leagueTime(fast, NOON - HOUR)).toBe(Date.parse(fast.league));
});

test("a moment of the league is reached after its distance over the speed; what is past, at once; never when it stands still", () => {
  expect(wallTime(fast, Date.parse("2026-01-23T20:00:00.000Z"))).toBe(NOON + 60 * SECOND);
  expect(wallTime(fast, Date.parse("2026-01-23T18:00:00.000Z"))).toBe(NOON);
  expect(wallTime({ ...fast, speed: 0 }, Date.parse("2026-01-23T20:00:00.000Z"))).toBe(Number.POSITIVE_INFINITY);
});

test("an anchor moved along changes no time", () => {
  const moved = anchoredAt(fast, NOON + 7 * SECOND);
  expect(moved.league).toBe("2026-01-23T19:07:00.000Z");
  expect(leagueTime(moved, NOON + 90 * SECOND)).toBe(leagueTime(fast, NOON + 90 * SECOND));
});

describe("a league that goes on after a stop", () => {
  const leagueAfter = (left: LeagueClock, milliseconds: number) => resumedClock(left, NOON + milliseconds, 60).league;

  test("in real time catches up with wall time", () => {
    expect(leagueAfter(realTime, 5 * HOUR)).toBe("2026-01-23T17:00:00.000Z");
  });

  test("has let real time pass, however fast it ran before", () => {
    expect(leagueAfter(stoppedAt(fast, NOON), 5 * HOUR)).toBe("2026-01-24T00:00:00.000Z");
  });

  test("stood still where it was told to", () => {
    expect(leagueAfter({ ...fast, speed: 0 }, 5 * HOUR)).toBe("2026-01-23T19:00:00.000Z");
  });

  test("is nowhere behind what a run that broke off had come to within a minute of its last anchor", () => {
    expect(leagueAfter(fast, 30 * SECOND)).toBe("2026-01-23T19:30:00.000Z");
    // A minute at 60x is an hour, and the minute after it a minute.
    expect(leagueAfter(fast, 120 * SECOND)).toBe("2026-01-23T20:01:00.000Z");
  });

  test("stays where it was when the wall clock was put back", () => {
    expect(leagueAfter(fast, -HOUR)).toBe("2026-01-23T19:00:00.000Z");
  });
});
