import { expect, test } from "vitest";
import type { Source } from "#lib/basketball/enums.ts";
import { selectApiKeys } from "#lib/store/api-keys.ts";
import type { Store } from "#lib/store/connection.ts";
import { selectImportFaults } from "#lib/store/import-log.ts";
import { selectRevisions } from "#lib/store/revisions.ts";
import { selectSetting } from "#lib/store/settings.ts";
import { holdsData } from "#lib/store/store-data.ts";
import { storeKey } from "#test/api-server.ts";
import { gameDocument, gameFact, readerOf, sideFact, teamFact } from "#test/game-facts.ts";
import { eachStore } from "#test/stores.ts";
import { clearDemo, type DemoMark, markDemo, readDemoMark, StoreRefusal } from "./demo-mark.ts";
import { importFeed } from "./import-feed.ts";

const MARK: DemoMark = { seed: "a seed", scale: "tiny", version: 1, seasons: 2 };

const gameOf = (source: Source) =>
  readerOf(source, [
    gameDocument(
      gameFact(source, "260123", {
        home: sideFact(teamFact("Harbor State", { [source]: "7" })),
        away: sideFact(teamFact("Mesa Tech", { [source]: "8" })),
      }),
    ),
  ]);

async function refusal(work: Promise<unknown>): Promise<string> {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  return thrown instanceof StoreRefusal ? thrown.code : `no refusal: ${thrown}`;
}

async function demoStore(suite: { freshStore(): Promise<Store> }): Promise<Store> {
  const store = await suite.freshStore();
  await markDemo(store, MARK);
  await importFeed(store, gameOf("simulation"));
  return store;
}

eachStore("a store that holds a simulated league", (suite) => {
  test("is marked with what the league hangs on, once", async () => {
    const store = await suite.freshStore();
    expect(await readDemoMark(store.db)).toBeNull();
    await markDemo(store, MARK);
    expect(await readDemoMark(store.db)).toEqual(MARK);
    await markDemo(store, { ...MARK, seasons: 3 });
    expect(await readDemoMark(store.db)).toEqual({ ...MARK, seasons: 3 });
    expect(await refusal(markDemo(store, { ...MARK, seed: "another" }))).toBe("other_demo");
  });

  test("keeps the simulation's numbers as its ids", async () => {
    const store = await demoStore(suite);
    const game = await store.db.selectFrom("game").selectAll().executeTakeFirstOrThrow();
    expect(game).toMatchObject({ id: 260123, homeTeamId: 7, awayTeamId: 8 });
  });

  test("refuses real data, whole and without a trace", async () => {
    const store = await demoStore(suite);
    expect(await refusal(importFeed(store, gameOf("espn")))).toBe("demo_store");
    expect(await store.db.selectFrom("game").selectAll().execute()).toHaveLength(1);
    expect(await selectImportFaults(store.db)).toEqual([]);
  });

  test("is no store with real data, nor one that was never marked", async () => {
    const real = await suite.freshStore();
    await importFeed(real, gameOf("espn"));
    expect(await refusal(markDemo(real, MARK))).toBe("store_holds_data");
    expect(await refusal(importFeed(real, gameOf("simulation")))).toBe("store_holds_data");
    const empty = await suite.freshStore();
    expect(await refusal(importFeed(empty, gameOf("simulation")))).toBe("no_demo_store");
  });

  test("is empty after clearing but for keys, takes real data then, and no cache believes it is the same", async () => {
    const store = await demoStore(suite);
    await storeKey(store, 1);
    const [before = 0] = await selectRevisions(store.db, ["season:2026"]);
    expect(await clearDemo(store)).toBe(true);
    expect(await holdsData(store.db)).toBe(false);
    expect(await selectApiKeys(store.db)).toHaveLength(1);
    expect(await selectSetting(store.db, "league")).toBeNull();
    const [after = 0] = await selectRevisions(store.db, ["season:2026"]);
    expect(after).toBeGreaterThan(before);
    await importFeed(store, gameOf("espn"));
    expect(await store.db.selectFrom("game").selectAll().execute()).toHaveLength(1);
    expect(await clearDemo(store)).toBe(false);
    expect(await store.db.selectFrom("game").selectAll().execute()).toHaveLength(1);
  });
});
