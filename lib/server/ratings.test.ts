/**
 * The endpoints of ratings over HTTP. The league has two games of 2026 that count, both 70 to 60: Marlow State over Port Ashby on 22 January, in 68 possessions, and
 * Port Ashby over San José del Mar the day after, without a box score; in 2025 Port Ashby beat Marlow State by the same.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { eachStore } from "#test/stores.ts";

const MARLOW = "Marlow State";
const ASHBY = "Port Ashby";
const SAN_JOSE = "San José del Mar";

eachStore("ratings over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await insertFictionalLeague(suite.store.db);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());
  const values = async (path: string, field: string) =>
    (await server.records(path)).map((row) => [row.season, row.team, row[field]]);

  describe("GET /ratings/srs", () => {
    it("sends the record's fields in the order of the interface, and no others", async () => {
      const [first] = await server.records("/ratings/srs?season=2026");
      const expected = { season: 2026, teamId: 1, team: MARLOW, conference: "LKC", rating: 10 };
      expect(JSON.stringify(first)).toBe(JSON.stringify(expected));
    });

    it("10 over, 10 over and under, 10 under: ratings 10, 0 and -10; the latest season first, the best team first", async () => {
      expect(await values("/ratings/srs", "rating")).toEqual([
        [2026, MARLOW, 10],
        [2026, ASHBY, 0],
        [2026, SAN_JOSE, -10],
        [2025, ASHBY, 5],
        [2025, MARLOW, -5],
      ]);
    });

    it.each([
      ["a season", "?season=2025", [ASHBY, MARLOW]],
      ["a team in any case", "?team=PORT+ASHBY", [ASHBY, ASHBY]],
      ["a conference as of the season", "?conference=cst", [SAN_JOSE, ASHBY]],
      ["a season without games", "?season=1950", []],
      ["a team nobody knows", "?team=Nowhere", []],
      ["a team outside every conference", "?team=Tern+Valley", []],
      ["a conference nobody knows", "?conference=NOPE", []],
    ])("filters by %s", async (_, query, teams) => {
      expect((await server.records(`/ratings/srs${query}`)).map((row) => row.team)).toEqual(teams);
    });
  });

  describe("GET /ratings/adjusted", () => {
    it("has the teams whose possessions are known, the better net first: both 95.6 in the mean, as they scored in 136 possessions", async () => {
      const rows = await server.records("/ratings/adjusted");
      expect(rows.map((row) => [row.season, row.team, row.rankings])).toEqual([
        [2026, MARLOW, { offense: 1, defense: 1, net: 1 }],
        [2026, ASHBY, { offense: 2, defense: 2, net: 2 }],
      ]);
      const [marlow, ashby] = rows as [Record<string, number>, Record<string, number>];
      expect(Object.keys(marlow)).toEqual([
        ...["season", "teamId", "team", "conference"],
        ...["offensiveRating", "defensiveRating", "netRating", "rankings"],
      ]);
      for (const field of ["offensiveRating", "defensiveRating"]) {
        expect(((marlow[field] ?? 0) + (ashby[field] ?? 0)) / 2).toBeCloseTo(95.6, 1);
      }
      expect(marlow.netRating).toBeGreaterThan(0);
      expect((marlow.netRating ?? 0) + (ashby.netRating ?? 0)).toBeCloseTo(0, 8);
    });

    it("ranks a team among all of the season, whatever is asked for", async () => {
      expect((await server.records("/ratings/adjusted?team=port+ashby")).map((row) => row.rankings)).toEqual([
        { offense: 2, defense: 2, net: 2 },
      ]);
    });
  });

  describe("GET /ratings/elo", () => {
    it("has what each team ends a season with: ±31.2 of 2025, 85 % of it kept, then 39.2 and 31.2 points more and less", async () => {
      expect(await values("/ratings/elo", "elo")).toEqual([
        [2026, ASHBY, 1519],
        [2026, MARLOW, 1513],
        [2026, SAN_JOSE, 1469],
        [2025, ASHBY, 1531],
        [2025, MARLOW, 1469],
      ]);
    });

    it("names the conference as the other ratings do", async () => {
      expect((await server.records("/ratings/elo?season=2025")).map((row) => row.conference)).toEqual(["CST", "LKC"]);
    });
  });

  describe("as of a day", () => {
    it.each([
      [
        "srs",
        "rating",
        [
          [2026, MARLOW, 5],
          [2026, ASHBY, -5],
        ],
      ],
      [
        "elo",
        "elo",
        [
          [2026, MARLOW, 1513],
          [2026, ASHBY, 1487],
        ],
      ],
    ])("%s knows only the games before it", async (kind, field, expected) => {
      const at = (day: string) => values(`/ratings/${kind}?season=2026&asOf=${day}`, field);
      expect(await at("2026-01-22")).toEqual([]);
      expect(await at("2026-01-23")).toEqual(expected);
    });

    it.each(["srs", "adjusted", "elo"])("%s is that of the whole season on the day after it", async (kind) => {
      const whole = await server.records(`/ratings/${kind}?season=2026`);
      expect(await server.records(`/ratings/${kind}?season=2026&asOf=2026-05-01`)).toEqual(whole);
      expect(whole.length).toBeGreaterThan(1);
    });

    it.each(["srs", "adjusted", "elo"])("%s needs a season beside it", async (kind) => {
      const response = await server.get(`/ratings/${kind}?asOf=2026-01-23`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [{ parameter: "asOf", detail: "needs season beside it" }],
      });
    });
  });

  it("an answer stays the same, and says so, until its season changes", async () => {
    const path = "/ratings/srs?season=2025";
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
