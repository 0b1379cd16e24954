import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MembershipFact } from "#lib/basketball/entity-facts.ts";
import { folderWith, type ReadResult, readAll } from "#lib/feed/cbbd/fixtures/read-documents.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import { readConferencesPath } from "./read-path.ts";

const HEADER = "season,id,team,location,conference,conference_abb";

async function readCsv(...lines: string[]) {
  return readAll(await readConferencesPath(await folderWith({ "map.csv": [HEADER, ...lines].join("\n") })));
}

function membershipsOf(result: ReadResult): MembershipFact[] {
  return result.facts.flatMap((fact) => (fact.kind === "membership" ? [fact.membership] : []));
}

/** Team id, conference and the seasons of each fact. */
async function spansOf(...lines: string[]) {
  return membershipsOf(await readCsv(...lines)).map(({ team, conference, startSeason, endSeason }) => [
    team.ids.espn,
    conference.name,
    startSeason,
    endSeason,
  ]);
}

test("a line: what it says and nothing else", async () => {
  const result = await readCsv("2025,902,Mesa Tech Miners,Mesa Tech,Plateau Conference,plat");
  expect(membershipsOf(result)).toEqual([
    {
      team: {
        ids: { espn: "902" },
        school: "Mesa Tech",
        mascot: null,
        abbreviation: null,
        displayName: "Mesa Tech Miners",
        shortDisplayName: null,
        primaryColor: null,
        secondaryColor: null,
        logos: null,
        venue: null,
      },
      conference: { ids: {}, name: "Plateau Conference", abbreviation: "plat", shortName: null },
      startSeason: 2025,
      endSeason: 2025,
    },
  ]);
});

test("seasons in a row are one span, a gap and a change make another, whatever the order of the lines", async () => {
  const lines = [
    "2022,902,,Mesa Tech,Plateau Conference,",
    "2025,902,,Mesa Tech,Coast League,",
    "2020,902,,Mesa Tech,Plateau Conference,",
    "2021,902,,Mesa Tech,Plateau Conference,",
    "2024,902,,Mesa Tech,Plateau Conference,",
    "2020,77,,Tern Valley,Coast League,",
  ];
  const expected = [
    ["77", "Coast League", 2020, 2020],
    ["902", "Plateau Conference", 2020, 2022],
    ["902", "Plateau Conference", 2024, 2024],
    ["902", "Coast League", 2025, 2025],
  ];
  expect(await spansOf(...lines)).toEqual(expected);
  expect(await spansOf(...lines.toReversed())).toEqual(expected);
});

test("a conference in divisions has the abbreviation that its teams share, in the latest season they share one", async () => {
  const result = await readCsv(
    "2019,1,,Mesa Tech,Plateau Conference,old",
    "2020,1,,Mesa Tech,Plateau Conference,plat",
    "2020,2,,Tern Valley,Plateau Conference,plat",
    "2021,1,,Mesa Tech,Plateau Conference,plate",
    "2021,2,,Tern Valley,Plateau Conference,platw",
    "2021,3,,Harbor State,Coast League,",
  );
  expect(membershipsOf(result).map(({ conference }) => conference.abbreviation)).toEqual(["plat", "plat", null]);
});

test("a team in two conferences in a season belongs to the first, and that is said", async () => {
  const result = await readCsv("2020,1,,Mesa Tech,Plateau Conference,", "2020,1,,Mesa Tech,Coast League,");
  expect(membershipsOf(result).map(({ conference }) => conference.name)).toEqual(["Plateau Conference"]);
  expect(result.warnings.map(({ code }) => code)).toEqual(["two_conferences"]);
});

describe("a line that cannot be used is a warning with its number", () => {
  test.each([
    ["20x5,1,,Mesa Tech,Coast League,", "season"],
    ["1066,1,,Mesa Tech,Coast League,", "season"],
    ["2025,one,,Mesa Tech,Coast League,", "id"],
    ["2025,1,,,Coast League,", "location"],
    ["2025,1,,Mesa Tech,--,", "conference"],
    ["2025,1", "location"],
  ])("%s", async (line, word) => {
    const result = await readCsv("2025,7,,Tern Valley,Coast League,", line);
    expect(membershipsOf(result)).toHaveLength(1);
    expect(result.warnings.map(({ code }) => code)).toEqual(["bad_line"]);
    expect(result.warnings[0]?.detail).toContain("line 3 of file/map.csv");
    expect(result.warnings[0]?.detail).toContain(word);
  });
});

describe("a file that cannot be used is one fault", () => {
  test.each([
    ["nothing", "", "empty"],
    ["no lines", HEADER, "empty"],
    ["other columns", "a,b\n1,2", "unknown_columns"],
    ["a quote left open", `${HEADER}\n2025,1,"x,y`, "not_csv"],
    ["one bad line", `${HEADER}\nx`, "nothing_usable"],
    ["lines of something else", `${HEADER}\n${"x,y\n".repeat(50)}`, "too_many_bad_lines"],
  ])("%s", async (_what, text, code) => {
    const good = `${HEADER}\n2025,7,,Tern Valley,Coast League,`;
    const result = await readAll(await readConferencesPath(await folderWith({ "bad.csv": text, "good.csv": good })));
    expect(result.faults.map((fault) => [fault.key, fault.code])).toEqual([["file/bad.csv", code]]);
    expect(membershipsOf(result)).toHaveLength(1);
  });

  test("a file without end", async () => {
    const line = "2025,7,,Tern Valley,Coast League,\n";
    const folder = await folderWith({ "map.csv": `${HEADER}\n${line.repeat(50_001)}` });
    expect((await readAll(await readConferencesPath(folder))).faults).toMatchObject([{ code: "too_many_lines" }]);
  });

  test("whatever the bytes are, only faults leave the door", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.string()).map((cells) => `${HEADER}\n${cells.join(",")}`),
    );
    await fc.assert(
      fc.asyncProperty(text, async (content) => {
        await readAll(await readConferencesPath(await folderWith({ "map.csv": content })));
      }),
      { numRuns: 100 },
    );
  });

  test("a path where nothing is", async () => {
    await expect(readConferencesPath("/nowhere/at/all")).rejects.toThrow(FeedFault);
  });
});
