/** The scoreboard over HTTP: who may read it, which games are on it, and when its tag changes. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ScoreboardGame } from "#lib/records/scoreboard-records.ts";
import { bumpRevisions } from "#lib/store/revisions.ts";
import { insertSetting } from "#lib/store/settings.ts";
import { type ApiServer, openApiServer, storeKey } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { gameRow, insertGames } from "#test/game-rows.ts";
import { eachStore } from "#test/stores.ts";

const LKC = 1;
const UNPLAYED = {
  status: "scheduled",
  homePoints: null,
  homePeriodPoints: null,
  homeWinner: null,
  awayPoints: null,
  awayPeriodPoints: null,
  awayWinner: null,
} as const;

/** Began the evening before, and still on. */
const LATE_GAME = gameRow(11, "2026-01-21T04:30:00.000Z", {
  easternDate: "2026-01-20",
  status: "in_progress",
  period: 3,
  clock: "2:07",
  homeWinner: null,
  awayWinner: null,
  homeConferenceId: LKC,
  broadcasts: JSON.stringify([
    { type: "Radio", name: "Lakes Radio" },
    { type: "STREAMING", name: "Lakes+" },
  ]),
});
const EVENING_GAME = gameRow(12, "2026-01-22T00:00:00.000Z", { easternDate: "2026-01-21", ...UNPLAYED });
/** Starts with the other one, and has the lower id. */
const CALLED_OFF = gameRow(10, "2026-01-22T00:00:00.000Z", {
  easternDate: "2026-01-21",
  ...UNPLAYED,
  status: "postponed",
  homeTeamId: 3,
  awayTeamId: 4,
});

