/** A store from before there were ratings: its possessions are found, and its seasons wait to be rated. */
import { expect, test } from "vitest";
import { gameRow } from "#test/game-rows.ts";
import { eachStore } from "#test/stores.ts";
import { openStore } from "./connection.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migration-catalog.ts";
import { selectRatingGames, selectStaleRating } from "./rating-games.ts";

eachStore("the migration to ratings", (suite) => {
  test("takes possessions out of the records, unknown ones too, and marks every season with games", async () => {
    const store = openStore(await suite.emptyPlace());
    await migrate(store, migrations.slice(0, 3));
    for (const [id, season, possessions] of [
      [1, 2026, "68"],
      [2, 2025, "67.5"],
      [3, 2025, "null"],
    ] as const) {
      const about = { season, homeConferenceId: 1, awayConferenceId: 2 };
      const { excitement: _later, ...game } = gameRow(id, `${season}-01-1${id}T20:00:00.000Z`, about);
      await store.db.insertInto("game").values(game).execute();
      for (const side of ["home", "away"] as const) {
        const row = { gameId: id, side, teamId: 1, season, gameMinutes: 40, pace: null };
        await store.db
          .insertInto("gameTeam")
          .values({ ...row, stats: `{"possessions":${possessions},"assists":3}` })
          .execute();
      }
    }
    await migrate(store);
    const possessions = async (season: number) =>
      (await selectRatingGames(store.db, season)).map((game) => [game.homePossessions, game.awayPossessions]);
    expect(await possessions(2026)).toEqual([[68, 68]]);
    expect(await possessions(2025)).toEqual([
      [67.5, 67.5],
      [null, null],
    ]);
    expect(await selectStaleRating(store.db)).toBe(2025);
    expect(await store.db.selectFrom("staleRating").selectAll().orderBy("season").execute()).toEqual([
      { season: 2025 },
      { season: 2026 },
    ]);
    await store.close();
  });
});
