import { describe, expect, test } from "vitest";
import type { FeedDocument } from "#lib/feed/feed.ts";
import { liveLeague } from "./live-league.ts";
import { openWorld } from "./open-world.ts";
import { readLeague, seasonsAt } from "./read-league.ts";

const world = openWorld({ seed: "living", scale: "tiny" });
const feed = liveLeague(world);

const HOUR = 3_600_000;
const later = (moment: string, milliseconds: number) => new Date(Date.parse(moment) + milliseconds).toISOString();

/** Hashes of everything that is said at a moment, by key. */
async function saidAt(moment: string): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  const reader = readLeague(world, seasonsAt(world, moment, 1), () => moment);
  for await (const { key, contentHash } of reader.documents()) said.set(key, contentHash);
  return said;
}

/** Documents that are said otherwise, or for the first time, at the later of two moments. */
async function differing(from: string, to: string): Promise<string[]> {
  const before = await saidAt(from);
  const differs = [...(await saidAt(to))].filter(([key, hash]) => before.get(key) !== hash);
  return differs.map(([key]) => key).sort();
}

const keysOf = (documents: Iterable<FeedDocument>) => [...documents].map(({ key }) => key).sort();

describe("what has changed between two moments is what is said otherwise", () => {
  test.each([
    ["an evening of January", "2026-01-23T20:00:00.000Z", 12 * HOUR],
    ["a minute of a game", "2026-01-24T02:20:00.000Z", HOUR / 60],
    ["a quiet second", "2026-01-20T09:00:00.000Z", 1000],
    ["a Monday with polls", "2026-01-26T15:00:00.000Z", 6 * HOUR],
    ["a week in which conferences crown their champions", "2026-03-02T12:00:00.000Z", 7 * 24 * HOUR],
    ["the days of the national tournaments", "2026-03-15T12:00:00.000Z", 10 * 24 * HOUR],
    ["the summer, without a word", "2026-05-10T00:00:00.000Z", 60 * 24 * HOUR],
  ])("%s", async (_name, from, milliseconds) => {
    const to = later(from, milliseconds);
    expect(keysOf(feed.changes(from, to))).toEqual(await differing(from, to));
  });

  test("in October a new season is there, with its teams and its games", async () => {
    const [from, to] = ["2026-10-14T12:00:00.000Z", "2026-10-15T12:00:00.000Z"];
    const changed = keysOf(feed.changes(from, to));
    expect(changed).toEqual([...(await saidAt(to)).keys()].filter((key) => key !== "league").sort());
    expect(changed).toContain("season/2027/1");
    expect(changed.filter((key) => key.startsWith("game/27")).length).toBeGreaterThan(50);
  });
});

test("each is handed out once, as it stands in the end, in the order of their first changes", async () => {
  const [from, to] = ["2026-03-02T12:00:00.000Z", "2026-03-09T12:00:00.000Z"];
  const documents = [...feed.changes(from, to)];
  expect(new Set(documents.map(({ key }) => key)).size).toBe(documents.length);
  const said = await saidAt(to);
  expect(documents.filter(({ key, contentHash }) => said.get(key) !== contentHash)).toEqual([]);
});

test("going from change to change comes to the same documents as one long step", () => {
  const [from, to] = ["2026-01-24T01:00:00.000Z", "2026-01-24T08:00:00.000Z"];
  const latest = new Map<string, string>();
  let moment = from;
  let steps = 0;
  for (let next = feed.nextChange(moment); next <= to; next = feed.nextChange(moment)) {
    for (const { key, contentHash } of feed.changes(moment, next)) latest.set(key, contentHash);
    moment = next;
    steps++;
  }
  const once = new Map([...feed.changes(from, to)].map(({ key, contentHash }) => [key, contentHash]));
  expect(latest).toEqual(once);
  expect(steps).toBeGreaterThan(once.size);
});

test("the next change is after the moment, and nothing changes before it", () => {
  for (const moment of ["2026-01-23T20:00:00.000Z", "2026-01-24T02:20:00.000Z", "2026-06-10T00:00:00.000Z"]) {
    const next = feed.nextChange(moment);
    expect(next > moment).toBe(true);
    expect(keysOf(feed.changes(moment, later(next, -1)))).toEqual([]);
  }
});
