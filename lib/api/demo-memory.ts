/** What the store says about being a demo, asked for at every request and read seldom. */
import type { LeagueClock } from "#lib/basketball/league-clock.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectSettings } from "#lib/store/settings.ts";
import { parseLeagueClock } from "./league-clock.ts";

export interface DemoState {
  /** Whether the data are simulated. */
  simulated: boolean;
  /** Null: the league's time is the time on the wall. */
  clock: LeagueClock | null;
}

/** A function that gives the state, believed for `memoryMilliseconds`: a demo loaded into a running server shows at most that much later. */
export function demoReader(db: Database, memoryMilliseconds: number, now: () => number): () => Promise<DemoState> {
  let remembered: { state: Promise<DemoState>; until: number } | null = null;
  return () => {
    if (remembered && remembered.until > now()) return remembered.state;
    const state = readDemoState(db);
    const reading = { state, until: now() + memoryMilliseconds };
    remembered = reading;
    // A failed read is not remembered: the next request tries again.
    state.catch(() => {
      if (remembered === reading) remembered = null;
    });
    return state;
  };
}

async function readDemoState(db: Database): Promise<DemoState> {
  const [demo = null, clock = null] = await selectSettings(db, ["demo", "demo_clock"]);
  return { simulated: demo !== null, clock: parseLeagueClock(clock) };
}
