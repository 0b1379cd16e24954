/** The endpoint of polls over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { eachStore } from "#test/stores.ts";

eachStore("rankings over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await insertFictionalLeague(suite.store.db);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());
  const rows = async (query: string) =>
    (await server.records(`/rankings${query}`)).map((row) => [
      row.season,
      row.week,
      row.pollType,
      row.ranking,
      row.team,
    ]);

  describe("GET /rankings", () => {
    it("sends the record's fields in the order of the interface, and no others", async () => {
      const [first] = await server.records("/rankings?season=2026&week=2&pollType=ap");
      const expected = {
        season: 2026,
        seasonType: "regular",
        week: 2,
        pollDate: "2026-01-19T17:00:00.000Z",
        pollType: "AP Top 25",
        teamId: 1,
        team: "Marlow State",
        conference: "LKC",
        ranking: 1,
        points: 88,
        firstPlaceVotes: 3,
      };
      expect(JSON.stringify(first)).toBe(JSON.stringify(expected));
    });

    it("lists the latest season first, then by week, poll and rank; teams without a rank last, by points; equals by name", async () => {
      expect(await rows("")).toEqual([
        [2026, 1, "AP Top 25", 1, "Marlow State"],
        [2026, 1, "AP Top 25", 1, "Port Ashby"],
        [2026, 1, "AP Top 25", 2, "Tern Valley"],
        [2026, 1, "AP Top 25", null, "San José del Mar"],
        [2026, 1, "AP Top 25", null, "Marlow State"],
        [2026, 1, "Coaches Poll", 1, "San José del Mar"],
        [2026, 2, "AP Top 25", 1, "Marlow State"],
        [2026, 2, "AP Top 25", 2, "Port Ashby"],
        [2026, 2, "AP Top 25", 2, "San José del Mar"],
        [2025, 1, "AP Top 25", 1, "Port Ashby"],
      ]);
    });

    it("gives the conference of the poll's season, and null to a team outside of every one", async () => {
      const conferences = async (query: string) =>
        (await server.records(`/rankings${query}`)).map((row) => [row.season, row.conference]);
      expect(await conferences("?team=port+ashby")).toEqual([
        [2026, "LKC"],
        [2026, "LKC"],
        [2025, "CST"],
      ]);
      expect(await conferences("?team=Tern+Valley")).toEqual([[2026, null]]);
    });

    it("leaves what nobody counted unknown, and a count of 0 as it is", async () => {
      const votes = async (query: string) =>
        (await server.records(`/rankings${query}`)).map((row) => [row.points, row.firstPlaceVotes]);
      expect(await votes("?team=Tern+Valley&week=1")).toEqual([[75, 0]]);
      expect(await votes("?team=Port+Ashby&week=2")).toEqual([[80, null]]);
    });

    it.each([
      ["a season", "?season=2025", [[2025, 1, "AP Top 25", 1, "Port Ashby"]]],
      ["a part of the season", "?seasonType=postseason", [[2026, 1, "AP Top 25", 1, "Marlow State"]]],
      [
        "a poll; of two sources the better one is served",
        "?pollType=coaches",
        [[2026, 1, "Coaches Poll", 1, "San José del Mar"]],
      ],
      ["a team in any case", "?team=SAN+JOS%C3%89+DEL+MAR&week=2", [[2026, 2, "AP Top 25", 2, "San José del Mar"]]],
      [
        "a conference as of the season",
        "?conference=cst",
        [
          [2026, 1, "AP Top 25", null, "San José del Mar"],
          [2026, 1, "Coaches Poll", 1, "San José del Mar"],
          [2026, 2, "AP Top 25", 2, "San José del Mar"],
          [2025, 1, "AP Top 25", 1, "Port Ashby"],
        ],
      ],
      ["a week that no poll has", "?week=9", []],
      ["a team nobody knows", "?team=Nowhere", []],
      ["a conference nobody knows", "?conference=NOPE", []],
      ["a season without polls", "?season=1950", []],
    ])("filters by %s", async (_, query, expected) => {
      expect(await rows(query)).toEqual(expected);
    });

    it("never drops a filter: week 0, and a poll that is none, are refused", async () => {
      for (const query of ["?week=0", "?week=-1", "?pollType=AP", "?pollType=AP%20Top%2025"]) {
        expect((await server.get(`/rankings${query}`)).status).toBe(400);
      }
    });

    it.each([
      ["before any week", "2025-10-20", []],
      ["the day after the first", "2025-10-21", [1, 1, 1, 1]],
      ["the day of the second, which nobody knew when it began", "2026-01-19", [1, 1, 1, 1]],
      ["the day after the second", "2026-01-20", [2, 2, 2]],
    ])("as of a day it has the latest week published before: %s", async (_, day, weeks) => {
      const found = await server.records(`/rankings?season=2026&seasonType=regular&asOf=${day}`);
      expect(found.map((row) => row.week)).toEqual(weeks);
    });

    it("as of a day after the season it has the final poll", async () => {
      expect(await rows("?season=2026&asOf=2026-05-01")).toEqual([[2026, 1, "AP Top 25", 1, "Marlow State"]]);
    });
  });
});
