import { describe, expect, test } from "vitest";
import { folderWith, readAll } from "./fixtures/read-documents.ts";
import * as records from "./fixtures/records.ts";
import { isWholePoll, mapRankings } from "./map-rankings.ts";
import { RawRanking } from "./raw-lines-and-polls.ts";
import { readCbbdPath } from "./read-path.ts";

const ROWS = records.RANKINGS.map((row) => RawRanking.parse(row));
const withRanks = (ranks: (number | null)[]) =>
  ranks.map((ranking) => RawRanking.parse({ ...records.RANKINGS[0], ranking }));

test("a week of a poll is one fact with all its teams; what a row does not count is null, a count of 0 is 0", () => {
  const { facts, warnings } = mapRankings(ROWS, "mens");
  expect(warnings).toEqual([]);
  expect(facts).toMatchObject([
    {
      kind: "poll",
      league: "mens",
      poll: {
        source: "cbbd",
        poll: "ap",
        season: 2026,
        seasonType: "regular",
        week: 1,
        date: "2025-10-20T16:00:00.000Z",
        entries: [
          { team: { school: "Westmark", ids: { cbbd: "12" } }, rank: 1, points: 70, firstPlaceVotes: 2 },
          { team: { school: "Eastport State", ids: { cbbd: "11" } }, rank: 2, points: 64, firstPlaceVotes: 0 },
        ],
      },
    },
    { poll: { poll: "coaches", entries: [{ points: null, firstPlaceVotes: null }, { points: null }] } },
  ]);
});

test("a poll of another name is left out and named once", () => {
  const other = ROWS.map((row) => ({ ...row, pollType: "Harbour Poll" }));
  expect(mapRankings(other, "mens")).toEqual({
    facts: [],
    warnings: [{ code: "unknown_poll", detail: "there is no poll called Harbour Poll" }],
  });
});

describe("whether rows can be all of a poll", () => {
  test.each([
    ["ranks without a gap", [2, 1, 3], true],
    ["a shared rank", [1, 2, 2, 4], true],
    ["teams without a rank besides", [1, 2, null, null], true],
    ["one team", [1], false],
    ["a gap", [1, 3], false],
    ["no first", [2, 3], false],
    ["nobody ranked", [null, null], false],
  ])("%s", (_, ranks, expected) => {
    expect(isWholePoll(withRanks(ranks))).toBe(expected);
  });
});

test("a file that holds the rankings of one team is no poll, and that is said; weeks that a listing mixes are told apart", async () => {
  const single = records.RANKINGS.filter(({ team }) => team === "Westmark");
  const [ap = [], coaches = []] = [records.RANKINGS.slice(0, 2), records.RANKINGS.slice(2)];
  const final = ap.map((row) => ({ ...row, seasonType: "postseason" }));
  const mixed = [ap[0], final[0], ap[1], final[1], ...coaches];
  const read = async (rows: unknown) => readAll(await readCbbdPath(await folderWith({ "rankings.json": rows })));

  const part = await read(single);
  expect([part.facts, part.warnings.map(({ code }) => code)]).toEqual([[], ["poll_incomplete", "poll_incomplete"]]);
  const whole = await read(mixed);
  expect(whole.keys).toEqual([
    "rankings/2026/regular/1/AP Top 25",
    "rankings/2026/postseason/1/AP Top 25",
    "rankings/2026/regular/1/Coaches Poll",
  ]);
  expect(whole.facts.flatMap((fact) => (fact.kind === "poll" ? [fact.poll.entries.length] : []))).toEqual([2, 2, 2]);
});