eachStore("the scoreboard over HTTP", (suite) => {
  /** Noon in New York, on a Wednesday. */
  const NOON = Date.parse("2026-01-21T17:00:00Z");
  let now = NOON;
  let server: ApiServer;
  beforeAll(async () => {
    await insertFictionalLeague(suite.store.db);
    await insertGames(suite.store.db, [LATE_GAME, EVENING_GAME, CALLED_OFF]);
    server = await openApiServer(suite.store, { keyTier: 1, now: () => now });
  });
  afterAll(() => server.close());

  const games = async (query = "") => (await server.records(`/scoreboard${query}`)) as unknown as ScoreboardGame[];
  const ids = async (at: string, query = "") => {
    now = Date.parse(at);
    return (await games(query)).map((game) => game.id);
  };

  describe("is read by", () => {
    it("a key of tier 1 and of tier 3", async () => {
      expect((await server.get("/scoreboard")).status).toBe(200);
      const authorization = `Bearer ${await storeKey(suite.store, 3)}`;
      expect((await server.get("/scoreboard", { authorization })).status).toBe(200);
    });

    it("no key of tier 0: 403, naming both tiers, in whatever letters the path is", async () => {
      const authorization = `Bearer ${await storeKey(suite.store, 0)}`;
      for (const path of ["/scoreboard", "/Scoreboard/", "/SCOREBOARD?conference=LKC"]) {
        const response = await server.get(path, { authorization });
        expect(response.status).toBe(403);
        expect(await response.json()).toMatchObject({
          code: "tier-too-low",
          detail: "This endpoint needs tier 1 or higher; the credential holds tier 0.",
        });
      }
    });

    it("nobody without a credential, and by no other method", async () => {
      expect((await fetch(`${server.address}/api/scoreboard`)).status).toBe(401);
      const posted = await fetch(`${server.address}/api/scoreboard`, { method: "POST" });
      expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    });

    it("nobody who names a parameter it does not have", async () => {
      expect((await server.get("/scoreboard?conferense=LKC")).status).toBe(400);
      expect((await server.get("/scoreboard?leagueDay=2026-01-21")).status).toBe(400);
    });
  });

  describe("shows", () => {
    it("the day's games and those that are on, by start, then id", async () => {
      expect(await ids("2026-01-21T17:00:00Z")).toEqual([11, 10, 12]);
    });

    it("the night before until six in the morning in New York", async () => {
      expect(await ids("2026-01-22T10:59:59Z")).toEqual([11, 10, 12]);
      // The games of Thursday 22 January, at midnight UTC of the 23rd, and the one that is still on.
      expect(await ids("2026-01-22T11:00:00Z")).toEqual([11, 1, 2]);
    });

    it("what is on when the day has no games", async () => {
      expect(await ids("2026-07-04T17:00:00Z")).toEqual([11]);
    });

    it.each([
      ["LKC", [11, 1]],
      ["cst", [2]],
      ["nobody", []],
    ])("the games of one conference, on either side: %s", async (conference, expected) => {
      expect(await ids("2026-01-22T17:00:00Z", `?conference=${conference}`)).toEqual(expected);
    });
  });

  it("sends the record's fields in the order of the interface: a game that is on", async () => {
    now = NOON;
    const [game] = await games("?conference=LKC");
    const expected: ScoreboardGame = {
      id: 11,
      startDate: "2026-01-21T04:30:00.000Z",
      startTimeTbd: false,
      tv: "Lakes+",
      neutralSite: false,
      conferenceGame: false,
      status: "in_progress",
      period: 3,
      clock: "2:07",
      venue: null,
      city: null,
      state: null,
      homeTeam: {
        id: 1,
        name: "Marlow State Herons",
        location: "Marlow State",
        conference: "LKC Conference",
        conferenceAbbreviation: "LKC",
        points: 70,
        lineScores: [30, 40],
      },
      awayTeam: {
        id: 2,
        name: "Port Ashby",
        location: "Port Ashby",
        conference: null,
        conferenceAbbreviation: null,
        points: 60,
        lineScores: [25, 35],
      },
      betting: { spread: null, overUnder: null, homeMoneyline: null, awayMoneyline: null },
    };
    expect(JSON.stringify(game)).toBe(JSON.stringify(expected));
  });

  it("names a station before a stream, and gives a game that was not played no points", async () => {
    now = Date.parse("2026-01-22T17:00:00Z");
    const thursday = await games();
    expect(thursday.find((game) => game.id === 1)).toMatchObject({ tv: "Lakes Sports", venue: "Heron Fieldhouse" });
    now = NOON;
    const wednesday = await games();
    expect(wednesday.find((game) => game.id === 10)).toMatchObject({
      status: "postponed",
      tv: null,
      homeTeam: { points: null, lineScores: null },
    });
  });

  it("takes all four numbers from one provider: the first by name that has a spread, else the first with any", async () => {
    const { db } = suite.store;
    const names = ["Zephyr Lines", "harbor odds", "Amber Book"];
    await db
      .insertInto("lineProvider")
      .values(names.map((name, place) => ({ id: place + 1, name, nameKey: name.toLowerCase() })))
      .execute();
    const offer = (gameId: number, providerId: number, about: object) => ({
      gameId,
      season: 2026,
      position: providerId,
      providerId,
      spread: null,
      overUnder: null,
      homeMoneyline: null,
      awayMoneyline: null,
      spreadOpen: null,
      overUnderOpen: null,
      history: null,
      ...about,
    });
    await db
      .insertInto("gameLine")
      .values([
        offer(12, 1, { spread: -7.5, overUnder: 150 }),
        offer(12, 2, { spread: 0, homeMoneyline: -110 }),
        offer(12, 3, { overUnder: 149.5 }),
        offer(11, 1, { overUnder: 140.5 }),
        offer(11, 3, {}),
      ])
      .execute();
    await bumpRevisions(db, ["season:2026"]);
    now = NOON;
    const betting = new Map((await games()).map((game) => [game.id, game.betting]));
    const none = { spread: null, overUnder: null, homeMoneyline: null, awayMoneyline: null };
    expect(betting.get(12)).toEqual({ ...none, spread: 0, homeMoneyline: -110 });
    expect(betting.get(11)).toEqual({ ...none, overUnder: 140.5 });
    expect(betting.get(10)).toEqual(none);
  });

  it("changes its tag when the day turns or something is written, and else is not sent again", async () => {
    now = Date.parse("2026-01-22T10:59:00Z");
    const first = await server.get("/scoreboard");
    const tag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const again = () => server.get("/scoreboard", { "if-none-match": tag });
    expect((await again()).status).toBe(304);
    now = Date.parse("2026-01-22T11:00:00Z");
    expect((await again()).status).toBe(200);
    now = Date.parse("2026-01-22T10:59:30Z");
    expect((await again()).status).toBe(304);
    await bumpRevisions(suite.store.db, ["season:2026"]);
    expect((await again()).status).toBe(200);
  });

  it("follows the league's clock where the store has one, and says that the data are simulated once they are", async () => {
    const other = await suite.freshStore();
    await insertFictionalLeague(other.db);
    const wall = "2026-11-20T12:00:00.000Z";
    let time = Date.parse(wall);
    const demo = await openApiServer(other, { keyTier: 1, now: () => time });
    try {
      const shown = async () => (await demo.records("/scoreboard")).map((game) => game.id);
      expect(await shown()).toEqual([]);
      const before = await demo.get("/scoreboard");
      expect(before.headers.get("x-courtside-data")).toBeNull();

      const clock = { wall, league: "2026-01-22T15:00:00.000Z", speed: 60 };
      await insertSetting(other.db, "demo_clock", JSON.stringify(clock));
      await insertSetting(other.db, "demo", JSON.stringify({ seed: 1, scale: "tiny", version: 1 }));
      expect(await shown()).toEqual([1, 2]);
      // At 60 times the speed 20 minutes are 20 hours: from 10:00 in New York to 06:00 of the next day.
      time += 20 * 60_000;
      expect(await shown()).toEqual([3]);

      for (const path of ["/scoreboard", "/openapi.json", "/nothing", "/games?seson=1"]) {
        const answer = await demo.get(path);
        expect([path, answer.headers.get("x-courtside-data")]).toEqual([path, "simulated"]);
        expect(answer.headers.get("access-control-expose-headers")).toContain("X-Courtside-Data");
      }
      const tag = (await demo.get("/scoreboard")).headers.get("etag") ?? "";
      const notModified = await demo.get("/scoreboard", { "if-none-match": tag });
      expect([notModified.status, notModified.headers.get("x-courtside-data")]).toEqual([304, "simulated"]);
    } finally {
      await demo.close();
    }
  });
});
