/** The league from the command line. All of it in October, when there is a season's calendar and nobody has played. */
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { markDemo, StoreRefusal } from "#lib/ingest/demo-mark.ts";
import { importFeed } from "#lib/ingest/import-feed.ts";
import type { StoreOptions } from "#lib/store/connection.ts";
import { openStore } from "#lib/store/connection.ts";
import { gameDocument, gameFact, readerOf, sideFact, teamFact } from "#test/game-facts.ts";
import { eachStore } from "#test/stores.ts";
import { UsageError } from "./command.ts";
import { demoCommand } from "./demo.ts";
import { demoRunOf } from "./demo-start.ts";

const SETTINGS = { scale: "full", seed: "another", speed: 60, startsAt: null } as const;
const OCTOBER = ["--scale", "tiny", "--seasons", "1", "--date", "2025-10-16"];

const REAL_GAME = readerOf("espn", [
  gameDocument(gameFact("espn", "1", { home: sideFact(teamFact("Harbor")), away: sideFact(teamFact("Mesa")) })),
]);

eachStore("courtside demo", (suite) => {
  const demo = async (place: StoreOptions, ...argv: string[]) => {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const at = place.databaseUrl ? ["--database-url", place.databaseUrl] : ["--store", place.path ?? ""];
    const context = { stdout, stderr, environment: process.env, terminal: false, signal: new AbortController().signal };
    const code = await demoCommand.run([...argv, ...at], context);
    return { code, stdout: String(stdout.read() ?? ""), stderr: String(stderr.read() ?? "") };
  };

  test("load, load again, status, clear", async () => {
    const place = await suite.emptyPlace();
    const first = JSON.parse((await demo(place, "load", "--json", ...OCTOBER)).stdout);
    expect(first).toMatchObject({ scale: "tiny", seed: "courtside", seasons: 1, unchanged: 0, faults: [] });
    expect(first.gamesNew).toBeGreaterThan(60);
    // The league is remembered, and stands still where it was loaded to.
    const again = JSON.parse((await demo(place, "load", "--json")).stdout);
    expect(again).toMatchObject({ asOf: "2025-10-16T17:00:00.000Z", scale: "tiny", new: 0, changed: 0 });
    const status = JSON.parse((await demo(place, "status", "--json")).stdout);
    expect(status).toMatchObject({
      demo: { seed: "courtside", scale: "tiny", seasons: 1 },
      leagueTime: "2025-10-16T17:00:00.000Z",
      seasons: [{ season: 2026, games: first.gamesNew, finals: 0 }],
    });
    await expect(demo(place, "load", "--scale", "demo")).rejects.toThrow(StoreRefusal);
    await expect(demo(place, "load", "--date", "2025-10-15")).rejects.toThrow(/cannot go back/);
    expect(await demo(place, "clear")).toMatchObject({ code: 0 });
    expect(JSON.parse((await demo(place, "status", "--json")).stdout)).toEqual({ demo: null });
    expect(await demo(place, "clear")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("nothing was touched"),
    });
  }, 180_000);

  test("a store with real data is neither loaded nor cleared", async () => {
    const place = await suite.emptyPlace();
    await demo(place, "status");
    const store = openStore(place);
    try {
      await importFeed(store, REAL_GAME);
      await expect(demo(place, "load", ...OCTOBER)).rejects.toThrow(/real data/);
      expect(await demo(place, "clear")).toMatchObject({ code: 1 });
      expect(await store.db.selectFrom("game").select("id").execute()).toHaveLength(1);
      expect(await demoRunOf(store, SETTINGS, true)).toBeNull();
    } finally {
      await store.close();
    }
  });

  test.each([
    [["load", "x"], "takes no argument"],
    [["clear", "--scale", "tiny"], "--scale belongs to demo load"],
    [["fill"], "usage: demo load"],
  ])("%j is refused", async (argv, reason) => {
    const place = await suite.emptyPlace();
    await expect(demo(place, ...argv)).rejects.toThrow(UsageError);
    await expect(demo(place, ...argv)).rejects.toThrow(reason);
  });

  test("the server fills an empty store with the league that is asked for, goes on with the one that is there, and does neither unasked", async () => {
    const place = await suite.emptyPlace();
    await demo(place, "status");
    const store = openStore(place);
    try {
      expect(await demoRunOf(store, SETTINGS, true)).toEqual({ ...SETTINGS, seasons: 2 });
      expect(await demoRunOf(store, SETTINGS, false)).toBeNull();
      const league = { seed: "courtside", scale: "tiny", seasons: 1 } as const;
      await markDemo(store, { ...league, version: 1 });
      const run = { ...league, speed: 60, startsAt: null };
      expect(await demoRunOf(store, SETTINGS, true)).toEqual(run);
      expect(await demoRunOf(store, SETTINGS, false)).toBeNull();
    } finally {
      await store.close();
    }
  });
});
