import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { folderWith, gamesOf, readAll } from "#lib/feed/cbbd/fixtures/read-documents.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import { readOddsPath } from "./read-path.ts";

/** A line a market; the columns of prices, which are not read, left out. */
const HEADER =
  "event_id,book,fetched_at,commence_time,home_team_name,away_team_name,market,period,moneyline_home,moneyline_away,home_spread,total";
const TIP = "2025-11-10 00:30:00+00:00";
const SIDES = "Harbor State Herons,Mesa Tech Miners";

function line(cells: string, { at = "2025-11-09 23:00:00.125+00:00", book = "Quayside", event = "e1" } = {}): string {
  return `${event},${book},${at},${TIP},${SIDES},${cells}`;
}
const spreadLine = (spread: string, about = {}) => line(`spreads,full_game,,,${spread},`, about);
const totalLine = (total: string, about = {}) => line(`totals,full_game,,,,${total}`, about);
const moneyLine = (home: string, away: string, about = {}) => line(`h2h,full_game,${home},${away},,`, about);

async function readCsv(...lines: string[]) {
  return readAll(await readOddsPath(await folderWith({ "odds.csv": [HEADER, ...lines].join("\n") })));
}

const NOTHING = { spreadOpen: null, overUnderOpen: null };

test("the markets of a bookmaker are one line of the game, which is dated by Eastern time", async () => {
  const result = await readCsv(spreadLine("-7.5"), totalLine("141"), moneyLine("-320.0", "255.0"));
  const [game] = gamesOf(result);
  expect(result.keys).toEqual(["file/odds.csv/e1"]);
  expect(game).toMatchObject({
    source: "odds",
    sourceId: "e1",
    ids: { odds: "e1" },
    season: 2026,
    startDate: "2025-11-10T00:30:00.000Z",
    easternDate: "2025-11-09",
    status: "scheduled",
    home: { team: { ids: {}, school: "Harbor State Herons", displayName: "Harbor State Herons" }, points: null },
    away: { team: { school: "Mesa Tech Miners" } },
  });
  expect(game?.lines).toEqual([
    { provider: "Quayside", spread: -7.5, overUnder: 141, homeMoneyline: -320, awayMoneyline: 255, ...NOTHING },
  ]);
});

test("a line a bookmaker, with its own names for event and spread", async () => {
  const header =
    "game_id,book,fetched_at,moneyline_home,moneyline_away,spread,total,commence_time,home_team_name,away_team_name";
  const row = `e7,Quayside,2025-11-09 23:00:00+00:00,,,0,154.5,${TIP},${SIDES}`;
  const folder = await folderWith({ "odds.csv": `${header}\n${row}` });
  const [game] = gamesOf(await readAll(await readOddsPath(folder)));
  expect(game?.sourceId).toBe("e7");
  expect(game?.lines).toEqual([
    { provider: "Quayside", spread: 0, overUnder: 154.5, homeMoneyline: null, awayMoneyline: null, ...NOTHING },
  ]);
});

test("of several quotes the last before the tip is the line, and all of them are its history", async () => {
  const early = { at: "2025-11-08 12:00:00+00:00" };
  const [game] = gamesOf(await readCsv(spreadLine("-7"), spreadLine("-5.5", early), totalLine("140", early)));
  expect(game?.lines).toEqual([
    {
      provider: "Quayside",
      spread: -7,
      overUnder: null,
      homeMoneyline: null,
      awayMoneyline: null,
      ...NOTHING,
      history: [
        { at: "2025-11-08T12:00:00.000Z", spread: -5.5, overUnder: 140, homeMoneyline: null, awayMoneyline: null },
        { at: "2025-11-09T23:00:00.125Z", spread: -7, overUnder: null, homeMoneyline: null, awayMoneyline: null },
      ],
    },
  ]);
});

