import { afterEach, describe, expect, test } from "vitest";
import { FeedFault } from "#lib/feed/feed.ts";
import { FAKE_KEY, type FakeService, type FakeServiceOptions, startFakeService } from "./fixtures/fake-service.ts";
import { gamesOf, readAll } from "./fixtures/read-documents.ts";
import { GAME, LINES, SCHEDULED_GAME } from "./fixtures/records.ts";
import { type CbbdHttpOptions, readCbbdHttp } from "./read-http.ts";

const ONE_SEASON = { seasons: [2026] };
let service: FakeService;

afterEach(() => service.close());

async function readService(options: FakeServiceOptions, reading: Partial<CbbdHttpOptions> = ONE_SEASON) {
  service = await startFakeService(options);
  const { baseUrl } = service;
  const pause = () => Promise.resolve();
  return readAll(readCbbdHttp({ baseUrl, key: FAKE_KEY, pause, ...reading }));
}

/** Games that were played and of which nothing but the record is known. */
function games(count: number, startDate: (index: number) => string) {
  return Array.from({ length: count }, (_none, index) => ({
    ...GAME,
    id: 1000 + index,
    sourceId: String(401_000 + index),
    startDate: startDate(index),
  }));
}

test("mirrors everything: entities first, then season by season rosters and games, each game in one document", async () => {
  const { keys, faults, facts } = await readService({ courtside: true });
  expect(faults).toEqual([]);
  expect(keys).toEqual([
    "conferences",
    "venues",
    "teams",
    "conferences/history",
    "lines/providers",
    "recruiting/players",
    "recruiting/teams",
    "recruiting/portal",
    "draft/teams",
    "draft/picks",
    "rosters/2026",
    "rankings/2026",
    "games/700",
    "games/701",
  ]);
  const game = facts.find((fact) => fact.kind === "game");
  expect(facts.flatMap((fact) => (fact.kind === "lineProvider" ? [fact.lineProvider] : []))).toEqual([
    { ids: { cbbd: "3" }, name: "Tern" },
    { ids: { cbbd: "8" }, name: "Alder Book" },
  ]);
  const polls = facts.flatMap((fact) => (fact.kind === "poll" ? [fact.poll] : []));
  expect(polls.map(({ poll, week, entries }) => [poll, week, entries.length])).toEqual([
    ["ap", 1, 2],
    ["coaches", 1, 2],
  ]);
  expect(game).toMatchObject({
    game: {
      sourceId: "700",
      venue: { name: "Quay Hall" },
      broadcasts: [{ name: "Harbour One" }, { name: "WQAY" }],
      lines: LINES.lines,
      home: { points: 5, boxScore: { possessions: 4 } },
      athleteBoxScores: { length: 3 },
      plays: { length: 4 },
      stints: { length: 10 },
    },
  });
});

test("every request carries the key; a game to come is not asked for plays", async () => {
  await readService({ courtside: true });
  expect(service.requests.filter((request) => request.startsWith("/plays"))).toEqual(["/plays/game/700"]);
  expect(service.requests.filter((request) => request.startsWith("/substitutions"))).toEqual([
    "/substitutions/game/700",
  ]);
});

describe("player box scores", () => {
  const ids = async (courtside: boolean) => {
    const [game] = gamesOf(await readService({ courtside }));
    return game?.athletes.find(({ athlete }) => athlete.ids.espn === "5201")?.athlete.ids.cbbd;
  };

  test("a Courtside's athlete ids are believed", async () => expect(await ids(true)).toBe("90003"));
  test("those of another server are row ids: the plays have the right ones", async () =>
    expect(await ids(false)).toBe("201"));
});

describe("a listing that is cut", () => {
  const evenings = (index: number) => new Date(Date.UTC(2026, 0, 10, index)).toISOString();

  test("goes on at a Courtside's cursor, asking this server and no other", async () => {
    const result = await readService({ courtside: true, limit: 3, games: games(8, evenings) });
    expect(result.faults).toEqual([]);
    expect(gamesOf(result).length).toBe(8);
  });

  test("goes on from the last start where the server cuts without a word", async () => {
    const result = await readService({ limit: 3, games: games(8, evenings) });
    expect(result.faults).toEqual([]);
    expect(gamesOf(result).map(({ sourceId }) => sourceId)).toEqual(games(8, evenings).map(({ id }) => String(id)));
  });

  test("also when games of one start stand on both sides of the cut", async () => {
    const inPairs = (index: number) => evenings(Math.floor(index / 2));
    const result = await readService({ limit: 3, games: games(9, inPairs) });
    expect(gamesOf(result).length).toBe(9);
  });

  test("more games of one start than an answer holds hide the others: that is said, not passed over", async () => {
    const crowded = (index: number) => evenings(Math.max(0, index - 4));
    const result = await readService({ limit: 3, games: games(7, crowded) });
    expect(result.faults.map(({ key, code }) => [key, code])).toEqual([["games/season/2026", "listing_cut"]]);
    expect(gamesOf(result).length).toBe(3);
  });
});

