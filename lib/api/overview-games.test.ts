import { describe, expect, test } from "vitest";
import type { TeamSeasonGameRow } from "#lib/store/team-season-games.ts";
import { overviewGame } from "./overview-games.ts";

const MARLOW = 1;
const ASHBY = 2;

/** Marlow State beat Port Ashby at home by 70 to 60, as far as the store knows; changed by what is said. */
function row(said: Partial<TeamSeasonGameRow> = {}): TeamSeasonGameRow {
  return {
    id: 9,
    startDate: "2026-01-24T02:30:00.000Z",
    easternDate: "2026-01-23",
    startTimeTbd: 0,
    status: "final",
    seasonType: "regular",
    gameType: "STD",
    tournament: null,
    neutralSite: 0,
    conferenceGame: 0,
    homeTeamId: MARLOW,
    homeConferenceId: 1,
    homePoints: 70,
    homeWinner: 1,
    awayTeamId: ASHBY,
    awayConferenceId: 2,
    awayPoints: 60,
    awayWinner: 0,
    homeTeam: "Marlow State",
    awayTeam: "Port Ashby",
    venue: null,
    sources: '["espn","results"]',
    playsWhole: 1,
    possessionsMethod: "counted",
    seasonTypeStated: 1,
    conferenceGameStated: 0,
    boxes: 2,
    namesPlayers: 1,
    hasLines: 1,
    ...said,
  };
}

const gameOf = (said: Partial<TeamSeasonGameRow> = {}, teamId = MARLOW) =>
  overviewGame(row(said), { teamId, season: 2026 }, new Set([ASHBY]));
const profileOf = (...asked: Parameters<typeof gameOf>) => gameOf(...asked).profile;

describe("a game from a team's side", () => {
  test("at home, away and on a neutral floor, with its own points first", () => {
    expect(profileOf()).toMatchObject({
      opponentId: ASHBY,
      location: "home",
      teamPoints: 70,
      opponentPoints: 60,
      result: "W",
    });
    expect(profileOf({}, ASHBY)).toMatchObject({
      opponentId: MARLOW,
      location: "away",
      teamPoints: 60,
      opponentPoints: 70,
      result: "L",
    });
    expect(profileOf({ neutralSite: 1 }).location).toBe("neutral");
  });

  test("its day is that of the start in UTC, which is the morning after a night in New York", () => {
    expect(profileOf().calendarDate).toBe("2026-01-24");
  });

  test("has points and a result when it is over, and not before", () => {
    for (const status of ["scheduled", "in_progress", "postponed", "cancelled"] as const) {
      expect(profileOf({ status })).toMatchObject({ teamPoints: null, opponentPoints: null, result: null });
      expect(gameOf({ status }).record).toMatchObject({ final: false, won: null });
    }
  });

  test("has no result where no feed tells who won, or that both have lost", () => {
    expect(profileOf({ homeWinner: null, awayWinner: null, homePoints: null, awayPoints: null })).toMatchObject({
      teamPoints: null,
      result: null,
    });
    expect(profileOf({ homeWinner: 0, awayWinner: 0 }).result).toBeNull();
    // Won without a score, as by forfeit.
    expect(profileOf({ homePoints: null, awayPoints: null }).result).toBe("W");
  });

  test("an opponent without an overview of its own is told", () => {
    expect([profileOf().opponentHasProfile, profileOf({}, ASHBY).opponentHasProfile]).toEqual([true, false]);
  });
});

describe("a conference game", () => {
  test.each([
    ["stated to be one", { conferenceGame: 1, conferenceGameStated: 1, awayConferenceId: null }, true],
    ["stated to be none, whatever the conferences", { conferenceGameStated: 1, awayConferenceId: null }, false],
    ["by the conferences, which are one", { conferenceGame: 1, awayConferenceId: 1 }, true],
    ["by the conferences, which are two", {}, false],
    ["not known: the opponent's conference is not", { awayConferenceId: null }, null],
    ["not known: the team's own is not", { homeConferenceId: null }, null],
    [
      "not known of a game that has not been derived since",
      { conferenceGameStated: null, awayConferenceId: null },
      null,
    ],
  ] as const)("%s", (_what, said, expected) => {
    expect(profileOf(said).conferenceGame).toBe(expected);
    expect(gameOf(said).record.conferenceGame).toBe(expected);
  });

  test.each([
    ["STD", null, false],
    [null, null, false],
    ["STD", "LKC Tournament", true],
    ["TRNMNT", null, true],
  ])("of the type %s and the tournament %s: of a tournament %s", (gameType, tournament, expected) => {
    expect(gameOf({ gameType, tournament }).record.tournament).toBe(expected);
  });
});

describe("whether it counts", () => {
  test("as a feed says, and where none does by the day", () => {
    expect(profileOf().eligibility).toBe("counted");
    expect(profileOf({ seasonType: "preseason" }).eligibility).toBe("exhibition");
    expect(profileOf({ seasonTypeStated: 0 }).eligibility).toBe("counted");
    for (const seasonTypeStated of [0, null] as const) {
      expect(profileOf({ seasonTypeStated, easternDate: "2025-10-25" }).eligibility).toBe("unknown");
    }
  });
});

test("what the store holds of it", () => {
  expect(gameOf()).toMatchObject({
    sources: ["espn", "results"],
    hasBoxScores: true,
    hasPlays: true,
    namesPlayers: true,
    hasLines: true,
  });
  expect(gameOf({ boxes: 1, playsWhole: 0, hasLines: 0 })).toMatchObject({
    hasBoxScores: false,
    hasPlays: true,
    hasLines: false,
  });
  expect(gameOf({ playsWhole: null, sources: null })).toMatchObject({ hasPlays: false, sources: [] });
});
