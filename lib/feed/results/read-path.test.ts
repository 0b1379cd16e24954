import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { folderWith, gamesOf, readAll } from "#lib/feed/cbbd/fixtures/read-documents.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import { sharedData } from "#test/shared-data.ts";
import { readResultsPath } from "./read-path.ts";

const HEADER = "neutral,away,away_score,home,home_score,date,spread";

async function readCsv(...lines: string[]) {
  return readAll(await readResultsPath(await folderWith({ "results.csv": [HEADER, ...lines].join("\r\n") })));
}

test("one document a day, one game a line", async () => {
  const { keys, facts } = await readCsv(
    "0,Westmark,61,Eastport St.,70,20101108,4.5",
    "1,Hilltop,80,Lakeside,79,20101108,-2",
    "0,Lakeside,55,Westmark,66,20101110,NL",
  );
  expect(keys).toEqual(["days/2010-11-08", "days/2010-11-10"]);
  expect(facts.length).toBe(3);
});

test("a line: the day alone is known, not the hour; the season ends the year after", async () => {
  const [game] = gamesOf(await readCsv("0,Westmark,61,Eastport St.,70,20101108,4.5"));
  expect(game).toMatchObject({
    source: "results",
    sourceId: "2010-11-08/westmark/eastport-state",
    ids: { results: "2010-11-08/westmark/eastport-state" },
    season: 2011,
    seasonType: null,
    startDate: null,
    startTimeTbd: null,
    easternDate: "2010-11-08",
    neutralSite: false,
    status: "final",
    home: { team: { ids: {}, school: "Eastport St." }, points: 70, boxScore: null },
    away: { team: { school: "Westmark" }, points: 61 },
    athletes: [],
    plays: null,
  });
});

describe("the spread", () => {
  const lines = async (spread: string) =>
    gamesOf(await readCsv(`0,Westmark,61,Eastport,70,20101108,${spread}`))[0]?.lines;

  test("4.5 in the file: the home team gives 4.5 points, which is -4.5 from the home side", async () => {
    expect(await lines("4.5")).toEqual([
      {
        provider: "Closing line",
        spread: -4.5,
        overUnder: null,
        homeMoneyline: null,
        awayMoneyline: null,
        spreadOpen: null,
        overUnderOpen: null,
      },
    ]);
  });

  test("a pick'em is 0, and NL or nothing is no line", async () => {
    expect((await lines("0"))?.[0]?.spread).toBe(0);
    expect(await lines("NL")).toBeNull();
    expect(await lines("")).toBeNull();
  });

  test("one that no bookmaker gives is left out, the result stays", async () => {
    const result = await readCsv("1,Westmark,47,Eastport,53,20140311,-133");
    expect(gamesOf(result)[0]?.lines).toBeNull();
    expect(result.warnings.map(({ code }) => code)).toEqual(["impossible_spread"]);
  });
});

describe("two meetings on a day", () => {
  test("with other scores are two games", async () => {
    const result = await readCsv("0,Westmark,42,Eastport,98,20201219,NL", "0,Westmark,36,Eastport,95,20201219,NL");
    expect(gamesOf(result).map(({ sourceId }) => sourceId)).toEqual([
      "2020-12-19/westmark/eastport",
      "2020-12-19/westmark/eastport/2",
    ]);
  });

  test("with the same score are one game told twice", async () => {
    const result = await readCsv("0,Westmark,42,Eastport,98,20201219,NL", "0,Westmark,42,Eastport,98,20201219,5");
    expect(gamesOf(result).length).toBe(1);
    expect(result.warnings.map(({ code }) => code)).toEqual(["duplicate_line"]);
  });
});

test("a misspelt school of a known file is put right", async () => {
  const [game] = gamesOf(await readCsv("0,Concorida (NE),61,Eastport,70,20101108,NL"));
  expect(game?.away.team.school).toBe("Concordia (NE)");
});

