/** The numbers of the overview over HTTP, worked by hand; test/overview-server.ts says what the league is. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OverviewServer, openOverviewServer } from "#test/overview-server.ts";
import { eachStore } from "#test/stores.ts";

eachStore("numbers of the overview", (suite) => {
  let server: OverviewServer;
  beforeAll(async () => {
    server = await openOverviewServer(suite.store);
  });
  afterAll(() => server.close());

  it("has the ratings of the other endpoints, among the two teams that are rated; a team in no conference has none", async () => {
    for (const asOf of ["", "2026-01-23"]) {
      const { srs, elo, adjusted } = (await server.overviewOf(1, 2026, asOf && `?asOf=${asOf}`)).ratings;
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
    expect((await server.overviewOf(4)).ratings).toMatchObject({ srs: null, elo: null, adjusted: null });
    expect((await server.overviewOf(3)).ratings).toMatchObject({ srs: -10, adjusted: null });
  });

  it("70 points to 60 in 68 possessions each: 102.9 and 88.2, 68 in 40 minutes; both ends have the same box score but for the points", async () => {
    const { offense, defense, ...efficiency } = (await server.overviewOf(1)).efficiency;
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
    expect((await server.overviewOf(1)).shooting).toEqual({
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
    const { buckets, trackedAttempts, coverage } = (await server.overviewOf(2)).shooting;
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
    const { rows, coverage } = (await server.overviewOf(1)).players;
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
      const { rows } = (await server.overviewOf(1, 2026, asOf && `?${asOf}`)).players;
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
    const [lindqvist] = (await server.overviewOf(2)).players.rows;
    // A second game of his has no box score.
    expect(lindqvist).toMatchObject({
      name: "Theo Lindqvist",
      onRoster: false,
      hasStats: true,
      games: 2,
      usageGames: 1,
      complete: false,
    });
    const [reyes, ...others] = (await server.overviewOf(1, 2025)).players.rows;
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
});
