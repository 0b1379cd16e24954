/** The leaderboard over HTTP; test/season-tallies.ts says what the games were, and ratings.test.ts how their teams are rated. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { insertSeasonTallies } from "#test/season-tallies.ts";
import { eachStore } from "#test/stores.ts";

const PATH = "/stats/team/leaderboard";
const MARLOW = "Marlow State";
const ASHBY = "Port Ashby";
const SAN_JOSE = "San José del Mar";
const TERN = "Tern Valley";

eachStore("the leaderboard over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await insertFictionalLeague(suite.store.db);
    await insertSeasonTallies(suite.store);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());
  const teams = async (query: string) => (await server.records(`${PATH}${query}`)).map((row) => [row.season, row.team]);
  const recordOf = async (team: string, more = "") => {
    const [record] = await server.records(`${PATH}?season=2026&team=${encodeURIComponent(team)}${more}`);
    return record;
  };

  it("is open to every key", async () => {
    expect((await server.get(PATH)).status).toBe(200);
  });

  it("has the latest season first, the best net rating first in it, and teams without a rating last, by name", async () => {
    expect(await teams("")).toEqual([
      [2026, MARLOW],
      [2026, ASHBY],
      [2026, SAN_JOSE],
      [2026, TERN],
      [2025, MARLOW],
      [2025, ASHBY],
    ]);
  });

  it.each([
    ["a season", "?season=2025", [MARLOW, ASHBY]],
    ["a team in any case", "?team=PORT+ASHBY", [ASHBY, ASHBY]],
    ["a conference as of the season", "?conference=cst", [SAN_JOSE, ASHBY]],
    ["a season without games", "?season=1950", []],
    ["a team nobody knows", "?team=Nowhere", []],
    ["the games before a day", "?season=2026&asOf=2026-01-22", []],
    ["the part after the regular season", "?season=2026&seasonType=postseason", [SAN_JOSE, TERN]],
  ])("filters by %s", async (_, query, expected) => {
    expect((await server.records(`${PATH}${query}`)).map((row) => row.team)).toEqual(expected);
  });

  it("70 points to 60 in 68 possessions each: 102.9 and 88.2, 14.7 more; 68 in 40 minutes; 40 tracked tries", async () => {
    expect(await recordOf(MARLOW)).toMatchObject({
      conference: { id: 1, abbreviation: "LKC" },
      record: { games: 1, wins: 1, losses: 0 },
      summary: { totalMinutes: 40, trackedShots: 40, pace: 68, rawNetRating: 14.7 },
      teamStats: {
        points: { total: 70, inPaint: 18, offTurnovers: 0, fastBreak: 0 },
        possessions: 68,
        rawOffensiveRating: 102.9,
        // 25 and half of 8 of 60; 11 of 68; 10 of 10 + 24; 16 to 60
        effectiveFieldGoalPct: 48.3,
        turnoverRatio: 16.2,
        offensiveReboundPct: 29.4,
        freeThrowRate: 26.7,
        fieldGoals: { attempted: 60, made: 25 },
        twoPointFieldGoals: { attempted: 40, made: 17 },
        turnovers: { total: 11, team: 1, technical: 0 },
      },
      opponentStats: { rawOffensiveRating: 88.2, points: { total: 60, inPaint: 0 } },
    });
  });

  it("14 of 40 tries at the rim are 35 %, 9 of 14 made 64.3 %, 4 of 9 assisted 44.4 %; 26 jumpers are 65 %, 16 threes 40 %", async () => {
    expect(await recordOf(MARLOW)).toMatchObject({
      shotProfile: {
        assistedPct: 25,
        atRim: { rate: 35, pct: 64.3, assistedPct: 44.4 },
        dunk: { rate: 5, assisted: 1, made: 2, attempts: 2 },
        tipIn: { rate: 5, made: 1, attempts: 2 },
        twoPointJumper: { rate: 25, pct: 40, assistedPct: 25, assisted: 1, made: 4, attempts: 10 },
        freeThrows: { rate: 25, made: 8, attempts: 10 },
        distribution: { threeRate: 40, jumperRate: 65, midrangeRate: 25 },
      },
    });
  });

  it("has the ratings of /ratings/adjusted, at the end and as of a day, and none for a part that no rating is made of", async () => {
    for (const asOf of ["", "&asOf=2026-01-23"]) {
      const rated = await server.records(`/ratings/adjusted?season=2026&team=Port+Ashby${asOf}`);
      const { offensiveRating, defensiveRating, netRating, rankings } = rated[0] ?? {};
      expect(await recordOf(ASHBY, asOf)).toMatchObject({
        adjustedEfficiency: { offensiveRating, defensiveRating, netRating, rankings },
      });
    }
    expect(await recordOf(ASHBY, "&endDateRange=2026-01-24")).toMatchObject({ adjustedEfficiency: null });
    expect(await recordOf(ASHBY, "&seasonType=regular")).toMatchObject({ adjustedEfficiency: null });
  });

  it("a team outside every conference, without plays: no conference, no rating, no shares", async () => {
    expect(await recordOf(TERN)).toMatchObject({
      conference: { id: null, abbreviation: null },
      adjustedEfficiency: null,
      summary: { trackedShots: 0 },
      shotProfile: { assistedPct: 0, atRim: { rate: null, pct: null }, freeThrows: { rate: 0 } },
    });
  });

  it("a team without a box score: its games and nothing to divide by", async () => {
    const [older] = await server.records(`${PATH}?season=2025&team=Port+Ashby`);
    expect(older).toMatchObject({
      record: { games: 1 },
      summary: { totalMinutes: 40, pace: null, rawNetRating: null },
      teamStats: { possessions: 0, rawOffensiveRating: null, offensiveReboundPct: null, assists: 0 },
    });
  });

  it("asks for a season beside asOf", async () => {
    const response = await server.get(`${PATH}?asOf=2026-01-23`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ parameter: "asOf", detail: "needs season beside it" }] });
  });
});
