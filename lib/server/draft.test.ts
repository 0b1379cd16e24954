/** The draft endpoints over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { importAthlete, importFacts, importOffseason } from "#test/offseason-league.ts";
import { draftTeam, pickFact, recruitFact } from "#test/recruiting-facts.ts";
import { eachStore } from "#test/stores.ts";

eachStore("the draft over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await importOffseason(suite.store);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());

  it("GET /draft/teams: by display name, with a source id that is a number", async () => {
    expect(await server.records("/draft/teams")).toEqual([
      { id: 12, sourceId: 12, location: "Bay Ridge", name: "Auks", displayName: "Bay Ridge Auks", abbreviation: "BAY" },
      {
        id: 11,
        sourceId: 11,
        location: "Quarry City",
        name: "Herons",
        displayName: "Quarry City Herons",
        abbreviation: "QUA",
      },
    ]);
  });

  it("GET /draft/positions: each once, by name", async () => {
    expect(await server.records("/draft/positions")).toEqual([
      { name: "Center", abbreviation: "C" },
      { name: "Guard", abbreviation: "G" },
      { name: "Point Guard", abbreviation: "PG" },
    ]);
  });

  describe("GET /draft/picks", () => {
    it("lists the latest draft first, in the order of the picks, with the position and what is known of the team before", async () => {
      const [first, second] = await server.records("/draft/picks");
      expect(first).toEqual({
        athleteId: null,
        sourceTeamId: 900,
        sourceTeamLocation: "São Norte",
        sourceTeamName: "Norte",
        sourceTeamLeagueAffiliation: "Southern League",
        sourceTeamCollegeId: null,
        draftTeamId: 11,
        draftTeam: "Quarry City Herons",
        year: 2025,
        overall: 1,
        round: 1,
        pick: 1,
        name: "Léo Prado",
        position: "PG",
        overallRank: null,
        positionRank: null,
        height: null,
        weight: null,
      });
      // A college's own names stand in where the source has no words for it.
      expect(second).toMatchObject({
        sourceTeamId: null,
        sourceTeamLocation: "Marlow State",
        sourceTeamName: "Herons",
        sourceTeamLeagueAffiliation: null,
        sourceTeamCollegeId: 1,
        draftTeam: "Bay Ridge Auks",
        overallRank: 4,
        positionRank: 1,
        height: 83,
        weight: 251.5,
      });
    });

    it.each([
      ["", [1, 2, 31]],
      ["?year=2024", [31]],
      ["?draftTeam=herons", [1, 31]],
      ["?draftTeam=Quarry+City+Herons", []],
      ["?sourceTeam=são+norte", [1]],
      ["?sourceTeam=MARLOW+state", [2]],
      ["?position=g", [31]],
      ["?position=PG&year=2024", []],
      ["?sourceTeam=Nowhere", []],
    ])("filters: %s", async (query, expected) => {
      expect((await server.records(`/draft/picks${query}`)).map(({ overall }) => overall)).toEqual(expected);
    });

    it("finds the athlete that arrives after the pick; its tag hangs on the draft and on entities alone", async () => {
      const path = "/draft/picks?year=2025";
      const tag = async () => (await server.get(path)).headers.get("etag");
      await importAthlete(suite.store, "Cy Brandt", "5002");
      expect((await server.records(path)).map(({ athleteId }) => athleteId)).toEqual([null, 5002]);
      const before = await tag();
      await importFacts(suite.store, "recruit/1", [recruitFact("simulation", "1")]);
      expect(await tag()).toBe(before);
      const auks = draftTeam("simulation", "12", "Bay Ridge", "Auks");
      await importFacts(suite.store, "pick/60", [pickFact("simulation", 60, auks, { year: 2019 })]);
      expect(await tag()).not.toBe(before);
    });
  });
});
