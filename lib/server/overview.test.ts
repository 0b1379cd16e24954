/**
 * The overview over HTTP. test/fictional-league.ts says which games there are, test/season-tallies.ts what was done in them: Marlow State (1) beat Port Ashby (2) by 70 to 60 and
 * goes to Tern Valley (4) in March, which is in no conference; Port Ashby beat San José del Mar (3) by the same, without a box score.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { bumpRevisions, selectWrittenAt } from "#lib/store/revisions.ts";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { insertSeasonTallies } from "#test/season-tallies.ts";
import { eachStore, type SuiteStores } from "#test/stores.ts";

const pathOf = (team: number, season = 2026, query = "") => `/teams/${team}/season/${season}/overview${query}`;

/** What a derived game says of where it comes from. */
async function insertQuality(suite: SuiteStores, gameId: number, playsWhole: 0 | 1 | null): Promise<void> {
  await suite.store.db
    .insertInto("gameQuality")
    .values({
      gameId,
      season: 2026,
      sources: '["espn"]',
      playsSource: playsWhole === null ? null : "espn",
      playsWhole,
      stintsSource: null,
      possessionsMethod: playsWhole === 1 ? "counted" : null,
      boxDifferences: "[]",
      warnings: "[]",
      seasonTypeStated: 1,
      conferenceGameStated: 1,
    })
    .execute();
}

