/** The league in its thread: filled in, alive, and leaving what the next run goes on from. */
import { expect, test } from "vitest";
import { readDemoClock } from "#lib/ingest/demo-clock.ts";
import { importFeed } from "#lib/ingest/import-feed.ts";
import { openStore } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { gameDocument, gameFact, readerOf, sideFact, teamFact } from "#test/game-facts.ts";
import { eachStore } from "#test/stores.ts";
import { startDemoThread } from "./demo-thread.ts";
import type { DemoNews, DemoRun } from "./run-demo.ts";

/** In October, when nobody has played. */
const STARTS_AT = "2025-10-16T17:00:00.000Z";
const RUN: DemoRun = { seed: "thread", scale: "tiny", seasons: 1, speed: 1, startsAt: STARTS_AT };

/** Starts the league and waits for a kind of news. */
async function heard(options: Parameters<typeof startDemoThread>[0], kind: DemoNews["kind"]) {
  const news: DemoNews[] = [];
  const came = Promise.withResolvers<DemoNews>();
  const thread = startDemoThread(options, RUN, (told) => {
    news.push(told);
    if (told.kind === kind) came.resolve(told);
  });
  return { thread, news, told: await came.promise };
}

eachStore("the thread of a simulated league", (suite) => {
  test("fills the store, says when there is something to see, and stops when told, with its time kept", async () => {
    const { thread, news } = await heard(suite.options, "filled");
    await thread.firstLook;
    await thread.stop();
    expect(news.findIndex(({ kind }) => kind === "first_look")).toBeGreaterThan(-1);
    const games = await suite.store.db.selectFrom("game").select("id").execute();
    expect(games.length).toBeGreaterThan(60);
    const clock = await readDemoClock(suite.store.db);
    expect(clock?.speed).toBe(1);
    expect((clock?.league ?? "") > STARTS_AT).toBe(true);

    const again = await heard(suite.options, "filled");
    await again.thread.stop();
    expect(again.news.filter(({ kind }) => kind === "trouble")).toEqual([]);
    const later = await readDemoClock(suite.store.db);
    expect((later?.league ?? "") > (clock?.league ?? "")).toBe(true);
  }, 180_000);

  test("says why it stands still in a store that holds real data, and holds up nobody", async () => {
    const place = await suite.emptyPlace();
    const store = openStore(place);
    await migrate(store);
    const sides = { home: sideFact(teamFact("Harbor")), away: sideFact(teamFact("Mesa")) };
    await importFeed(store, readerOf("espn", [gameDocument(gameFact("espn", "1", sides))]));
    await store.close();
    const { thread, told } = await heard(place, "trouble");
    await thread.firstLook;
    expect(told).toEqual({ kind: "trouble", text: expect.stringContaining("this store holds real data") });
    await thread.stop();
  });
});
