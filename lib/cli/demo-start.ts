/** What the server does about a simulated league: whether there is one, what runs it, and what a person is told of it. */

import { demoName, readDemoMark } from "#lib/ingest/demo-mark.ts";
import { selectApiKeys } from "#lib/store/api-keys.ts";
import type { Store, StoreOptions } from "#lib/store/connection.ts";
import { holdsData } from "#lib/store/store-data.ts";
import { demoReporter } from "./demo-reports.ts";
import { DEFAULT_SEASONS, type DemoSettings } from "./demo-settings.ts";
import { type DemoThread, startDemoThread } from "./demo-thread.ts";
import { makeKey } from "./make-key.ts";
import type { DemoRun } from "./run-demo.ts";

/** Tier that the scoreboard asks for. */
const SCOREBOARD_TIER = 1;

/** The league a store is to hold; null where its data are real, or where an empty one is to stay empty. */
export async function demoRunOf(store: Store, settings: DemoSettings, wanted: boolean): Promise<DemoRun | null> {
  const { speed, startsAt } = settings;
  const mark = await readDemoMark(store.db);
  if (!wanted) return null;
  if (mark !== null) return { seed: mark.seed, scale: mark.scale, seasons: mark.seasons, speed, startsAt };
  if (await holdsData(store.db)) return null;
  return { seed: settings.seed, scale: settings.scale, seasons: DEFAULT_SEASONS, speed, startsAt };
}

export interface RunningDemo extends DemoThread {
  /** Lines for the terminal, once the server has its address. */
  describe(address: string): Promise<string[]>;
}

/** Starts the league beside the server. */
export function startDemo(
  store: Store,
  options: StoreOptions,
  run: DemoRun,
  { stream, terminal }: { stream: NodeJS.WritableStream; terminal: boolean },
): RunningDemo {
  const thread = startDemoThread(options, run, demoReporter(stream, terminal));
  return {
    ...thread,
    async describe(address) {
      const speed = run.speed === 1 ? "in real time" : `${run.speed} times as fast as real time`;
      return [
        `the data are simulated, and no school, player or network in them is real: ${demoName(run)}; the league lives ${speed}`,
        "real data want a store of their own (--store PATH), or this one cleared: npm run courtside -- demo clear",
        ...(await scoreboardLines(store, address)),
      ];
    },
  };
}

/** How to see the scoreboard: with a key that is made the first time, and shown that once. */
async function scoreboardLines(store: Store, address: string): Promise<string[]> {
  const page = `${address}/scoreboard`;
  if ((await selectApiKeys(store.db)).length > 0) {
    return [
      `scoreboard for staff: ${page}; a key to sign in with: npm run courtside -- keys create --tier 1 --label TEXT`,
    ];
  }
  const { key } = await makeKey(store, { tier: SCOREBOARD_TIER, label: "demo" });
  return [`scoreboard for staff: ${page}; sign in with this key, shown this once:`, "", `  ${key}`, ""];
}