eachStore("the overview over HTTP", (suite) => {
  let server: ApiServer;
  beforeAll(async () => {
    await insertFictionalLeague(suite.store.db);
    await insertSeasonTallies(suite.store);
    await insertQuality(suite, 1, 1);
    await insertQuality(suite, 3, 1);
    server = await openApiServer(suite.store);
  });
  afterAll(() => server.close());
  const textOf = async (...path: Parameters<typeof pathOf>) => {
    const response = await server.get(pathOf(...path));
    const text = await response.text();
    if (response.status !== 200) throw new Error(text);
    return text;
  };
  const overviewOf = async (...path: Parameters<typeof pathOf>) =>
    TeamSeasonOverview.parse(JSON.parse(await textOf(...path)));

  it("sends the record's fields in the order of the interface, in both formats", async () => {
    for (const query of ["", "?formatVersion=2", "?formatVersion=1"]) {
      const text = await textOf(1, 2026, query);
      expect(JSON.stringify(TeamSeasonOverview.parse(JSON.parse(text)))).toBe(text);
    }
  });

  it("is format 2 unless format 1 is asked for, which has all but box scores and players' details", async () => {
    const whole = await overviewOf(1);
    expect(whole.formatVersion).toBe(2);
    expect(await overviewOf(1, 2026, "?formatVersion=2")).toEqual(whole);
    const without = ({ boxScore: _, ...unit }: TeamSeasonOverview["efficiency"]["offense"]) => unit;
    const { offense, defense } = whole.efficiency;
    expect(offense.boxScore && defense.boxScore && whole.players.rows.every((row) => row.seasonStats)).toBeTruthy();
    expect(await overviewOf(1, 2026, "?formatVersion=1")).toEqual({
      ...whole,
      formatVersion: 1,
      efficiency: { ...whole.efficiency, offense: without(offense), defense: without(defense) },
      players: { ...whole.players, rows: whole.players.rows.map(({ seasonStats: _, ...row }) => row) },
    });
  });

  it("names the team, and its conference of the season or none", async () => {
    expect(await overviewOf(1)).toMatchObject({
      teamId: 1,
      season: 2026,
      seasonLabel: "2025–26",
      team: {
        conference: { id: 1, name: "LKC Conference", abbreviation: "LKC" },
        sourceId: "901",
        mascot: "Herons",
        school: "Marlow State",
      },
    });
    expect((await overviewOf(2, 2025)).team.conference).toMatchObject({ abbreviation: "CST" });
    expect((await overviewOf(4)).team).toMatchObject({ conference: null, mascot: null });
  });

  it("counts what is over: a conference game won; a game outside it won and one lost; a tournament lost", async () => {
    const none = { games: 0, wins: 0, losses: 0, unresolved: 0 };
    const won = { games: 1, wins: 1, losses: 0, unresolved: 0 };
    const lost = { games: 1, wins: 0, losses: 1, unresolved: 0 };
    const known = { unknownConferenceGames: 0, unknownEligibilityGames: 0, complete: true };
    expect((await overviewOf(1)).record).toEqual({ ...known, conference: won, overall: won });
    expect((await overviewOf(2)).record).toEqual({
      ...known,
      conference: lost,
      overall: { games: 2, wins: 1, losses: 1, unresolved: 0 },
    });
    expect((await overviewOf(4)).record).toEqual({ ...known, conference: none, overall: lost });
  });

  it("has the schedule from the team's side, by start; what is to come has no points and no result", async () => {
    const { games } = (await overviewOf(1)).schedule;
    expect(games).toEqual([
      {
        id: 1,
        opponentId: 2,
        opponent: "Port Ashby",
        opponentHasProfile: true,
        startDate: "2026-01-23T00:00:00.000Z",
        calendarDate: "2026-01-23",
        startTimeTbd: false,
        location: "home",
        status: "final",
        seasonType: "regular",
        gameType: "STD",
        eligibility: "counted",
        conferenceGame: true,
        teamPoints: 70,
        opponentPoints: 60,
        result: "W",
        venue: "Heron Fieldhouse",
      },
      {
        id: 4,
        opponentId: 4,
        opponent: "Tern Valley",
        opponentHasProfile: true,
        startDate: "2026-03-01T18:00:00.000Z",
        calendarDate: "2026-03-01",
        startTimeTbd: true,
        location: "away",
        status: "scheduled",
        seasonType: "regular",
        gameType: "STD",
        eligibility: "counted",
        // Tern Valley's conference is not known, and no feed has stated it.
        conferenceGame: null,
        teamPoints: null,
        opponentPoints: null,
        result: null,
        venue: null,
      },
    ]);
    const [tournament] = (await overviewOf(4)).schedule.games;
    expect(tournament).toMatchObject({ location: "neutral", teamPoints: 60, opponentPoints: 70, result: "L" });
  });

  describe("polls", () => {
    const ap = async (...path: Parameters<typeof pathOf>) => (await overviewOf(...path)).ratings.polls.ap;
    const coaches = async (...path: Parameters<typeof pathOf>) => (await overviewOf(...path)).ratings.polls.coaches;
    const final = { date: "2026-04-07T15:00:00.000Z", week: 1, seasonType: "postseason" };
    const unavailable = { state: "unavailable", date: null, week: null, seasonType: null, rank: null };

    it("ranked, unranked, and no such poll of the season", async () => {
      expect(await ap(1)).toEqual({ state: "ranked", ...final, rank: 1 });
      expect(await ap(2)).toEqual({ state: "unranked", ...final, rank: null });
      expect(await coaches(2, 2025)).toEqual(unavailable);
    });

    it("the better source of a week decides: Tern Valley is first of the lesser one alone", async () => {
      const week = { date: null, week: 1, seasonType: "regular" };
      expect(await coaches(4)).toEqual({ state: "unranked", ...week, rank: null });
      expect(await coaches(3)).toEqual({ state: "ranked", ...week, rank: 1 });
    });

    it("as of a day the last published before it; votes without a rank are none; one without a time is not known to have been there", async () => {
      expect(await ap(1, 2026, "?asOf=2026-01-20")).toMatchObject({
        state: "ranked",
        week: 2,
        seasonType: "regular",
        rank: 1,
      });
      expect(await ap(1, 2026, "?asOf=2026-01-19")).toMatchObject({ state: "unranked", week: 1, rank: null });
      expect(await ap(1, 2026, "?asOf=2025-10-20")).toEqual(unavailable);
      expect(await coaches(3, 2026, "?asOf=2026-05-01")).toEqual(unavailable);
    });
  });

  it("has the ratings of the other endpoints, among the two teams that are rated; a team in no conference has none", async () => {
    for (const asOf of ["", "2026-01-23"]) {
      const { srs, elo, adjusted } = (await overviewOf(1, 2026, asOf && `?asOf=${asOf}`)).ratings;
      const query = `?season=2026&team=Marlow+State${asOf && `&asOf=${asOf}`}`;
      expect((await server.records(`/ratings/srs${query}`)).map((row) => row.rating)).toEqual([srs]);
      expect((await server.records(`/ratings/elo${query}`)).map((row) => row.elo)).toEqual([elo]);
      const [rated] = await server.records(`/ratings/adjusted${query}`);
      expect(adjusted).toEqual({
        offense: { value: rated?.offensiveRating, rank: 1 },
        defense: { value: rated?.defensiveRating, rank: 1 },
        net: { value: rated?.netRating, rank: 1 },
        population: 2,
      });
    }
    expect((await overviewOf(4)).ratings).toMatchObject({ srs: null, elo: null, adjusted: null });
    expect((await overviewOf(3)).ratings).toMatchObject({ srs: -10, adjusted: null });
  });

  it("70 points to 60 in 68 possessions each: 102.9 and 88.2, 68 in 40 minutes; both ends have the same box score but for the points", async () => {
    const { offense, defense, ...efficiency } = (await overviewOf(1)).efficiency;
    expect(efficiency).toEqual({
      paceGames: 1,
      pace: 68,
      coverage: { state: "available", reason: null, eligibleGames: 1, coveredGames: 1 },
    });
    const box = {
      fieldGoals: { made: 25, attempted: 60, pct: 41.7 },
      twoPointFieldGoals: { made: 17, attempted: 40, pct: 42.5 },
      threePointFieldGoals: { made: 8, attempted: 20, pct: 40 },
      freeThrows: { made: 12, attempted: 16, pct: 75 },
      rebounds: { total: 34, defensive: 24, offensive: 10 },
      assists: 14,
      steals: 6,
      blocks: 3,
      turnovers: 11,
      fouls: 17,
      minutes: 40,
      teamTurnovers: 1,
      technicalFouls: 0,
      flagrantFouls: 0,
      pointsInPaint: null,
      pointsOffTurnovers: null,
      fastBreakPoints: null,
    };
    // 25 and half of 8 of 60; 11 of 68; 10 of 10 + 24; 16 to 60; 70 to twice 60 and 0.44 times 16, 134.08.
    const rates = { effectiveFieldGoalPct: 48.3, turnoverPct: 16.2, offensiveReboundPct: 29.4, freeThrowRate: 26.7 };
    expect(offense).toEqual({
      points: 70,
      possessions: 68,
      rawRating: 102.9,
      ...rates,
      boxScore: { ...box, pointsInPaint: 18, trueShootingPct: 52.2 },
    });
    expect(defense).toEqual({
      points: 60,
      possessions: 68,
      rawRating: 88.2,
      ...rates,
      boxScore: { ...box, trueShootingPct: 44.7 },
    });
  });

  it("14 of 40 tries at the rim are 35 %, 9 of 14 made 64.3 %; every try is in one bucket", async () => {
    expect((await overviewOf(1)).shooting).toEqual({
      buckets: [
        { key: "at_rim", attempts: 14, made: 9, attemptPct: 35, fieldGoalPct: 64.3 },
        { key: "two_point_jumper", attempts: 10, made: 4, attemptPct: 25, fieldGoalPct: 40 },
        { key: "three_point_jumper", attempts: 16, made: 6, attemptPct: 40, fieldGoalPct: 37.5 },
        { key: "unknown", attempts: 0, made: 0, attemptPct: null, fieldGoalPct: null },
      ],
      trackedAttempts: 40,
      coverage: { state: "available", reason: null, eligibleGames: 1, coveredGames: 1 },
    });
  });

  it("10 threes, 5 layups and 3 shots nobody tells the kind of: shares of the 15, and the 3 beside them", async () => {
    const { buckets, trackedAttempts, coverage } = (await overviewOf(2)).shooting;
    expect(buckets.map(({ attempts, attemptPct }) => [attempts, attemptPct])).toEqual([
      [5, 33.3],
      [0, 0],
      [10, 66.7],
      [3, null],
    ]);
    expect(trackedAttempts).toBe(18);
    expect(coverage).toEqual({ state: "partial", reason: "unclassified_shots", eligibleGames: 2, coveredGames: 2 });
  });

  it("lists the roster with what each did: 10 points in 30 minutes, 11.88 of the team's 78.04 plays in three quarters of the time", async () => {
    const { rows, coverage } = (await overviewOf(1)).players;
    expect(rows.map(({ name, position, onRoster, hasStats }) => [name, position, onRoster, hasStats])).toEqual([
      ["Amari Cole", null, true, true],
      ["Jonah Reyes", "G", true, true],
    ]);
    expect(rows[1]).toMatchObject({
      athleteId: 11,
      games: 1,
      minutes: 30,
      points: 10,
      rebounds: 4,
      assists: 2,
      minutesPerGame: 30,
      pointsPerGame: 10,
      usagePct: 20.3,
      trueShootingPct: 50.6,
      effectiveFieldGoalPct: 50,
      usageGames: 1,
      complete: true,
      seasonStats: {
        fieldGoals: { made: 4, attempted: 9, pct: 44.4 },
        twoPointFieldGoals: { made: 3, attempted: 6, pct: 50 },
        rebounds: { total: 4, defensive: 3, offensive: 1 },
        starts: 1,
        assistTurnoverRatio: 1,
        freeThrowRate: 22.2,
        // 1 of the 34 to be had, in three quarters of the time.
        offensiveReboundPct: 3.9,
        advanced: { games: 1 },
      },
    });
    expect(coverage).toEqual({ state: "available", reason: null, eligibleGames: 1, coveredGames: 1 });
  });

  it("players have the numbers of /stats/player/season", async () => {
    for (const asOf of ["", "asOf=2026-01-23"]) {
      const { rows } = (await overviewOf(1, 2026, asOf && `?${asOf}`)).players;
      const stats = await server.records(`/stats/player/season?season=2026&team=Marlow+State&${asOf}`);
      expect(stats.length).toBeGreaterThan(0);
      for (const player of stats) {
        const row = rows.find(({ athleteId }) => athleteId === player.athleteId);
        expect(row).toMatchObject({
          points: player.points,
          usagePct: player.usage,
          trueShootingPct: player.trueShootingPct,
        });
        const { totalPer40: per40, ...winShares } = player.winShares as Record<string, number | null>;
        expect(row?.seasonStats?.advanced).toMatchObject({
          winShares: { ...winShares, per40 },
          porpag: player.PORPAG,
          offensiveRating: player.offensiveRating,
          defensiveRating: player.defensiveRating,
          netRating: player.netRating,
        });
      }
    }
  });

  it("has who played without being on a roster, and who is on it without having played; without a game nobody's numbers are 0", async () => {
    const [lindqvist] = (await overviewOf(2)).players.rows;
    // A second game of his has no box score.
    expect(lindqvist).toMatchObject({
      name: "Theo Lindqvist",
      onRoster: false,
      hasStats: true,
      games: 2,
      usageGames: 1,
      complete: false,
    });
    const [reyes, ...others] = (await overviewOf(1, 2025)).players.rows;
    expect(others).toEqual([]);
    expect(reyes).toMatchObject({
      name: "Jonah Reyes",
      onRoster: true,
      hasStats: false,
      games: null,
      minutes: null,
      points: null,
    });
    expect(reyes).toMatchObject({
      usagePct: null,
      usageGames: 0,
      complete: false,
      seasonStats: { starts: null, fouls: null },
    });
  });

  it("says what it is made of and what is missing", async () => {
    expect((await overviewOf(1)).sources.notes).toEqual([
      "Games come from ESPN (1).",
      "Possessions are counted from plays in 1 game.",
    ]);
    expect((await overviewOf(2)).sources.notes).toEqual([
      "Games come from ESPN (2).",
      "1 of 2 finished games has a whole box score of both teams; efficiency and players' numbers are made of these.",
      "Possessions are counted from plays in 2 games.",
      "3 shots whose kind no feed tells.",
      "1 of 2 finished games has lines of the team's players.",
      "No feed states a roster of the season.",
    ]);
    expect((await overviewOf(4)).sources.notes).toContain(
      "Not rated: ratings are made of finished games between teams that are each in a conference.",
    );
  });

  it("says when it was last written, and when its numbers were last computed; as of a day none are stored", async () => {
    const { db } = suite.store;
    const { generatedAt, sources } = await overviewOf(1);
    expect(generatedAt).toBe(await selectWrittenAt(db, ["season:2026", "entities"]));
    expect(sources.leaderboardUpdatedAt).toBe(await selectWrittenAt(db, ["numbers:2026"]));
    expect(sources.leaderboardUpdatedAt).not.toBeNull();
    expect(sources.latestFinalStartDate).toBe("2026-01-23T00:00:00.000Z");
    expect((await overviewOf(1, 2026, "?asOf=2026-02-01")).sources.leaderboardUpdatedAt).toBeNull();
    expect((await overviewOf(3, 2027)).sources).toMatchObject({
      latestFinalStartDate: null,
      leaderboardUpdatedAt: null,
    });
  });

  describe("as of a day", () => {
    it("knows only the games before it", async () => {
      const before = await overviewOf(1, 2026, "?asOf=2026-01-22");
      expect(before.schedule.games).toEqual([]);
      expect(before.efficiency.coverage).toEqual({
        state: "unavailable",
        reason: "no_games",
        eligibleGames: 0,
        coveredGames: 0,
      });
      expect(before.ratings).toMatchObject({ srs: null, elo: null, adjusted: null });
      expect((await overviewOf(1, 2026, "?asOf=2026-01-23")).schedule.games.map(({ id }) => id)).toEqual([1]);
    });

    it("is the whole season after its last game and poll, but for what is said of the day itself", async () => {
      const strip = ({ sources: _, ratings, ...overview }: TeamSeasonOverview) => ({
        ...overview,
        // The coaches' poll has no time.
        ratings: { ...ratings, polls: ratings.polls.ap },
      });
      for (const team of [1, 2, 3, 4]) {
        expect(strip(await overviewOf(team, 2026, "?asOf=2026-05-01"))).toEqual(strip(await overviewOf(team)));
      }
    });
  });

  it("a conference alone gives a team a season, and nothing in it", async () => {
    const ahead = await overviewOf(3, 2027);
    expect(ahead.record.overall.games).toBe(0);
    expect(ahead.players).toEqual({
      rows: [],
      coverage: { state: "unavailable", reason: "no_games", eligibleGames: 0, coveredGames: 0 },
    });
  });

  describe("refusals", () => {
    const problemOf = async (path: string) => {
      const response = await server.get(path);
      expect(response.headers.get("cache-control")).toBe("no-store");
      const body = (await response.json()) as {
        status: number;
        code: string;
        detail: string;
        errors?: { parameter: string }[];
      };
      expect(body.status).toBe(response.status);
      return body;
    };

    it.each([
      ["teamId", "/teams/abc/season/2026/overview"],
      ["teamId", "/teams/0/season/2026/overview"],
      ["season", "/teams/1/season/2026.5/overview"],
      ["season", "/teams/1/season/0/overview"],
      ["formatVersion", pathOf(1, 2026, "?formatVersion=3")],
      ["formatVersion", pathOf(1, 2026, "?formatVersion=0")],
      ["asOf", pathOf(1, 2026, "?asOf=2026-02-30")],
      ["asof", pathOf(1, 2026, "?asof=2026-02-03")],
    ])("400 naming %s: %s", async (parameter, path) => {
      const { status, errors } = await problemOf(path);
      expect([status, errors?.map((error) => error.parameter)]).toEqual([400, [parameter]]);
    });

    it("401 without a credential, of a team that there is and of one that there is not", async () => {
      for (const team of [1, 99]) expect((await fetch(`${server.address}/api${pathOf(team)}`)).status).toBe(401);
    });

    it("404 twice: no such team, and no such season of the team", async () => {
      expect(await problemOf(pathOf(99))).toMatchObject({
        status: 404,
        code: "unknown-team",
        detail: expect.stringContaining("id 99"),
      });
      expect(await problemOf(pathOf(4, 2025))).toMatchObject({
        status: 404,
        code: "unknown-season",
        detail: "Tern Valley has no game, no conference and no roster in season 2025 (2024–25).",
      });
    });
  });

  it("stays the same, and says so, until its season or the names in it change", async () => {
    const tagOf = async () => (await server.get(pathOf(1))).headers.get("etag") ?? "";
    const statusWith = async (tag: string) => (await server.get(pathOf(1), { "if-none-match": tag })).status;
    for (const scope of ["season:2026", "entities"] as const) {
      const tag = await tagOf();
      await bumpRevisions(suite.store.db, ["season:2025"]);
      expect(await statusWith(tag)).toBe(304);
      await bumpRevisions(suite.store.db, [scope]);
      expect(await statusWith(tag)).toBe(200);
    }
  });
});
