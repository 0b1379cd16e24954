/** Some days of the simulated league, lived through: the store ends as if it had been filled with them at once. */
import { beforeAll, expect, test } from "vitest";
import type { FeedReader } from "#lib/feed/feed.ts";
import { liveLeague } from "#lib/feed/simulation/live-league.ts";
import { openWorld } from "#lib/feed/simulation/open-world.ts";
import { readLeague } from "#lib/feed/simulation/read-league.ts";
import type { ResultMemory } from "#lib/feed/simulation/result-memory.ts";
import { SIMULATION_VERSION } from "#lib/feed/simulation/version.ts";
import type { Store } from "#lib/store/connection.ts";
import { storeContents } from "#test/store-contents.ts";
import { eachStore } from "#test/stores.ts";
import { markDemo } from "./demo-mark.ts";
import { importFeed } from "./import-feed.ts";
import { type LiveClock, runLive } from "./run-live.ts";

const KEY = { seed: "days", scale: "tiny" } as const;
const SEASON = 2026;
/** From a Saturday noon to a Tuesday noon in the east: games, lines that open and move, two polls. */
const [START, END] = ["2026-01-24T17:00:00.000Z", "2026-01-27T17:00:00.000Z"];
const MINUTE = 60_000;

const results: ResultMemory = new Map();
const world = openWorld(KEY, results);

/** The league without the games of other weeks, which would only take time. */
const isNear = (key: string) => !key.startsWith("game/") || near.has(key);
const near = new Set<string>();
beforeAll(() => {
  for (const game of world.games(SEASON, END)) {
    if (game.easternDate >= "2026-01-23" && game.easternDate <= "2026-01-28") near.add(`game/${game.id}`);
  }
});

function nearDays(moment: () => string): FeedReader {
  const reader = readLeague(world, [SEASON], moment);
  return {
    ...reader,
    async *documents() {
      for await (const document of reader.documents()) if (isNear(document.key)) yield document;
    },
  };
}

/** A clock that reaches every change, but late: what happens meanwhile is imported together. Stops at the end. */
function lateClock(stop: AbortController, minutesLate: number): LiveClock {
  let now = START;
  return {
    now: () => now,
    async until(moment) {
      if (now === END) stop.abort();
      const reached = new Date(Date.parse(moment) + minutesLate * MINUTE).toISOString();
      now = reached < END ? reached : END;
    },
    pause: async () => undefined,
  };
}

eachStore("days of a simulated league", (suite) => {
  const markedStore = async (): Promise<Store> => {
    const store = await suite.freshStore();
    await markDemo(store, { ...KEY, seasons: 1, version: SIMULATION_VERSION });
    return store;
  };

  /** Lets the league live from start to end, and answers every status that a game had on the way. */
  async function live(store: Store, minutesLate: number, filling: boolean): Promise<Set<string>> {
    const stop = new AbortController();
    const clock = lateClock(stop, minutesLate);
    const statuses = new Set<string>();
    await runLive(store, liveLeague(world), START, {
      clock,
      signal: stop.signal,
      ...(filling
        ? {
            backlog: nearDays(() => clock.now())
              .documents()
              [Symbol.asyncIterator](),
          }
        : {}),
      async onPass() {
        const games = await store.db.selectFrom("game").select("status").distinct().execute();
        for (const { status } of games) statuses.add(status);
      },
      onTrouble: (trouble) => {
        throw new Error(JSON.stringify(trouble));
      },
    });
    return statuses;
  }

  test("lived through or filled in behind, they come to the same as filled at once", async () => {
    const atOnce = await markedStore();
    await importFeed(
      atOnce,
      nearDays(() => END),
    );
    const expected = await storeContents(atOnce);
    expect(expected.split("\n").filter((line) => line.includes('["status","final"]')).length).toBeGreaterThan(2);

    const lived = await markedStore();
    await importFeed(
      lived,
      nearDays(() => START),
    );
    expect(await storeContents(lived)).not.toBe(expected);
    expect(await live(lived, 12, false)).toEqual(new Set(["scheduled", "in_progress", "final"]));
    expect(await storeContents(lived)).toBe(expected);

    const filled = await markedStore();
    await live(filled, 45, true);
    expect(await storeContents(filled)).toBe(expected);
  }, 240_000);
});