test("days without box scores are asked once whether they have plays at all", async () => {
  const results = games(40, (index) =>
    new Date(Date.UTC(2026, 0, 10 + Math.floor(index / 20), 18, index)).toISOString(),
  );
  const result = await readService({ courtside: true, games: results });
  expect(gamesOf(result).length).toBe(40);
  expect(service.requests.filter((request) => request.startsWith("/plays"))).toEqual([
    "/plays/date?date=2026-01-10",
    "/plays/date?date=2026-01-11",
  ]);
});

describe("without seasons given", () => {
  const now = () => new Date("2026-03-01T00:00:00Z");

  test("all from the first game or membership to the one after the current are read", async () => {
    const { keys } = await readService({ courtside: true }, { now });
    expect(keys.filter((key) => key.startsWith("rosters"))).toEqual(
      [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027].map((season) => `rosters/${season}`),
    );
  });

  test("an open membership of a Courtside ends with the last season the service knows", async () => {
    // Its directory speaks of 2027, one season beyond what it knows.
    const { facts } = await readService({ courtside: true }, { ...ONE_SEASON, now });
    const spans = facts.flatMap((fact) => (fact.kind === "membership" ? [fact.membership.endSeason] : []));
    expect(spans).toEqual([2026, 2021]);
  });

  test("that of another server is what it says: open", async () => {
    const { facts } = await readService({}, { ...ONE_SEASON, now });
    expect(facts.flatMap((fact) => (fact.kind === "membership" ? [fact.membership.endSeason] : []))).toEqual([
      null,
      2021,
    ]);
  });
});

describe("the league", () => {
  const leaguesOf = async (periodPoints: number[] | null, reading = {}) => {
    const played = games(3, (index) => `2026-01-1${index}T18:00:00.000Z`).map((game) => ({
      ...game,
      homePeriodPoints: periodPoints,
    }));
    const { facts } = await readService({ games: played }, { ...ONE_SEASON, ...reading });
    return new Set(facts.flatMap((fact) => (fact.kind === "game" ? [fact.game.league] : [])));
  };

  test("is told by the number of periods", async () => {
    expect(await leaguesOf([10, 12, 9, 20])).toEqual(new Set(["womens"]));
    await service.close();
    expect(await leaguesOf([30, 31])).toEqual(new Set(["mens"]));
    await service.close();
    expect(await leaguesOf(null)).toEqual(new Set(["mens"]));
  });

  test("unless it is given", async () => {
    expect(await leaguesOf([30, 31], { league: "womens" })).toEqual(new Set(["womens"]));
  });
});

describe("failures", () => {
  test("a key that is refused ends the reading, naming the key by its last letters only", async () => {
    const reading = readService({}, { ...ONE_SEASON, key: "wrong-key-secret-9876" });
    await expect(reading).rejects.toMatchObject({
      code: "key_refused",
      message: expect.stringContaining("ending in 9876"),
    });
    await expect(reading).rejects.not.toMatchObject({ message: expect.stringContaining("secret") });
  });

  test("one game that fails is its fault and stops nothing else", async () => {
    const other = { ...GAME, id: 702, sourceId: "401702", startDate: "2026-01-24T01:00:00.000Z" };
    const result = await readService({
      courtside: true,
      games: [GAME, other, SCHEDULED_GAME],
      failing: { "/plays/game/702": 404 },
    });
    expect(result.faults.map(({ key, code }) => [key, code])).toEqual([["games/702", "http_not_found"]]);
    expect(gamesOf(result).map(({ sourceId }) => sourceId)).toEqual(["700", "701"]);
  });

  test("a listing that fails is its fault", async () => {
    const result = await readService({ failing: { "/venues": 404 } });
    expect(result.faults.map(({ key, code }) => [key, code])).toEqual([["venues", "http_not_found"]]);
    expect(gamesOf(result).length).toBe(2);
  });

  test("a server that is down ends the reading", async () => {
    service = await startFakeService({});
    const { baseUrl } = service;
    await service.close();
    const reader = readCbbdHttp({ baseUrl, key: FAKE_KEY, seasons: [2026], pause: () => Promise.resolve() });
    await expect(readAll(reader)).rejects.toMatchObject({ code: "server_down" });
  });

  test("a server that goes on failing ends the reading", async () => {
    const failing = { "/venues": 503, "/teams": 503, "/conferences/history": 503 };
    await expect(readService({ failing })).rejects.toMatchObject({ code: "server_down" });
  });

  test("something that is no address", async () => {
    service = await startFakeService({});
    const reader = readCbbdHttp({ baseUrl: "ftp://example.org", key: FAKE_KEY });
    await expect(readAll(reader)).rejects.toThrow(FeedFault);
  });

  test("a stop is passed on as it is", async () => {
    service = await startFakeService({});
    const reason = new Error("stopped by the caller");
    const reader = readCbbdHttp({ baseUrl: service.baseUrl, key: FAKE_KEY, signal: AbortSignal.abort(reason) });
    await expect(readAll(reader)).rejects.toBe(reason);
  });
});
