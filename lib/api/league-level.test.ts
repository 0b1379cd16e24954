/** The league's level from sums of the store, against the same games one by one; lib/server/ratings.test.ts says which of the fictional league's count. */
import { beforeAll, expect, it } from "vitest";
import { computeLeagueAverages } from "#lib/statistics/league-averages.ts";
import { selectRatingGames } from "#lib/store/rating-games.ts";
import { bumpRevisions } from "#lib/store/revisions.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { gameRow, insertGames, insertTeamBoxScores } from "#test/game-rows.ts";
import { eachStore } from "#test/stores.ts";
import { readLeagueLevel } from "./league-level.ts";

eachStore("the level of a league", (suite) => {
  beforeAll(async () => {
    const { db } = suite.store;
    await insertFictionalLeague(db);
    const conferences = { homeConferenceId: 1, awayConferenceId: 1 };
    const later = gameRow(6, "2026-02-10T00:00:00.000Z", { ...conferences, homePoints: 91, awayPoints: 88 });
    const exhibition = gameRow(7, "2025-10-28T00:00:00.000Z", { ...conferences, seasonType: "preseason" });
    await insertGames(db, [later, exhibition]);
    for (const game of [later, exhibition]) await insertTeamBoxScores(db, game);
    await db.updateTable("gameTeam").set({ gameMinutes: null }).where("gameId", "=", 6).execute();
  });

  it("one game of 70 to 60 in 68 possessions before February: 130 points, 136 possessions, 80 minutes of teams", async () => {
    expect(await readLeagueLevel(suite.store.db, 2026, "2026-02-01")).toEqual({
      ...{ teamGames: 2, points: 130, possessions: 136, minutes: 80 },
      ...{ pointsPerPossession: 130 / 136, pointsPerGame: 65, pace: 68 },
    });
  });

  it.each([undefined, "2026-02-10", "2026-01-22"])("is that of the games one by one, before %s", async (day) => {
    const { db } = suite.store;
    const level = await readLeagueLevel(db, 2026, day);
    expect(level).toEqual(computeLeagueAverages(await selectRatingGames(db, 2026, day)));
  });

  it("counts a game of unknown length as one without overtime: 309 points in 160 minutes of teams", async () => {
    expect(await readLeagueLevel(suite.store.db, 2026, undefined)).toMatchObject({
      ...{ teamGames: 4, points: 309, minutes: 160 },
    });
  });

  it("is remembered until a game of the season is written", async () => {
    const { db } = suite.store;
    const before = await readLeagueLevel(db, 2026, undefined);
    const game = gameRow(8, "2026-02-12T00:00:00.000Z", { homeConferenceId: 1, awayConferenceId: 1, homePoints: 50 });
    await insertGames(db, [game]);
    await insertTeamBoxScores(db, game);
    await bumpRevisions(db, ["season:2026"]);
    // 110 points more, of two teams more.
    const after = await readLeagueLevel(db, 2026, undefined);
    expect([before?.points, after?.points, after?.teamGames]).toEqual([309, 419, 6]);
    expect(after).toEqual(computeLeagueAverages(await selectRatingGames(db, 2026)));
  });

  it("is unknown without a game", async () => {
    expect(await readLeagueLevel(suite.store.db, 2026, "2026-01-22")).toBeNull();
    expect(await readLeagueLevel(suite.store.db, 1990, undefined)).toBeNull();
  });
});
