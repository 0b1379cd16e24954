/**
 * Players' seasons over HTTP; test/season-tallies.ts says what the games were, test/game-facts.ts what stood in their box scores. Everybody's line is the same: 30 of 40 minutes,
 * 10 points on 4 of 9 with a three of 3 and 1 of 2 free throws, 1 and 3 rebounds, 2 assists, a steal, 2 turnovers, 2 fouls; a team's has 25 of 60, 8 threes of 20 and
 * 12 of 16 free throws, 10 and 24 rebounds, 14 assists, 11 turnovers. The only game with possessions is 70 to 60 in 68 each: 130 points in 136 are 0.956 a possession, 65 a game, pace 68.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { insertSeasonTallies } from "#test/season-tallies.ts";
import { eachStore } from "#test/stores.ts";

const PATH = "/stats/player/season";
const COLE = "Amari Cole";
const REYES = "Jonah Reyes";
const LINDQVIST = "Theo Lindqvist";

eachStore("players' seasons over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await insertFictionalLeague(suite.store.db);
    await insertSeasonTallies(suite.store);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());
  const records = (query: string) => server.records(`${PATH}${query}`);

  it("has a player's sums and rates in the order of the interface, and nothing else", async () => {
    const [, reyes] = await records("?season=2026&team=Marlow+State");
    const expected = {
      ...{ season: 2026, seasonLabel: "20252026", teamId: 1, team: "Marlow State", conference: "LKC" },
      ...{ athleteId: 11, athleteSourceId: "", name: REYES, position: "G", games: 1, starts: 1, minutes: 30 },
      ...{ points: 10, turnovers: 2, fouls: 2, assists: 2, steals: 1, blocks: 0 },
      // (9 + 0.88 + 2) * 40 / (30 * (60 + 7.04 + 11)) = 475.2 / 2341.2
      usage: 20.3,
      // 9.645 points produced on 10.039 possessions
      offensiveRating: 96.1,
      // 4.980 stops are 48.8 % of 51 possessions, so 88.24 + 0.2 * (100 * 1.935 * 0.512 - 88.24)
      defensiveRating: 90.4,
      netRating: 5.7,
      // (96.1 - 0.862 * 95.6) / 100 * 68 * 0.203 * 0.75
      PORPAG: 1.4,
      ...{ effectiveFieldGoalPct: 50, trueShootingPct: 50.6, assistsTurnoverRatio: 1, freeThrowRate: 22.2 },
      // 40 / (30 * 34)
      offensiveReboundPct: 3.9,
      fieldGoals: { made: 4, attempted: 9, pct: 44.4 },
      twoPointFieldGoals: { made: 3, attempted: 6, pct: 50 },
      threePointFieldGoals: { made: 1, attempted: 3, pct: 33.3 },
      freeThrows: { made: 1, attempted: 2, pct: 50 },
      rebounds: { offensive: 1, defensive: 3, total: 4 },
      // (9.645 - 0.875 * 0.956 * 10.039) / 32.5 = 0.04 and 0.15 * 68 * (1.125 * 0.956 - 0.904) / 32.5 = 0.05; 40 * 0.1 / 30
      winShares: { totalPer40: 0.133, total: 0.1, offensive: 0, defensive: 0.1 },
    };
    expect(JSON.stringify(reyes)).toBe(JSON.stringify(expected));
  });

  it("lists by team, then who played most, then by name", async () => {
    expect((await records("?season=2026")).map((row) => [row.team, row.name, row.minutes])).toEqual([
      ["Marlow State", COLE, 30],
      ["Marlow State", REYES, 30],
      ["Port Ashby", LINDQVIST, 60],
    ]);
  });

  it("counts every game he has minutes in, and sums those with a box score: 60 minutes of two, 10 points of one", async () => {
    const [lindqvist] = await records("?season=2026&team=Port+Ashby");
    // In all 80 minutes of both games he would have used half of that.
    expect(lindqvist).toMatchObject({ games: 2, starts: 2, minutes: 60, points: 10, usage: 20.3 });
  });

  it("says null of a part without a box score, and nothing of whom it has not", async () => {
    const [lindqvist] = await records("?season=2026&startDateRange=2026-01-23T12:00:00Z");
    expect(lindqvist).toMatchObject({
      ...{ name: LINDQVIST, games: 1, minutes: 30, points: null, usage: null, offensiveRating: null, PORPAG: null },
      fieldGoals: { made: null, attempted: null, pct: null },
      rebounds: { offensive: null, defensive: null, total: null },
      winShares: { totalPer40: null, total: null, offensive: null, defensive: null },
    });
  });

  describe("filters by", () => {
    it.each([
      ["a team in any case", "&team=PORT+ASHBY", [LINDQVIST]],
      ["the conference of the season", "&conference=lkc", [COLE, REYES, LINDQVIST]],
      ["another conference", "&conference=CST", []],
      ["team and conference", "&conference=CST&team=Port+Ashby", []],
      ["a team nobody knows", "&team=Nowhere", []],
      ["the games before a day", "&asOf=2026-01-23", [COLE, REYES, LINDQVIST]],
      ["no game before a day", "&asOf=2026-01-22", []],
      ["games from a time on", "&startDateRange=2026-01-23T12:00:00Z", [LINDQVIST]],
      ["games until a time", "&endDateRange=2026-01-23T12:00:00Z", [COLE, REYES, LINDQVIST]],
      ["a part of the season", "&seasonType=regular", [COLE, REYES, LINDQVIST]],
      ["a part without games", "&seasonType=preseason", []],
    ])("%s", async (_, query, names) => {
      expect((await records(`?season=2026${query}`)).map((row) => row.name)).toEqual(names);
    });

    it("a season without games", async () => {
      expect(await records("?season=2024")).toEqual([]);
    });
  });

  it("is as of a day what it was on that day: the later game is not in it", async () => {
    // His team scored 60, so his assists and rebounds brought less: (94.0 - 82.4) / 100 * 68 * 0.203 * 0.75.
    const [lindqvist] = await records("?season=2026&team=Port+Ashby&asOf=2026-01-23");
    expect(lindqvist).toMatchObject({ games: 1, minutes: 30, points: 10, PORPAG: 1.2 });
    expect(await records("?season=2026&asOf=2026-05-01")).toEqual(await records("?season=2026"));
  });
});
