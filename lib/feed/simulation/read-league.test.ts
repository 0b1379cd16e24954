import { describe, expect, test } from "vitest";
import type { FeedDocument } from "#lib/feed/feed.ts";
import { openWorld } from "./open-world.ts";
import { readLeague, seasonsAt } from "./read-league.ts";

const KEY = { seed: "reading", scale: "tiny" } as const;
const world = openWorld(KEY);

async function documentsAt(moment: string, seasons = 2, of = world) {
  const reader = readLeague(of, seasonsAt(of, moment, seasons), () => moment);
  const documents: FeedDocument[] = [];
  for await (const document of reader.documents()) documents.push(document);
  return { reader, documents, keys: documents.map(({ key }) => key) };
}

const games = world.games(2026, "2026-05-01T00:00:00.000Z");
const dateOf = (key: string) => games.find(({ id }) => key === `game/${id}`)?.easternDate ?? "";

describe("in the middle of a season", () => {
  const moment = "2026-01-23T20:00:00.000Z";

  test("a first look has schools, rosters, today's games and those of the latest days", async () => {
    const { reader, keys } = await documentsAt(moment);
    const first = keys.slice(0, reader.firstLook);
    expect(first[0]).toBe("league");
    expect(first.slice(1, 5)).toEqual(["season/2026/1", "season/2026/2", "season/2025/1", "season/2025/2"]);
    const days = first.slice(5).map(dateOf);
    const today = games.filter(({ easternDate }) => easternDate === "2026-01-23").length;
    expect(days.slice(0, today).every((day) => day === "2026-01-23")).toBe(true);
    expect(days.slice(today)).toEqual(days.slice(today).toSorted().reverse());
    expect(days.length).toBeGreaterThanOrEqual(20);
  });

  test("then come the days before, backwards, what is to come, the season before, polls from the oldest on", async () => {
    const { reader, keys } = await documentsAt(moment);
    const rest = keys.slice(reader.firstLook).map((key) => {
      if (key.startsWith("poll/")) return key.slice(0, 9);
      return key.startsWith("game/25") ? "season before" : dateOf(key) < "2026-01-23" ? "played" : "to come";
    });
    expect([...new Set(rest)]).toEqual(["played", "to come", "season before", "poll/2025", "poll/2026"]);
    expect(keys).toHaveLength(reader.total);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test("in summer the two last seasons are read, both finished", async () => {
  const { keys } = await documentsAt("2026-07-15T12:00:00.000Z");
  const seasons = new Set(keys.filter((key) => key.startsWith("game/")).map((key) => key.slice(0, 7)));
  expect([...seasons]).toEqual(["game/26", "game/25"]);
  expect(keys.filter((key) => key.startsWith("game/26"))).toHaveLength(games.length);
});

test("the same league and moment give the same documents, wherever it is opened and whatever was asked before", async () => {
  const moment = "2026-03-20T12:00:00.000Z";
  const here = await documentsAt(moment, 1);
  const elsewhere = await documentsAt(moment, 1, openWorld(KEY));
  expect(elsewhere.documents.map(({ key, contentHash }) => [key, contentHash])).toEqual(
    here.documents.map(({ key, contentHash }) => [key, contentHash]),
  );
  const place = here.keys.findLastIndex((key) => key.startsWith("game/"));
  expect(JSON.stringify(await elsewhere.documents[place]?.map())).toBe(
    JSON.stringify(await here.documents[place]?.map()),
  );
});

test("another seed or another scale is other content, whatever the key", async () => {
  const moment = "2026-01-23T20:00:00.000Z";
  const [one] = (await documentsAt(moment, 1)).documents;
  const [other] = (await documentsAt(moment, 1, openWorld({ ...KEY, seed: "another" }))).documents;
  expect(other?.key).toBe(one?.key);
  expect(other?.contentHash).not.toBe(one?.contentHash);
});

test("to tell what has changed no game is played that is long over, but for brackets", async () => {
  const results = new Map();
  const opened = openWorld(KEY, results);
  await documentsAt("2026-01-23T20:00:00.000Z", 1, opened);
  const deciding = games.filter((game) => game.tip < "2026-01-23T20:00:00.000Z" && game.tournament !== null);
  expect(results.size).toBeLessThanOrEqual(deciding.length);
});
