import { describe, expect, test } from "vitest";
import { computeSeasonRecord, type RecordGame } from "./season-record.ts";

const win: RecordGame = { final: true, eligibility: "counted", conferenceGame: false, tournament: false, won: true };
const loss: RecordGame = { ...win, won: false };
const none = { games: 0, wins: 0, losses: 0, unresolved: 0 };

describe("a season's record", () => {
  test("of no games is complete: nothing is unknown", () => {
    expect(computeSeasonRecord([])).toEqual({
      unknownConferenceGames: 0,
      unknownEligibilityGames: 0,
      complete: true,
      conference: none,
      overall: none,
    });
  });

  test("2 wins and a loss, one win of them in the conference: 2-1 and 1-0", () => {
    const record = computeSeasonRecord([win, { ...win, conferenceGame: true }, loss]);
    expect(record.overall).toEqual({ games: 3, wins: 2, losses: 1, unresolved: 0 });
    expect(record.conference).toEqual({ games: 1, wins: 1, losses: 0, unresolved: 0 });
    expect(record.complete).toBe(true);
  });

  test("games to come, exhibitions and games not known to count are in no total", () => {
    const record = computeSeasonRecord([
      { ...win, final: false, won: null },
      { ...win, eligibility: "exhibition" },
      { ...win, eligibility: "unknown", conferenceGame: true },
      { ...win, eligibility: "unknown", final: false },
    ]);
    expect(record).toMatchObject({ overall: none, conference: none, unknownEligibilityGames: 1, complete: false });
  });

  test("a conference's tournament counts overall, and not in its standings", () => {
    const record = computeSeasonRecord([{ ...loss, conferenceGame: true, tournament: true }]);
    expect(record).toMatchObject({ overall: { games: 1, losses: 1 }, conference: none, complete: true });
  });

  test("a game of unknown conferences counts overall and is told beside; of a tournament it would not count there anyway", () => {
    const unknown = { ...win, conferenceGame: null };
    expect(computeSeasonRecord([unknown, { ...unknown, tournament: true }])).toMatchObject({
      unknownConferenceGames: 1,
      overall: { games: 2, wins: 2 },
      conference: none,
      complete: false,
    });
  });

  test("a game over without a winner is unresolved in both, and the record not complete", () => {
    const record = computeSeasonRecord([{ ...win, won: null, conferenceGame: true }, loss]);
    expect(record.overall).toEqual({ games: 2, wins: 0, losses: 1, unresolved: 1 });
    expect(record.conference).toEqual({ games: 1, wins: 0, losses: 0, unresolved: 1 });
    expect(record.complete).toBe(false);
  });
});
