/** Teams' seasons over HTTP; test/season-tallies.ts says what the games were. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { TeamSeasonStats } from "#lib/records/team-season-records.ts";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { insertSeasonTallies } from "#test/season-tallies.ts";
import { eachStore } from "#test/stores.ts";

const PATH = "/stats/team/season";
const MARLOW = "Marlow State";
const ASHBY = "Port Ashby";
const SAN_JOSE = "San José del Mar";
const TERN = "Tern Valley";

eachStore("teams' seasons over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await insertFictionalLeague(suite.store.db);
    await insertSeasonTallies(suite.store);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());
  const teams = async (query: string) => (await server.records(`${PATH}${query}`)).map((row) => [row.season, row.team]);

  it("one of `season` and `team` has to be given, and both are named where neither is", async () => {
    const answer = await server.get(PATH);
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { parameter: string }[] };
    expect(errors.map(({ parameter }) => parameter).toSorted()).toEqual(["season", "team"]);
  });

  it("lists a season by team, and a team's seasons the latest first", async () => {
    expect(await teams("?season=2026")).toEqual([
      [2026, MARLOW],
      [2026, ASHBY],
      [2026, SAN_JOSE],
      [2026, TERN],
    ]);
    expect(await teams("?team=marlow+state")).toEqual([
      [2026, MARLOW],
      [2025, MARLOW],
    ]);
  });

  it.each([
    ["a conference as of the season", "?season=2026&conference=cst", [SAN_JOSE]],
    ["a season without games", "?season=1950", []],
    ["a team nobody knows", "?team=Nowhere", []],
    ["a conference nobody knows", "?season=2026&conference=NOPE", []],
    ["the part after the regular season", "?season=2026&seasonType=postseason", [SAN_JOSE, TERN]],
    [
      "a time in which two games start",
      "?season=2026&startDateRange=2026-01-23&endDateRange=2026-01-23T12:00:00Z",
      [MARLOW, ASHBY, SAN_JOSE, TERN],
    ],
    ["the games before a day", "?season=2026&asOf=2026-01-22", []],
  ])("filters by %s", async (_, query, expected) => {
    expect((await server.records(`${PATH}${query}`)).map((row) => row.team)).toEqual(expected);
  });

  it("Marlow's 70 to 60 in 68 possessions each: pace 68, ratings 102.9 and 88.2, and every field the record has", async () => {
    const [marlow] = await server.records(`${PATH}?season=2026&team=Marlow+State`);
    expect(TeamSeasonStats.parse(marlow)).toEqual(marlow);
    expect(marlow).toMatchObject({
      seasonLabel: "20252026",
      conference: "LKC",
      games: 1,
      wins: 1,
      losses: 0,
      totalMinutes: 40,
      pace: 68,
      teamStats: {
        possessions: 68,
        rating: 102.9,
        points: { total: 70, inPaint: 18, fastBreak: null },
        turnovers: { total: 11, teamTotal: 1 },
        // 25 and half of 8 of 60; 11 of 68; 10 of 10 + 24; 16 to 60
        fourFactors: {
          effectiveFieldGoalPct: 48.3,
          turnoverRatio: 16.2,
          offensiveReboundPct: 29.4,
          freeThrowRate: 26.7,
        },
      },
      opponentStats: { rating: 88.2, points: { total: 60 } },
    });
  });

  it("a game without a box score counts as a game and leaves what it does not tell unknown", async () => {
    const [sanJose] = await server.records(
      `${PATH}?season=2026&team=${encodeURIComponent(SAN_JOSE)}&seasonType=regular`,
    );
    expect(sanJose).toMatchObject({ games: 1, pace: null, teamStats: { possessions: null, points: { total: null } } });
  });

  it("as of the day after a game it has that game; the day itself has not", async () => {
    const at = async (day: string) => (await teams(`?season=2026&team=Marlow+State&asOf=${day}`)).length;
    expect([await at("2026-01-22"), await at("2026-01-23")]).toEqual([0, 1]);
    expect((await server.get(`${PATH}?team=Marlow+State&asOf=2026-01-23`)).status).toBe(400);
  });
});