describe("a line that cannot be used is a warning with its number", () => {
  test.each([
    ["0,Westmark,61,Eastport,70,2010118,4.5", "date"],
    ["0,Westmark,61,Eastport,70,20100230,4.5", "date"],
    ["0,Westmark,sixty,Eastport,70,20101108,4.5", "away_score"],
    ["0,Westmark,61,Eastport,,20101108,4.5", "home_score"],
    ["2,Westmark,61,Eastport,70,20101108,4.5", "neutral"],
    ["0,,61,Eastport,70,20101108,4.5", "away"],
    ["0,Westmark,61,WESTMARK,70,20101108,4.5", "both teams are the same"],
    ["0,Westmark,70,Eastport,70,20101108,4.5", "tie"],
    ["0,Westmark,61", "is missing"],
    ["0,Westmark,61,Eastport,70,20101108,favoured", "spread"],
  ])("%s", async (line, word) => {
    const result = await readCsv("0,Hilltop,80,Lakeside,79,20101108,1", line, "0,Northgate,60,Southgate,50,20101108,1");
    expect(gamesOf(result).length).toBe(2);
    expect(result.warnings.map(({ code }) => code)).toEqual(["bad_line"]);
    expect(result.warnings[0]?.detail).toContain("line 3 of file/results.csv");
    expect(result.warnings[0]?.detail).toContain(word);
  });
});

describe("a file that cannot be used is one fault", () => {
  test.each([
    ["no lines", HEADER, "empty"],
    ["nothing", "", "empty"],
    ["other columns", "a,b\n1,2", "unknown_columns"],
    ["a quote left open", `${HEADER}\n0,Westmark,61,"Eastport,70,20101108,1`, "not_csv"],
    ["one line without end", `${HEADER}\n${"x".repeat(50_000)}`, "not_csv"],
    ["lines of something else", `${HEADER}\n${"x,y,z\n".repeat(100)}`, "too_many_bad_lines"],
    ["only bad lines", `${HEADER}\nx,y,z`, "no_results"],
  ])("%s", async (_what, text, code) => {
    const folder = await folderWith({ "bad.csv": text, "good.csv": `${HEADER}\n0,Westmark,61,Eastport,70,20101108,1` });
    const result = await readAll(await readResultsPath(folder));
    expect(result.faults.map((fault) => [fault.key, fault.code])).toEqual([["file/bad.csv", code]]);
    expect(gamesOf(result).length).toBe(1);
  });

  test("whatever the bytes are, only faults leave the door", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.string()).map((cells) => `${HEADER}\n${cells.join(",")}`),
    );
    await fc.assert(
      fc.asyncProperty(text, async (content) => {
        await readAll(await readResultsPath(await folderWith({ "results.csv": content })));
      }),
      { numRuns: 200 },
    );
  });

  test("a path where nothing is", async () => {
    await expect(readResultsPath("/nowhere/at/all")).rejects.toThrow(FeedFault);
  });
});

describe("published results of 14 seasons", () => {
  const path = sharedData("results");

  test.skipIf(!path)(
    "every line is a game; the favoured side of the closing line wins three games in four",
    async () => {
      const result = await readAll(await readResultsPath(path ?? ""));
      const games = gamesOf(result);
      expect(result.faults).toEqual([]);
      expect(games.length).toBe(75_008);
      expect(new Set(games.map(({ sourceId }) => sourceId)).size).toBe(75_008);
      expect(new Set(games.map(({ season }) => season))).toEqual(
        new Set(Array.from({ length: 13 }, (_none, year) => 2011 + year)),
      );
      expect(result.warnings.map(({ code }) => code)).toEqual(["impossible_spread"]);
      const favourites = games.flatMap(({ lines, home, away }) => {
        const spread = lines?.[0]?.spread ?? 0;
        return spread === 0 ? [] : [spread < 0 === (home.points ?? 0) > (away.points ?? 0)];
      });
      const won = favourites.filter(Boolean).length / favourites.length;
      console.info(`${games.length} games, ${favourites.length} with a favourite, who won ${(100 * won).toFixed(1)} %`);
      expect(won).toBeGreaterThan(0.7);
    },
  );
});
