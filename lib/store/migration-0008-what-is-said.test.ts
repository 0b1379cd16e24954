/** A store from before it was noted what feeds state: its games wait to be derived again, and what there is was written by the time of the migration. */
import { expect, test } from "vitest";
import { gameRow } from "#test/game-rows.ts";
import { eachStore } from "#test/stores.ts";
import { openStore } from "./connection.ts";
import { selectStaleGameIds } from "./derived-games.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migration-catalog.ts";
import { bumpRevisions, selectWrittenAt } from "./revisions.ts";
import { selectTeamSeasonGames } from "./team-season-games.ts";

eachStore("the migration to what is said", (suite) => {
  test("marks every game, assumes nothing of it, and dates what is there", async () => {
    const store = openStore(await suite.emptyPlace());
    await migrate(
      store,
      migrations.filter(({ number }) => number < 8),
    );
    const { db } = store;
    await db.insertInto("game").values(gameRow(1, "2026-01-11T20:00:00.000Z")).execute();
    for (const [id, school] of [
      [1, "Marlow State"],
      [2, "Port Ashby"],
    ] as const) {
      await db.insertInto("team").values({ id, school, nameKey: school, authority: 1 }).execute();
    }
    const quality = { sources: '["espn"]', boxDifferences: "[]", warnings: "[]" };
    await db
      .insertInto("gameQuality")
      .values({ gameId: 1, season: 2026, ...quality } as never)
      .execute();
    await db
      .insertInto("revision")
      .values({ scope: "season:2026", value: 7 } as never)
      .execute();

    const before = new Date().toISOString();
    await migrate(store);
    expect(await selectStaleGameIds(db, 9)).toEqual([1]);
    const [game] = await selectTeamSeasonGames(db, 1, 2026);
    expect([game?.seasonTypeStated, game?.conferenceGameStated]).toEqual([null, null]);
    const writtenAt = await selectWrittenAt(db, ["season:2026"]);
    expect((writtenAt ?? "") >= before).toBe(true);

    await bumpRevisions(db, ["season:2026"]);
    expect(((await selectWrittenAt(db, ["season:2026"])) ?? "") >= (writtenAt ?? "")).toBe(true);
    expect(await selectWrittenAt(db, ["season:2025", "numbers:2026"])).toBeNull();
    await store.close();
  });
});
