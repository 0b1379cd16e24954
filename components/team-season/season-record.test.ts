import { expect, test } from "vitest";
import type { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { recordFootnotes, recordSpoken, recordText, winPct } from "./season-record.ts";

const count = (wins: number, losses: number, unresolved = 0) => ({
  games: wins + losses + unresolved,
  wins,
  losses,
  unresolved,
});
const record = (fields: Partial<TeamSeasonOverview["record"]>): TeamSeasonOverview["record"] => ({
  unknownConferenceGames: 0,
  unknownEligibilityGames: 0,
  complete: false,
  conference: count(12, 6),
  overall: count(21, 9),
  ...fields,
});

test("wins before losses; read aloud with their names", () => {
  expect(recordText(count(21, 9))).toBe("21–9");
  expect(recordSpoken(count(1, 0))).toBe("1 win, 0 losses");
  expect(recordSpoken(count(21, 1))).toBe("21 wins, 1 loss");
});

test("21 of 30 decided games are 70 %; games without a winner are in neither; no game, no share", () => {
  expect(winPct(count(21, 9, 2))).toBe(70);
  expect(winPct(count(0, 0, 3))).toBeNull();
});

test("a complete record has no footnote", () => {
  expect(recordFootnotes(record({ complete: true }))).toEqual([]);
});

test("each thing that is open has its sentence, with its count", () => {
  expect(
    recordFootnotes(record({ unknownEligibilityGames: 2, unknownConferenceGames: 1, overall: count(21, 8, 1) })),
  ).toEqual([
    "2 games left out: no source tells whether they count or are exhibitions.",
    "1 game not in the conference record: no source tells whether it was a conference game.",
    "1 game played without a known winner is neither won nor lost.",
  ]);
  expect(recordFootnotes(record({ unknownEligibilityGames: 1 }))).toEqual([
    "1 game left out: no source tells whether it counts or is an exhibition.",
  ]);
});

test("a record that is open without saying where still says that it is", () => {
  expect(recordFootnotes(record({}))).toEqual(["The record is not complete."]);
});
