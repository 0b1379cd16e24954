import { describe, expect, it, test } from "vitest";
import type { Fact } from "#lib/basketball/facts.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import { selectImportFaults } from "#lib/store/import-log.ts";
import {
  athleteFact,
  conferenceFact,
  factDocument,
  gameDocument,
  gameFact,
  readerOf,
  sideFact,
  teamBox,
  teamFact,
} from "#test/game-facts.ts";
import { recruitFact, transferFact } from "#test/recruiting-facts.ts";
import { eachStore } from "#test/stores.ts";
import { importFeed } from "./import-feed.ts";
import { refuseUnusable } from "./refuse-unusable.ts";

const HARBOR = teamFact("Harbor State");
const MESA = teamFact("Mesa Tech");

function game(said: Partial<GameFact>): Fact {
  const sides = { home: sideFact(HARBOR), away: sideFact(MESA) };
  return { kind: "game", game: gameFact("espn", "1", { season: 2026, easternDate: "2026-01-10", ...sides, ...said }) };
}

function membership(startSeason: number, endSeason: number | null): Fact {
  const stated = { team: HARBOR, conference: conferenceFact("GLC"), startSeason, endSeason };
  return { kind: "membership", source: "espn", league: "mens", membership: stated };
}

/** `absurd_value: The document ...`, or null when the facts pass. */
function refusal(fact: Fact): string | null {
  try {
    refuseUnusable([fact]);
    return null;
  } catch (error) {
    if (error instanceof FeedFault) return `${error.code}: ${error.message}`;
    throw error;
  }
}

const line = {
  provider: "A",
  spread: -3.5,
  overUnder: 140.5,
  homeMoneyline: -160,
  awayMoneyline: 135,
  spreadOpen: null,
  overUnderOpen: null,
};
const hometown = { countyFips: null, longitude: -71.06, latitude: 42.36, country: null, state: null, city: null };

describe("refuseUnusable", () => {
  it.each([
    ["a plain game", game({})],
    ["negative spreads and moneylines", game({ lines: [line] })],
    [
      "places west of Greenwich",
      game({ athletes: [{ key: "a", side: "home", athlete: { ...athleteFact("Jo Quill"), hometown } }] }),
    ],
    ["letters of any script", game({ notes: "Hawaiʻi – 東京 🏀" })],
    ["a game in July, counted to the season before", game({ easternDate: "2025-07-02", season: 2025 })],
    ["a membership that goes on", membership(2020, null)],
    ["a recruit", recruitFact("espn", "1", { hometown })],
    ["a leap day", game({ easternDate: "2024-02-29", season: 2024 })],
  ])("passes %s", (_, fact) => {
    expect(refusal(fact)).toBeNull();
  });

  it.each([
    ["a null character", game({ notes: "a\u0000b" }), "unusable_text: The text of game.notes holds a null character."],
    [
      "half a character",
      {
        kind: "venue",
        source: "espn",
        venue: { ids: {}, name: "Hall \ud800", city: null, state: null, country: null },
      },
      "unusable_text: The text of venue.venue.name holds half a character (a lone surrogate).",
    ],
    [
      "a name without end",
      game({ home: sideFact(teamFact("x".repeat(801))) }),
      "unusable_text: The text of game.home.team.school has 801 characters.",
    ],
    [
      "a count beyond 32 bits",
      game({ attendance: 2 ** 31 }),
      "absurd_value: The document cannot be right: game.attendance is 2147483648.",
    ],
    [
      "negative points",
      game({ home: sideFact(HARBOR, { points: -5 }) }),
      "absurd_value: The document cannot be right: game.home.points is -5.",
    ],
    [
      "a negative count of a box score",
      game({ away: sideFact(MESA, { boxScore: teamBox({ steals: -1 }) }) }),
      "absurd_value: The document cannot be right: game.away.boxScore.steals is -1.",
    ],
    ["no number", game({ season: Number.NaN }), "absurd_value: The document cannot be right: game.season is NaN."],
    [
      "no day",
      game({ easternDate: "2026-02-30" }),
      "absurd_value: The document cannot be right: the day of the game is 2026-02-30.",
    ],
    [
      "no date at all",
      game({ easternDate: "2026-13-45" }),
      "absurd_value: The document cannot be right: the day of the game is 2026-13-45.",
    ],
    [
      "a membership that lasts to the end of time",
      membership(2020, 9999),
      "absurd_value: The document cannot be right: a membership of 9999.",
    ],
    [
      "half a year",
      recruitFact("espn", "1", { year: 2025.5 }),
      "absurd_value: The document cannot be right: a recruit of 2025.5.",
    ],
    [
      "a transfer before the game was invented",
      transferFact("espn", "1", { year: 1066 }),
      "absurd_value: The document cannot be right: a transfer of 1066.",
    ],
    [
      "a game outside its season",
      game({ easternDate: "2009-03-12" }),
      "absurd_value: The document cannot be right: a game of 2009-03-12 in season 2026.",
    ],
    [
      "a game before the game was invented",
      game({ easternDate: "0001-01-10", season: 1 }),
      "absurd_value: The document cannot be right: a game of 0001-01-10 in season 1.",
    ],
  ] satisfies [string, Fact, string][])("refuses %s", (_, fact, expected) => {
    expect(refusal(fact)).toBe(expected);
  });
});

eachStore("what no store should take", (suite) => {
  test("is a named fault, also where the fault itself quotes it, and stops nothing else", async () => {
    const store = await suite.freshStore();
    const quoting = {
      ...factDocument("quoting", []),
      map() {
        throw new FeedFault("not_json", "Unexpected token '\u0000' after \u001b[31m.", "Fetch it again.");
      },
    };
    const long = gameFact("espn", "2", { home: sideFact(teamFact("東".repeat(3000))), away: sideFact(MESA) });
    const good = gameFact("espn", "3", { home: sideFact(HARBOR), away: sideFact(MESA) });
    const summary = await importFeed(store, readerOf("espn", [quoting, gameDocument(long), gameDocument(good)]));
    expect([summary.new, summary.faults.map((fault) => fault.code)]).toEqual([1, ["not_json", "unusable_text"]]);
    expect((await selectImportFaults(store.db)).map((fault) => fault.message)).toContain(
      "Unexpected token '\ufffd' after \ufffd[31m.",
    );
    expect(await store.db.selectFrom("team").select("school").orderBy("school").execute()).toEqual([
      { school: "Harbor State" },
      { school: "Mesa Tech" },
    ]);
  });
});
