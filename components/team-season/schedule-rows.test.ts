import { expect, test } from "vitest";
import { profileGame } from "#test/example-team-season.ts";
import { filterSchedule, recordOf, scheduleRows } from "./schedule-rows.ts";
import { recordText } from "./season-record.ts";

const games = [
  profileGame({
    id: 1,
    startDate: "2025-11-01T23:00:00.000Z",
    eligibility: "exhibition",
    teamPoints: 90,
    opponentPoints: 50,
    result: "W",
  }),
  profileGame({ id: 2, startDate: "2025-11-08T00:30:00.000Z", teamPoints: 71, opponentPoints: 80, result: "L" }),
  profileGame({
    id: 3,
    startDate: "2025-11-12T00:00:00.000Z",
    location: "neutral",
    teamPoints: 64,
    opponentPoints: 63,
    result: "W",
  }),
  profileGame({
    id: 4,
    startDate: "2025-11-15T00:00:00.000Z",
    eligibility: "unknown",
    teamPoints: 70,
    opponentPoints: 60,
    result: "W",
  }),
  profileGame({ id: 5, startDate: "2025-12-01T00:00:00.000Z", status: "scheduled" }),
  profileGame({ id: 6, startDate: "2026-01-03T00:00:00.000Z", status: "postponed", conferenceGame: true }),
  profileGame({
    id: 7,
    startDate: "2026-01-10T00:00:00.000Z",
    location: "away",
    conferenceGame: true,
    teamPoints: 88,
    opponentPoints: 60,
    result: "W",
  }),
  profileGame({
    id: 8,
    startDate: "2026-01-24T00:30:00.000Z",
    location: "away",
    status: "scheduled",
    conferenceGame: true,
  }),
  profileGame({ id: 9, startDate: "2026-01-28T00:30:00.000Z", status: "scheduled", conferenceGame: null }),
];
const rows = scheduleRows(games, "2026-01-20");

test("the record runs over the games that count: 0–1, 1–1, 2–1; exhibitions and games of unknown kind leave it as it is", () => {
  expect(rows.map((row) => row.record && recordText(row.record))).toEqual([
    null,
    "0–1",
    "1–1",
    null,
    null,
    null,
    "2–1",
    null,
    null,
  ]);
});

test("the margin is own points less the opponent's, of every game with points", () => {
  expect(rows.map((row) => row.margin)).toEqual([40, -9, 1, 10, null, null, 28, null, null]);
});

test("a game belongs to the Eastern day it is played on", () => {
  expect(rows[1]?.day).toBe("2025-11-07");
});

test("the next game is the first to play from today on, not one that a feed forgot; a game that is on is next", () => {
  const nextOf = (list: typeof rows) => list.filter((row) => row.next).map((row) => row.game.id);
  expect(nextOf(rows)).toEqual([8]);
  expect(nextOf(scheduleRows(games, "2025-11-20"))).toEqual([5]);
  expect(nextOf(scheduleRows(games, "2026-01-24"))).toEqual([9]);
  expect(nextOf(scheduleRows([profileGame({ id: 10, status: "in_progress" }), ...games], "2026-01-20"))).toEqual([10]);
  expect(nextOf(scheduleRows(games, "2026-03-01"))).toEqual([]);
});

test("a place and the conference narrow the list; a game of which the conference is not known is not one of it", () => {
  const ids = (...filter: Parameters<typeof filterSchedule>) => filterSchedule(...filter).map((row) => row.game.id);
  expect(ids(rows, { location: "all", conference: false })).toHaveLength(9);
  expect(ids(rows, { location: "neutral", conference: false })).toEqual([3]);
  expect(ids(rows, { location: "away", conference: true })).toEqual([7, 8]);
  expect(ids(rows, { location: "all", conference: true })).toEqual([6, 7, 8]);
});

test("the rows that are shown have a record of their own", () => {
  expect(recordText(recordOf(rows))).toBe("2–1");
  expect(recordText(recordOf(filterSchedule(rows, { location: "home", conference: false })))).toBe("0–1");
});
