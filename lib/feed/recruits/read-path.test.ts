import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RecruitFact } from "#lib/basketball/recruiting-facts.ts";
import { folderWith, type ReadResult, readAll } from "#lib/feed/cbbd/fixtures/read-documents.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import { readRecruitsPath } from "./read-path.ts";

const HEADER = "rank,first,last,position,city,state,school,height,weight,stars,grade,status";
const LINE = "4,Koa,Marsh,PF,Gilbert,AZ,Perry High School,6-7,235,5,95,Uncommitted";

async function readCsv(lines: string[], { name = "class2025.csv", year }: { name?: string; year?: number } = {}) {
  return readAll(await readRecruitsPath(await folderWith({ [name]: [HEADER, ...lines].join("\n") }), { year }));
}

function recruitsOf(result: ReadResult): RecruitFact[] {
  return result.facts.flatMap((fact) => (fact.kind === "recruit" ? [fact.recruit] : []));
}

const recruit = async (line: string) => recruitsOf(await readCsv([line]))[0];

test("a line: 6-7 is 79 inches, a grade of 95 a rating of 0.95, two letters a state; what it does not say is null", async () => {
  expect(await recruit(LINE)).toEqual({
    source: "recruits",
    sourceId: "2025/koa-marsh",
    year: 2025,
    type: null,
    name: "Koa Marsh",
    position: "PF",
    school: { sourceId: null, name: "Perry High School" },
    hometown: { city: "Gilbert", state: "AZ", country: null, latitude: null, longitude: null, countyFips: null },
    heightInches: 79,
    weightPounds: 235,
    stars: 5,
    rating: 0.95,
    ranking: 4,
    committedTo: null,
    athleteIds: {},
  });
});

test("a line with nothing but a rank and a name", async () => {
  expect(await recruit("12,,Marsh,,,,,,,,,")).toMatchObject({
    name: "Marsh",
    position: null,
    school: null,
    hometown: null,
    heightInches: null,
    weightPounds: null,
    stars: null,
    rating: null,
    ranking: 12,
    committedTo: null,
  });
});

test.each([
  ["Uncommitted", undefined],
  ["Harbor State Committed 07/26/2024", "Harbor State"],
  ["Mesa Tech Signed 11/13/2024", "Mesa Tech"],
  ["Mesa Tech Signed", "Mesa Tech"],
])("status %s", async (status, team) => {
  expect((await recruit(LINE.replace("Uncommitted", status)))?.committedTo?.school).toBe(team);
});

test("a country stands where a state would", async () => {
  const abroad = await recruit(LINE.replace("Gilbert,AZ", "Delft,Netherlands"));
  expect(abroad?.hometown).toMatchObject({ city: "Delft", state: null, country: "Netherlands" });
});

test("a school with a region before it is put right", async () => {
  expect((await recruit(LINE.replace("Perry High School", "EUR Brewster Academy")))?.school?.name).toBe(
    "Brewster Academy",
  );
});

test("the year is named, or stands in the file's name", async () => {
  const years = async (about: { name: string; year?: number }) =>
    recruitsOf(await readCsv([LINE], about)).map(({ year }) => year);
  expect(await years({ name: "top25_Class-2024_asof.csv" })).toEqual([2024]);
  expect(await years({ name: "class2025.csv", year: 2023 })).toEqual([2023]);
  expect((await readCsv([LINE], { name: "list.csv" })).faults).toMatchObject([
    { key: "file/list.csv", code: "no_year" },
  ]);
});

test("the same name twice is one recruit", async () => {
  const result = await readCsv([LINE, LINE.replace("4,", "5,")]);
  expect(recruitsOf(result).map(({ ranking }) => ranking)).toEqual([4]);
  expect(result.warnings.map(({ code }) => code)).toEqual(["duplicate_recruit"]);
});

describe("a line that cannot be used is a warning with its number", () => {
  test.each([
    ["x,Koa,Moss,PF,,,,6-7,235,5,95,Uncommitted", "rank"],
    ["0,Koa,Moss,PF,,,,6-7,235,5,95,Uncommitted", "rank"],
    ["4,Koa,,PF,,,,6-7,235,5,95,Uncommitted", "last"],
    ["4,Koa,Moss,PF,,,,67in,235,5,95,Uncommitted", "height"],
    ["4,Koa,Moss,PF,,,,6-7,heavy,5,95,Uncommitted", "weight"],
    ["4,Koa,Moss,PF,,,,6-7,235,6,95,Uncommitted", "stars"],
    ["4,Koa,Moss,PF,,,,6-7,235,5,101,Uncommitted", "grade"],
    ["4,Koa,Moss,PF,,,,6-7,235,5,95,Undecided between two", "status"],
    ["4", "first"],
  ])("%s", async (line, word) => {
    const result = await readCsv([LINE, line]);
    expect(recruitsOf(result)).toHaveLength(1);
    expect(result.warnings.map(({ code }) => code)).toEqual(["bad_line"]);
    expect(result.warnings[0]?.detail).toContain("line 3 of file/class2025.csv");
    expect(result.warnings[0]?.detail).toContain(word);
  });
});

describe("a file that cannot be used is one fault", () => {
  test.each([
    ["nothing", "", "empty"],
    ["no lines", HEADER, "empty"],
    ["other columns", "a,b\n1,2", "unknown_columns"],
    ["a quote left open", `${HEADER}\n4,"Koa,Moss`, "not_csv"],
    ["one bad line", `${HEADER}\nx`, "nothing_usable"],
    ["lines of something else", `${HEADER}\n${"x,y\n".repeat(50)}`, "too_many_bad_lines"],
    ["lines without end", `${HEADER}\n${`${LINE}\n`.repeat(10_001)}`, "too_many_lines"],
  ])("%s", async (_what, text, code) => {
    const good = `${HEADER}\n${LINE}`;
    const folder = await folderWith({ "class2024.csv": text, "class2025.csv": good });
    const result = await readAll(await readRecruitsPath(folder));
    expect(result.faults.map((fault) => [fault.key, fault.code])).toEqual([["file/class2024.csv", code]]);
    expect(recruitsOf(result)).toHaveLength(1);
  });

  test("whatever the bytes are, only faults leave the door", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.string()).map((cells) => `${HEADER}\n${cells.join(",")}`),
    );
    await fc.assert(
      fc.asyncProperty(text, async (content) => {
        await readAll(await readRecruitsPath(await folderWith({ "class2025.csv": content })));
      }),
      { numRuns: 100 },
    );
  });

  test("a path where nothing is", async () => {
    await expect(readRecruitsPath("/nowhere/at/all")).rejects.toThrow(FeedFault);
  });
});
