/** The team, conference and venue endpoints over HTTP. The latest season any membership speaks of is 2026. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { eachStore } from "#test/stores.ts";

eachStore("teams over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await insertFictionalLeague(suite.store.db);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());

  describe("GET /teams", () => {
    const teams = async (query: string) =>
      (await server.records(`/teams${query}`)).map((team) => [team.school, team.conference]);

    it("lists every team with its current conference or null, by school", async () => {
      expect(await teams("")).toEqual([
        ["Marlow State", "LKC"],
        ["Port Ashby", "LKC"],
        ["San José del Mar", "CST"],
        ["Tern Valley", null],
      ]);
    });

    it.each([
      [
        "of a season: its members alone, in the conference of then",
        "?season=2025",
        [
          ["Marlow State", "LKC"],
          ["Port Ashby", "CST"],
          ["San José del Mar", "CST"],
        ],
      ],
      [
        "of the season after the latest, where nobody has been seen to leave",
        "?season=2027&conference=lkc",
        [
          ["Marlow State", "LKC"],
          ["Port Ashby", "LKC"],
        ],
      ],
      ["of a season further on: nothing is claimed", "?season=2028", []],
      ["of a season before anyone joined", "?season=2013", []],
      ["of a conference in any case", "?conference=cst", [["San José del Mar", "CST"]]],
      ["of a conference nobody knows", "?conference=NOPE", []],
    ])("lists teams %s", async (_, query, expected) => {
      expect(await teams(query)).toEqual(expected);
    });

    it("sends arena, logos and the upstream id", async () => {
      const [team] = await server.records("/teams?conference=LKC");
      expect(team).toEqual({
        id: 1,
        sourceId: "901",
        school: "Marlow State",
        mascot: "Herons",
        abbreviation: null,
        displayName: null,
        shortDisplayName: null,
        primaryColor: null,
        secondaryColor: null,
        currentVenueId: 5,
        currentVenue: "Heron Fieldhouse",
        currentCity: "Marlow",
        currentState: "OH",
        conferenceId: 1,
        conference: "LKC",
        logos: ["https://images.example/1.png"],
      });
    });
  });

  describe("GET /teams/roster", () => {
    it("has a record for every team, also without players", async () => {
      const rosters = await server.records("/teams/roster?season=2025");
      expect(rosters.map(({ team, players }) => [team, Array.isArray(players) ? players.length : null])).toEqual([
        ["Marlow State", 1],
        ["Port Ashby", 0],
        ["San José del Mar", 0],
        ["Tern Valley", 0],
      ]);
    });

    it("lists players by name with the position in full and a hometown that is always there", async () => {
      const [roster] = await server.records("/teams/roster?season=2026&team=marlow+state");
      const nowhere = { countyFips: null, longitude: null, latitude: null, country: null, state: null, city: null };
      expect(roster).toMatchObject({
        teamId: 1,
        conference: "LKC",
        season: 2026,
        players: [
          { id: 12, name: "Amari Cole", position: null, hometown: nowhere, startSeason: 2026, endSeason: 2026 },
          { id: 11, name: "Jonah Reyes", position: "Guard", hometown: nowhere, startSeason: 2025, endSeason: 2026 },
        ],
      });
    });
  });

  describe("GET /teams/directory", () => {
    it("is one object: members by school and their conferences by name", async () => {
      const directory = await (await server.get("/teams/directory?season=2026")).json();
      expect(directory).toMatchObject({
        season: 2026,
        seasonLabel: "2025–26",
        teams: [
          { id: 1, school: "Marlow State", conferenceId: 1 },
          { id: 2, school: "Port Ashby", conferenceId: 1 },
          { id: 3, school: "San José del Mar", conferenceId: 2 },
        ],
        conferences: [
          { id: 2, name: "CST Conference", abbreviation: "CST" },
          { id: 1, name: "LKC Conference", abbreviation: "LKC" },
        ],
      });
    });

    it("is empty for a season without teams", async () => {
      const directory = await (await server.get("/teams/directory?season=1950")).json();
      expect(directory).toEqual({ season: 1950, seasonLabel: "1949–50", teams: [], conferences: [] });
    });
  });

  describe("conferences and venues", () => {
    it("lists conferences by id", async () => {
      expect(await server.records("/conferences")).toEqual([
        { id: 1, sourceId: "91", name: "LKC Conference", abbreviation: "LKC", shortName: "LKC" },
        { id: 2, sourceId: "92", name: "CST Conference", abbreviation: "CST", shortName: "CST" },
      ]);
    });

    it("lists members by start season; an end that has not been seen is null", async () => {
      const [conference] = await server.records("/conferences/history?conference=cst");
      const team = { mascot: null };
      expect(conference).toMatchObject({
        id: 2,
        teams: [
          { ...team, id: 2, sourceId: "902", school: "Port Ashby", startSeason: 2014, endSeason: 2025 },
          { ...team, id: 3, sourceId: "903", school: "San José del Mar", startSeason: 2020, endSeason: null },
        ],
      });
      expect(await server.records("/conferences/history?conference=NOPE")).toEqual([]);
      expect(await server.records("/conferences/history")).toHaveLength(2);
    });

    it("lists venues; one without an upstream id has none", async () => {
      expect(await server.records("/venues")).toEqual([
        { id: 5, sourceId: null, name: "Heron Fieldhouse", city: "Marlow", state: "OH", country: null },
      ]);
    });
  });
});
