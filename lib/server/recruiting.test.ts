/** The recruiting endpoints over HTTP: what a feed states comes out, in order. Port Ashby is of CST until 2025, of LKC from 2026 on. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { gameFact, sideFact, teamFact } from "#test/game-facts.ts";
import { importAthlete, importFacts, importOffseason } from "#test/offseason-league.ts";
import { recruitFact, transferFact } from "#test/recruiting-facts.ts";
import { eachStore } from "#test/stores.ts";

eachStore("recruiting over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await importOffseason(suite.store);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());

  const tagOf = async (path: string) => (await server.get(path)).headers.get("etag");

  describe("GET /recruiting/players", () => {
    const names = async (query: string) =>
      (await server.records(`/recruiting/players${query}`)).map(({ name }) => name);

    it("lists the latest class first, by ranking, those without one last", async () => {
      expect(await names("")).toEqual(["Jonah Reyes", "Ty Moss", "Al Unranked", "Ed Older", "Bo Valley"]);
    });

    it("sends all that is known, and the team's conference in the season the class first plays", async () => {
      const [recruit] = await server.records("/recruiting/players?year=2025&team=port+ashby");
      expect(recruit).toEqual({
        id: 101,
        sourceId: "simulation:101",
        position: "SG",
        schoolId: 71,
        school: "Lakeside High",
        hometown: { countyFips: null, longitude: 0, latitude: 0, country: "Null", state: null, city: "Null Island" },
        committedTo: { id: 2, name: "Port Ashby", conference: "LKC" },
        athleteId: null,
        year: 2025,
        name: "Jonah Reyes",
        heightInches: 74.5,
        weightPounds: 190,
        stars: 5,
        rating: 0.987,
        ranking: 2,
      });
      const [older] = await server.records("/recruiting/players?year=2024&team=port+ashby");
      expect(older?.committedTo).toEqual({ id: 2, name: "Port Ashby", conference: "CST" });
    });

    it("keeps zeros, and sends null for what nobody said", async () => {
      const [, moss, unranked] = await server.records("/recruiting/players?year=2025");
      expect(moss).toMatchObject({ stars: 0, rating: 0 });
      expect(unranked).toMatchObject({
        schoolId: null,
        school: null,
        hometown: null,
        committedTo: null,
        heightInches: null,
        stars: null,
        rating: null,
        ranking: null,
      });
    });

    it.each([
      ["?position=sg", ["Jonah Reyes", "Al Unranked"]],
      ["?team=SAN+JOSÉ+DEL+MAR", ["Ty Moss"]],
      ["?conference=lkc", ["Jonah Reyes"]],
      ["?conference=CST", ["Ty Moss", "Ed Older"]],
      ["?conference=CST&year=2024", ["Ed Older"]],
      ["?year=1999", []],
      ["?team=Nowhere", []],
      ["?conference=NOPE", []],
      ["?position=quarterback", []],
    ])("filters: %s", async (query, expected) => {
      expect(await names(query)).toEqual(expected);
    });

    it("knows the athlete a recruit became as soon as he arrives, and its tag changes with that", async () => {
      const path = "/recruiting/players?year=2025&team=port+ashby";
      const before = await tagOf(path);
      await importAthlete(suite.store, "Jonah Reyes", "5001");
      expect((await server.records(path))[0]?.athleteId).toBe(5001);
      expect(await tagOf(path)).not.toBe(before);
    });
  });

  describe("GET /recruiting/teams", () => {
    it("ranks classes, the latest year first, with the conference of the season after", async () => {
      expect(await server.records("/recruiting/teams")).toEqual([
        { teamId: 3, team: "San José del Mar", conference: "CST", year: 2025, ranking: 1, rating: 98.25 },
        { teamId: 2, team: "Port Ashby", conference: "LKC", year: 2025, ranking: 2, rating: 0 },
        { teamId: 2, team: "Port Ashby", conference: "CST", year: 2024, ranking: 1, rating: null },
      ]);
    });

    it.each([
      ["?year=2024", [2]],
      ["?team=PORT+ASHBY", [2, 2]],
      ["?conference=cst", [3, 2]],
      ["?conference=lkc&year=2024", []],
      ["?team=Nowhere", []],
    ])("filters: %s", async (query, expected) => {
      const rows = await server.records(`/recruiting/teams${query}`);
      expect(rows.map(({ teamId }) => teamId)).toEqual(expected);
    });
  });

  describe("GET /recruiting/portal", () => {
    const ids = async (query: string) => (await server.records(`/recruiting/portal${query}`)).map(({ id }) => id);

    it("lists the latest spring first, by last and first name", async () => {
      expect(await ids("")).toEqual([203, 201, 202, 204]);
    });

    it("sends both teams with the conferences each is of while he plays there", async () => {
      const [, abbot, zorn] = await server.records("/recruiting/portal?year=2025");
      expect(abbot).toEqual({
        id: 201,
        sourceId: "simulation:201",
        year: 2025,
        firstName: "Zed",
        lastName: "Abbot",
        position: "PF",
        origin: { id: 2, name: "Port Ashby", conference: "CST" },
        destination: { id: 1, name: "Marlow State", conference: "LKC" },
        eligibility: "Immediate",
        yearsRemaining: 0,
        stars: 3,
        rating: 0.875,
      });
      expect(zorn).toMatchObject({ destination: null, eligibility: "TBD", yearsRemaining: null, stars: null });
    });

    it.each([
      ["?sourceTeam=port+ashby", [201]],
      ["?destinationTeam=port+ashby", [203, 204]],
      ["?sourceTeam=Marlow+State&destinationTeam=Port+Ashby", [204]],
      ["?sourceConference=cst", [201, 202]],
      ["?destinationConference=LKC", [203, 201]],
      ["?destinationConference=CST", [204]],
      ["?position=g", [203, 202]],
      ["?year=2024&position=g", []],
      ["?destinationTeam=Nowhere", []],
      ["?sourceConference=NOPE", []],
    ])("filters: %s", async (query, expected) => {
      expect(await ids(query)).toEqual(expected);
    });
  });

  it("tags hang on recruiting and on teams, not on games", async () => {
    const path = "/recruiting/portal?year=2025";
    const start = await tagOf(path);
    const home = sideFact(teamFact("Marlow State", { simulation: "1" }));
    const away = sideFact(teamFact("Port Ashby", { simulation: "2" }));
    await importFacts(suite.store, "game/1", [{ kind: "game", game: gameFact("simulation", "1", { home, away }) }]);
    // The first game of a season may change which memberships are current; the ones after it do not.
    const afterFirst = await tagOf(path);
    const later = gameFact("simulation", "2", { home: away, away: home, easternDate: "2026-01-12" });
    await importFacts(suite.store, "game/2", [{ kind: "game", game: later }]);
    expect(await tagOf(path)).toBe(afterFirst);
    await importFacts(suite.store, "recruit/900", [recruitFact("simulation", "900", { year: 2019 })]);
    const afterRecruit = await tagOf(path);
    await importFacts(suite.store, "transfer/901", [transferFact("simulation", "901", { year: 2019 })]);
    expect(new Set([start, afterRecruit, await tagOf(path)]).size).toBe(3);
  });
});
