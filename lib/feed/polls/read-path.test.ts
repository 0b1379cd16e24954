import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PollFact } from "#lib/basketball/poll-facts.ts";
import { folderWith, type ReadResult, readAll } from "#lib/feed/cbbd/fixtures/read-documents.ts";
import { FeedFault } from "#lib/feed/feed.ts";
import { readPollsPath } from "./read-path.ts";

const readPolls = async (content: unknown) => readAll(await readPollsPath(await folderWith({ "polls.json": content })));

function pollsOf(result: ReadResult): PollFact[] {
  return result.facts.flatMap((fact) => (fact.kind === "poll" ? [fact.poll] : []));
}

test("a week: ranks by name, the beginning of its day in the East, and nothing that the file does not say", async () => {
  const result = await readPolls({ "2024-25": { "2024-11-11": { "Tern Valley": 2, " Mesa Tech ": 1 } } });
  expect([result.keys, result.faults, result.warnings]).toEqual([["polls/2025/1"], [], []]);
  expect(pollsOf(result)).toMatchObject([
    {
      source: "polls",
      poll: "ap",
      season: 2025,
      seasonType: "regular",
      week: 1,
      date: "2024-11-11T05:00:00.000Z",
      entries: [
        { team: { school: "Mesa Tech", ids: {} }, rank: 1, points: null, firstPlaceVotes: null },
        { team: { school: "Tern Valley" }, rank: 2 },
      ],
    },
  ]);
});

test("weeks are numbered by date wherever they stand; the final one is the last and has no date", async () => {
  const ranks = { "Mesa Tech": 1 };
  const result = await readPolls({
    "2024-25": { Final: ranks, "2025-01-06": ranks, "2024-11-01": ranks, "2024-11-18": ranks },
    "2023-24": { "2023-11-13": ranks },
  });
  expect(pollsOf(result).map(({ season, week, date }) => [season, week, date?.slice(0, 10) ?? null])).toEqual([
    [2025, 1, "2024-11-01"],
    [2025, 2, "2024-11-18"],
    [2025, 3, "2025-01-06"],
    [2025, 4, null],
    [2024, 1, "2023-11-13"],
  ]);
});

describe("ranks that nobody has", () => {
  const warned = async (...ranks: number[]) => {
    const week = Object.fromEntries(ranks.map((rank, place) => [`School ${place}`, rank]));
    return (await readPolls({ "2024-25": { "2024-11-11": week } })).warnings.map(({ detail }) => detail);
  };

  test("are said", async () => {
    expect(await warned(1, 3, 6)).toEqual(["week 1 of 2025 has nobody ranked 2, 4, 5"]);
    expect(await warned(2)).toEqual(["week 1 of 2025 has nobody ranked 1"]);
  });

  test("are none where teams share a rank", async () => {
    expect(await warned(1, 2, 2, 4)).toEqual([]);
    expect(await warned(1, 2, 2, 5)).toEqual(["week 1 of 2025 has nobody ranked 4"]);
  });
});

describe("what cannot be used", () => {
  test.each([
    ["no object", [1, 2], "unknown_shape"],
    ["a season without its second year", { "2024": {} }, "unknown_shape"],
    ["a day of no calendar", { "2024-25": { "2024-02-30": { "Mesa Tech": 1 } } }, "unknown_shape"],
    ["a rank of nobody", { "2024-25": { "2024-11-11": {} } }, "unknown_shape"],
    ["a rank below the first", { "2024-25": { "2024-11-11": { "Mesa Tech": 0 } } }, "unknown_shape"],
    ["a rank that is no number", { "2024-25": { "2024-11-11": { "Mesa Tech": "1" } } }, "unknown_shape"],
    ["years that do not follow each other", { "2024-26": { "2024-11-11": { "Mesa Tech": 1 } } }, "no_season"],
    ["a week of another season", { "2024-25": { "2025-11-10": { "Mesa Tech": 1 } } }, "date_outside_season"],
  ])("%s", async (_, content, code) => {
    const result = await readPolls(content);
    expect([result.facts, result.faults.map((fault) => fault.code)]).toEqual([[], [code]]);
  });

  test("one file stops no other", async () => {
    const good = { "2024-25": { "2024-11-11": { "Mesa Tech": 1 } } };
    const folder = await folderWith({ "a.json": "{", "b.json": good });
    const result = await readAll(await readPollsPath(folder));
    expect([result.faults.map(({ key }) => key), pollsOf(result).length]).toEqual([["file/a.json"], 1]);
  });

  test("whatever the bytes are, only faults leave the door", async () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.json());
    await fc.assert(
      fc.asyncProperty(text, async (content) => {
        await readAll(await readPollsPath(await folderWith({ "polls.json": content })));
      }),
      { numRuns: 100 },
    );
  });

  test("a path where nothing is", async () => {
    await expect(readPollsPath("/nowhere/at/all")).rejects.toThrow(FeedFault);
  });
});
