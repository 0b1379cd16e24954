import { describe, expect, test } from "vitest";
import { isOverdue, retryWait, scoreboardInterval } from "./scoreboard.ts";

const TIP = "2026-01-24T19:00:00.000Z";
const at = (text: string, speed = 1) => ({ time: Date.parse(text), speed });
const game = (status: "scheduled" | "in_progress" | "final", startDate = TIP, startTimeTbd = false) => ({
  status,
  startDate,
  startTimeTbd,
});

describe("the scoreboard is read again", () => {
  test("every 10 seconds while a game is on, whatever else is on the board", () => {
    expect(scoreboardInterval([game("final"), game("in_progress"), game("scheduled")], at(TIP))).toBe(10_000);
  });

  test("not at all when all games are over, or there are none", () => {
    expect(scoreboardInterval([game("final"), game("final")], at(TIP))).toBe(false);
    expect(scoreboardInterval([], at(TIP))).toBe(false);
  });

  test.each([
    ["15 minutes before the tip", "2026-01-24T18:45:00.000Z", 60_000],
    ["31 seconds before it: at the tip", "2026-01-24T18:59:29.000Z", 31_000],
    ["4 seconds before it: not sooner than a live game", "2026-01-24T18:59:56.000Z", 10_000],
    ["20 minutes after a tip that is late", "2026-01-24T19:20:00.000Z", 60_000],
  ])("about a tip: %s", (_, time, expected) => {
    expect(scoreboardInterval([game("scheduled")], at(time))).toBe(expected);
  });

  test("a quarter of an hour before the next tip, once: 7:00 PM at 1:00 PM waits 5 h 45 min", () => {
    const later = game("scheduled", "2026-01-25T00:00:00.000Z");
    const evening = game("scheduled", "2026-01-25T02:00:00.000Z");
    expect(scoreboardInterval([evening, later, game("final")], at("2026-01-24T18:00:00.000Z"))).toBe(20_700_000);
  });

  test("sooner where the league's time runs faster: an hour before the tip at 60 times the speed, 45 seconds", () => {
    expect(scoreboardInterval([game("scheduled")], at("2026-01-24T18:00:00.000Z", 60))).toBe(45_000);
    // The last quarter of an hour is 15 seconds, and a late tip is looked for as often as a live game.
    expect(scoreboardInterval([game("scheduled")], at("2026-01-24T18:46:00.000Z", 60))).toBe(10_000);
    expect(scoreboardInterval([game("scheduled")], at("2026-01-24T19:01:00.000Z", 60))).toBe(10_000);
    expect(scoreboardInterval([game("scheduled")], at("2026-01-24T18:00:00.000Z", 0))).toBe(false);
  });

  test("not for a tip whose time is not known", () => {
    expect(scoreboardInterval([game("scheduled", TIP, true)], at(TIP))).toBe(false);
  });
});

describe("a read that failed is tried again", () => {
  test("after the usual wait, then twice as long each time, up to a minute", () => {
    expect([0, 1, 2, 3, 9].map((failures) => retryWait(10_000, failures))).toEqual([
      10_000, 20_000, 40_000, 60_000, 60_000,
    ]);
    expect(retryWait(60_000, 0)).toBe(60_000);
  });

  test("also where the board was not to be read for a long time", () => {
    expect([retryWait(false, 0), retryWait(20_700_000, 1)]).toEqual([10_000, 20_000]);
  });
});

describe("what is shown is overdue", () => {
  test("after three intervals without an answer", () => {
    expect(isOverdue(10_000, 29_999)).toBe(false);
    expect(isOverdue(10_000, 30_000)).toBe(true);
    expect(isOverdue(60_000, 180_000)).toBe(true);
  });

  test("never where nothing is waited for, or only the next tip", () => {
    expect(isOverdue(false, 9_000_000)).toBe(false);
    expect(isOverdue(20_700_000, 90_000_000)).toBe(false);
  });
});
