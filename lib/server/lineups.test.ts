/**
 * The endpoints of lineups over HTTP. Marlow State beat Port Ashby on 22 January 2026 by 70 to 60: its first five 44 to 36 in 40 possessions and 1,500 seconds, its second
 * 26 to 24 in 28 and 900. Beside the league's games there are an exhibition and a game that is on, 300 seconds each of the second five.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordExamples } from "#lib/records/record-examples.ts";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { floorTime, lineupTime } from "#test/floor-times.ts";
import { gameRow, insertGames } from "#test/game-rows.ts";
import { insertLineups, layups, MARLOW_SECOND } from "#test/lineup-rows.ts";
import { eachStore } from "#test/stores.ts";

const FIRST = "11-12-13-14-15";
const SECOND = "12-13-14-15-16";
const ASHBY = "21-22-23-24-25";
const MARLOW_2026 = "season=2026&team=marlow+state";

const EXHIBITION = gameRow(60, "2025-10-25T23:00:00.000Z", { seasonType: "preseason" });
const LIVE = gameRow(61, "2026-01-25T20:00:00.000Z", { status: "in_progress", homeWinner: null, awayWinner: null });

eachStore("lineups over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    const { db } = suite.store;
    await insertFictionalLeague(db);
    await insertGames(db, [EXHIBITION, LIVE]);
    for (const game of [EXHIBITION, LIVE]) {
      const lineups = [lineupTime(MARLOW_SECOND, 300, layups(8, 10), layups(8, 6))];
      await insertLineups(db, game, { home: { lineups, unknown: floorTime(0) } });
    }
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());

  const lineups = async (path: string) =>
    (await server.records(path)).map((row) => [row.team, row.idHash, row.totalSeconds]);

  describe("GET /lineups/team", () => {
    it("sends the record's fields in the order of the interface, and no others", async () => {
      const [first] = await server.records(`/lineups/team?${MARLOW_2026}`);
      const fields = (value: unknown): unknown =>
        value !== null && typeof value === "object" && !Array.isArray(value)
          ? Object.entries(value).map(([name, inner]) => [name, fields(inner)])
          : null;
      expect(fields(first)).toEqual(fields(recordExamples.LineupStats));
    });

    it("44 points in 40 possessions and 36 in 40: ratings 110 and 90, net 20; pace 40 * 80 / (2 * 25) = 64", async () => {
      const [first] = await server.records(`/lineups/team?${MARLOW_2026}`);
      expect(first).toMatchObject({
        teamId: 1,
        team: "Marlow State",
        conference: "LKC",
        idHash: FIRST,
        totalSeconds: 1500,
        pace: 64,
        offenseRating: 110,
        defenseRating: 90,
        netRating: 20,
        teamStats: {
          points: 44,
          possessions: 40,
          twoPointers: { made: 22, layups: { made: 22, attempted: 40, pct: 55 } },
        },
        opponentStats: { points: 36, fieldGoals: { made: 18, attempted: 40, pct: 45 } },
      });
      expect(first?.athletes).toEqual([
        { name: "Jonah Reyes", id: 11 },
        { name: "Amari Cole", id: 12 },
        { name: "Silas Okafor", id: 13 },
        { name: "Mateo Brandt", id: 14 },
        { name: "Eli Sorensen", id: 15 },
      ]);
    });

    it("adds up the games: Port Ashby's five 2,400 + 1,200 seconds, 60 + 30 points in 68 + 34 possessions, 88.2 a hundred", async () => {
      const records = await server.records("/lineups/team?season=2026&team=Port+Ashby");
      expect(records).toHaveLength(1);
      expect(records[0]).toMatchObject({
        idHash: ASHBY,
        totalSeconds: 3600,
        offenseRating: 88.2,
        teamStats: { points: 90, possessions: 102 },
      });
    });

    it.each([
      ["a season", "season=2025&team=Marlow+State", [["Marlow State", FIRST, 2400]]],
      ["a season whose games do not tell", "season=2025&team=Port+Ashby", []],
      ["a start", `${MARLOW_2026}&startDateRange=2026-01-24`, []],
      ["an end", "season=2026&team=Port+Ashby&endDateRange=2026-01-23", [["Port Ashby", ASHBY, 2400]]],
      ["a day, US Eastern: none of it", `${MARLOW_2026}&asOf=2026-01-22`, []],
      [
        "a day, US Eastern: what came before",
        "season=2026&team=Port+Ashby&asOf=2026-01-23",
        [["Port Ashby", ASHBY, 2400]],
      ],
      ["exhibitions", `${MARLOW_2026}&seasonType=preseason`, [["Marlow State", SECOND, 300]]],
      ["tournaments", `${MARLOW_2026}&seasonType=postseason`, []],
      ["a team nobody knows", "season=2026&team=Nowhere", []],
      ["a season without games", "season=1950&team=Marlow+State", []],
    ])("filters by %s", async (_, query, expected) => {
      expect(await lineups(`/lineups/team?${query}`)).toEqual(expected);
    });

    it("leaves out exhibitions and games that are on", async () => {
      expect(await lineups(`/lineups/team?${MARLOW_2026}`)).toEqual([
        ["Marlow State", FIRST, 1500],
        ["Marlow State", SECOND, 900],
      ]);
    });
  });

  describe("GET /lineups/game/{gameId}", () => {
    it("has both teams' lineups, the longest together first", async () => {
      expect(await lineups("/lineups/game/1")).toEqual([
        ["Port Ashby", ASHBY, 2400],
        ["Marlow State", FIRST, 1500],
        ["Marlow State", SECOND, 900],
      ]);
    });

    it("has those of a game that is on, and names no conference where the game has none", async () => {
      const [only, ...others] = await server.records("/lineups/game/61");
      expect(only).toMatchObject({ team: "Marlow State", conference: null, idHash: SECOND, totalSeconds: 300 });
      expect(others).toEqual([]);
    });

    it.each([
      ["without lineups", 2],
      ["that nobody knows", 999],
    ])("is empty for a game %s", async (_, gameId) => {
      expect(await server.records(`/lineups/game/${gameId}`)).toEqual([]);
    });
  });

  describe("GET /lineups/on-off", () => {
    it("sends the record's fields in the order of the declaration", async () => {
      const [first] = await server.records(`/lineups/on-off?${MARLOW_2026}`);
      expect(Object.keys(first ?? {})).toEqual(Object.keys(recordExamples.OnOffStats));
    });

    it("with 11 the team is 44 - 36 in 40 possessions, net 20; without him 26 - 24 in 28, net 7.1: 12.9 better", async () => {
      const records = await server.records(`/lineups/on-off?${MARLOW_2026}`);
      expect(records.find((record) => record.athleteId === 11)).toMatchObject({
        name: "Jonah Reyes",
        position: "G",
        games: 1,
        gamesPlayed: 1,
        unknownSeconds: 0,
        on: { totalSeconds: 1500, netRating: 20, teamStats: { points: 44 } },
        off: { totalSeconds: 900, netRating: 7.1, teamStats: { points: 26 }, opponentStats: { points: 24 } },
        netDifference: 12.9,
      });
    });

    it("lists the longest on the floor first, then by id; who never left has no difference", async () => {
      const records = await server.records(`/lineups/on-off?${MARLOW_2026}`);
      expect(records.map((record) => [record.athleteId, (record.on as { totalSeconds: number }).totalSeconds])).toEqual(
        [
          [12, 2400],
          [13, 2400],
          [14, 2400],
          [15, 2400],
          [11, 1500],
          [16, 900],
        ],
      );
      expect(records[0]).toMatchObject({ off: { totalSeconds: 0, pace: null, netRating: null }, netDifference: null });
    });

    it("says for how long nobody knows who was on: 1,200 seconds of Port Ashby's two games", async () => {
      const [first] = await server.records("/lineups/on-off?season=2026&team=Port+Ashby");
      expect(first).toMatchObject({ games: 2, gamesPlayed: 2, unknownSeconds: 1200, on: { totalSeconds: 3600 } });
    });

    it("of one game has that game alone, also while it is on, and none of another season or team", async () => {
      const of = async (query: string) =>
        (await server.records(`/lineups/on-off?${query}`)).map((record) => record.athleteId);
      expect(await of(`${MARLOW_2026}&gameId=61`)).toEqual(MARLOW_SECOND);
      expect(await of("season=2025&team=Marlow+State&gameId=61")).toEqual([]);
      expect(await of("season=2026&team=Tern+Valley&gameId=61")).toEqual([]);
    });
  });

  it("an answer stays the same, and says so, until its season changes", async () => {
    const path = "/lineups/team?season=2025&team=Marlow+State";
    const tag = (await server.get(path)).headers.get("etag") ?? "";
    const bump = (scope: string) =>
      suite.store.db
        .updateTable("revision")
        .set((eb) => ({ value: eb("value", "+", 1) }))
        .where("scope", "=", scope)
        .execute();
    await bump("season:2026");
    expect((await server.get(path, { "if-none-match": tag })).status).toBe(304);
    await bump("season:2025");
    expect((await server.get(path, { "if-none-match": tag })).status).toBe(200);
  });
});