test("odds on a game that is on, and odds on a half, are none on the game", async () => {
  const during = { at: "2025-11-10 00:30:01+00:00", book: "Pier" };
  const result = await readCsv(
    spreadLine("-7.5"),
    spreadLine("-20", during),
    line("h2h,2h,-150,130,,", { book: "Dock" }),
  );
  expect(gamesOf(result)[0]?.lines?.map(({ provider }) => provider)).toEqual(["Quayside"]);
  expect(result.warnings).toMatchObject([{ code: "odds_in_play", gameSourceId: "e1" }]);
  const only = await readCsv(spreadLine("-20", during));
  expect(only.facts).toEqual([]);
});

test("games are told apart by the event, bookmakers by their names", async () => {
  const result = await readCsv(
    spreadLine("-7.5"),
    spreadLine("-7", { book: "Pier" }),
    spreadLine("3", { event: "e2" }),
  );
  expect(gamesOf(result).map(({ sourceId, lines }) => [sourceId, lines?.map(({ provider }) => provider)])).toEqual([
    ["e1", ["Quayside", "Pier"]],
    ["e2", ["Quayside"]],
  ]);
});

describe("a line that cannot be used is a warning with its number", () => {
  test.each([
    ["a spread of 133", spreadLine("-133"), "spread"],
    ["a moneyline of 50", moneyLine("50", "-120"), "moneyline_home"],
    ["words", totalLine("many"), "total"],
    ["a time without a zone", spreadLine("-7", { at: "2025-11-09 23:00:00" }), "fetched_at"],
    ["a day that is none", spreadLine("-7", { at: "2025-13-40 23:00:00+00:00" }), "fetched_at"],
    ["no event", spreadLine("-7", { event: "" }), "event_id"],
    ["no bookmaker", spreadLine("-7", { book: "" }), "book"],
    ["one team twice", spreadLine("-7").replace(SIDES, "Mesa Tech Miners,Mesa Tech Miners"), "both teams"],
    ["half a line", "e1,Quayside", "fetched_at"],
  ])("%s", async (_what, bad, word) => {
    const result = await readCsv(spreadLine("-7.5", { event: "e9" }), bad);
    expect(gamesOf(result)).toHaveLength(1);
    expect(result.warnings.map(({ code }) => code)).toEqual(["bad_line"]);
    expect(result.warnings[0]?.detail).toContain("line 3 of file/odds.csv");
    expect(result.warnings[0]?.detail).toContain(word);
  });
});

describe("a file that cannot be used is one fault", () => {
  test.each([
    ["nothing", "", "empty"],
    ["no lines", HEADER, "empty"],
    ["games instead of odds", "game_id,season,date,home_team\n1,2025,2025-11-08,Mesa Tech", "unknown_columns"],
    ["a quote left open", `${HEADER}\n"e1,Quayside`, "not_csv"],
    ["one bad line", `${HEADER}\nx`, "nothing_usable"],
    ["lines of something else", `${HEADER}\n${"x,y\n".repeat(50)}`, "too_many_bad_lines"],
  ])("%s", async (_what, text, code) => {
    const good = `${HEADER}\n${spreadLine("-7.5")}`;
    const result = await readAll(await readOddsPath(await folderWith({ "bad.csv": text, "good.csv": good })));
    expect(result.faults.map((fault) => [fault.key, fault.code])).toEqual([["file/bad.csv", code]]);
    expect(gamesOf(result)).toHaveLength(1);
  });

  test("whatever the bytes are, only faults leave the door", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.string()).map((cells) => `${HEADER}\n${cells.join(",")}`),
    );
    await fc.assert(
      fc.asyncProperty(text, async (content) => {
        await readAll(await readOddsPath(await folderWith({ "odds.csv": content })));
      }),
      { numRuns: 100 },
    );
  });

  test("a path where nothing is", async () => {
    await expect(readOddsPath("/nowhere/at/all")).rejects.toThrow(FeedFault);
  });
});
