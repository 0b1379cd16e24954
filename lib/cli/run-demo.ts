/** A simulated league that lives: what was, filled in from today backwards, and everything that happens from now on. */
import { setTimeout as wait } from "node:timers/promises";
import {
  ANCHOR_INTERVAL,
  anchoredAt,
  type LeagueClock,
  leagueTime,
  stoppedAt,
  wallTime,
} from "#lib/basketball/league-clock.ts";
import type { LeagueKey } from "#lib/feed/simulation/league-model.ts";
import { liveLeague } from "#lib/feed/simulation/live-league.ts";
import { openWorld } from "#lib/feed/simulation/open-world.ts";
import { readLeague, seasonsAt } from "#lib/feed/simulation/read-league.ts";
import type { ResultMemory } from "#lib/feed/simulation/result-memory.ts";
import { SIMULATION_VERSION } from "#lib/feed/simulation/version.ts";
import { readDemoClock, startedClock, writeDemoClock } from "#lib/ingest/demo-clock.ts";
import { clearDemo, markDemo, readDemoMark } from "#lib/ingest/demo-mark.ts";
import { readDemoResults, writeDemoResults } from "#lib/ingest/demo-results.ts";
import type { ImportFault } from "#lib/ingest/import-document.ts";
import { type LiveClock, runLive } from "#lib/ingest/run-live.ts";
import type { Store } from "#lib/store/connection.ts";

export interface DemoRun extends LeagueKey {
  /** How many seasons it holds. */
  seasons: number;
  speed: number;
  /** The league's time at its first start; null: wall time. */
  startsAt: string | null;
}

/** What a run tells of itself, in this order; troubles at any time. */
export type DemoNews =
  /** What visitors look at first is there. */
  | { kind: "first_look" }
  /** Documents that are there, of all those that were said up to now. */
  | { kind: "progress"; done: number; total: number }
  /** Everything up to now is there. */
  | { kind: "filled"; total: number; seconds: number }
  | { kind: "trouble"; text: string };

/**
 * Marks the store, fills it and lets the league live until the signal aborts. A store with the same league goes on where it was; one that
 * another version of the simulation filled is filled anew, at the same time of the league.
 *
 * @throws StoreRefusal for a store that holds other data
 */
export async function runDemo(
  store: Store,
  run: DemoRun,
  signal: AbortSignal,
  tell: (news: DemoNews) => void,
): Promise<void> {
  const { seed, scale, seasons } = run;
  const startedAt = performance.now();
  const left = await readDemoClock(store.db);
  await prepareDemo(store, { seed, scale, seasons });
  const clock = startedClock(left, { wall: Date.now(), speed: run.speed, startsAt: run.startsAt });
  await writeDemoClock(store, clock);
  const results = await readDemoResults(store.db);
  const world = openWorld({ seed, scale }, results);
  const live = wallClock(clock);
  const since = live.now();
  const reader = readLeague(world, seasonsAt(world, since, seasons), live.now);
  let savedOn = Date.parse(clock.wall);
  let saved = results.size;
  try {
    await runLive(store, liveLeague(world), since, {
      clock: live,
      signal,
      backlog: reader.documents()[Symbol.asyncIterator](),
      onBacklog(done) {
        if (done === reader.firstLook) tell({ kind: "first_look" });
        tell({ kind: "progress", done, total: reader.total });
      },
      onFilled() {
        tell({ kind: "filled", total: reader.total, seconds: (performance.now() - startedAt) / 1000 });
      },
      async onPass() {
        if (Date.now() - savedOn < ANCHOR_INTERVAL / 2) return;
        savedOn = Date.now();
        await writeDemoClock(store, anchoredAt(clock, savedOn));
        if (results.size === saved) return;
        saved = results.size;
        await writeDemoResults(store, results);
      },
      onTrouble: (trouble) => tell({ kind: "trouble", text: troubleText(trouble) }),
    });
  } finally {
    await leave(store, clock, results);
  }
}

/** Marks a store for a league. Data of another version of the simulation go. */
export async function prepareDemo(store: Store, league: LeagueKey & { seasons: number }): Promise<void> {
  const held = await readDemoMark(store.db);
  const old = held !== null && held.version !== SIMULATION_VERSION;
  if (old && held.seed === league.seed && held.scale === league.scale) await clearDemo(store);
  await markDemo(store, { ...league, version: SIMULATION_VERSION });
}

/** What the next run goes on from. A store that was cleared meanwhile takes nothing, and one that is gone cannot. */
async function leave(store: Store, clock: LeagueClock, results: ResultMemory): Promise<void> {
  try {
    await writeDemoClock(store, stoppedAt(clock, Date.now()));
    await writeDemoResults(store, results);
  } catch {
    // The next run goes on from the last anchor, and plays again what it has to know.
  }
}

/**
 * The league's clock, and waiting for it on the wall's. It stands while the wall's is put back, and nothing is waited for longer than half the
 * interval of anchors.
 */
function wallClock(clock: LeagueClock): LiveClock {
  let latest = Number.NEGATIVE_INFINITY;
  const pause = async (milliseconds: number, signal: AbortSignal) => {
    await wait(milliseconds, undefined, { signal }).catch(() => undefined);
  };
  return {
    now() {
      latest = Math.max(latest, leagueTime(clock, Date.now()));
      return isoTime(latest);
    },
    until(moment, signal) {
      const milliseconds = wallTime(clock, Date.parse(moment)) - Date.now();
      return pause(Math.min(Math.max(0, Math.ceil(milliseconds)), ANCHOR_INTERVAL / 2), signal);
    },
    pause,
  };
}

function troubleText(trouble: ImportFault | Error): string {
  return "code" in trouble && "documentKey" in trouble ? `${trouble.documentKey}: ${trouble.message}` : trouble.message;
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
