import { expect, test } from "vitest";
import { overviewExamples } from "#lib/records/overview-example.ts";
import type { ProfileGame } from "#lib/records/overview-records.ts";
import { profileGame } from "#test/example-team-season.ts";
import { scheduleCalendar } from "./schedule-calendar.ts";

const lines = (games: ProfileGame[]) =>
  scheduleCalendar({ ...overviewExamples.TeamSeasonOverview, schedule: { games } }, "https://courtside.test").split(
    "\r\n",
  );

test("each game is one event with its own address, at its time, the home team last", () => {
  const text = lines([
    profileGame({ id: 5, venue: "Heron Fieldhouse", teamPoints: 78, opponentPoints: 65, result: "W" }),
    profileGame({ id: 6, startDate: "2026-02-01T01:00:00.000Z", location: "away", status: "scheduled" }),
    profileGame({ id: 7, location: "neutral", status: "cancelled" }),
  ]);
  expect(text.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(3);
  expect(text).toContain("X-WR-CALNAME:Marlow State 2025–26");
  expect(text).toContain("SUMMARY:Port Ashby at Marlow State (W 78–65)");
  expect(text).toContain("LOCATION:Heron Fieldhouse");
  expect(text).toContain("URL:https://courtside.test/games/5");
  expect(text).toContain("UID:game-6@courtside");
  expect(text).toContain("DTSTART:20260201T010000Z");
  // 135 minutes later.
  expect(text).toContain("DTEND:20260201T031500Z");
  expect(text).toContain("SUMMARY:Marlow State at Port Ashby");
  expect(text).toContain("SUMMARY:Marlow State vs. Port Ashby");
  expect(text.filter((line) => line === "STATUS:CANCELLED")).toHaveLength(1);
});

test("without a time, and while it is postponed, a game is an event of its day in the East", () => {
  const text = lines([
    profileGame({ id: 5, startDate: "2026-02-03T05:00:00.000Z", startTimeTbd: true, status: "scheduled" }),
    profileGame({ id: 6, startDate: "2026-02-08T01:00:00.000Z", status: "postponed" }),
  ]);
  expect(text).toContain("DTSTART;VALUE=DATE:20260203");
  expect(text).toContain("DTSTART;VALUE=DATE:20260207");
  expect(text).toContain("SUMMARY:Postponed: Port Ashby at Marlow State");
});
