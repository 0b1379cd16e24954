/** The clock of a simulated league, as its store keeps it. */
import { type LeagueClock, resumedClock } from "#lib/basketball/league-clock.ts";
import type { Database, Store } from "#lib/store/connection.ts";
import { selectSetting, upsertSetting } from "#lib/store/settings.ts";
import { lockWrites } from "#lib/store/write-lock.ts";
import { refuseMixture } from "./demo-mark.ts";

/** The clock a store's league left behind, or runs by; null before its first start. */
export async function readDemoClock(db: Database): Promise<LeagueClock | null> {
  const text = await selectSetting(db, "demo_clock");
  return text === null ? null : parseClock(text);
}

/**
 * Writes the clock of a store's league, in one transaction with a look at whether it is still there.
 *
 * @throws StoreRefusal `no_demo_store`: the league was cleared meanwhile, and a store with real data must be left no clock
 */
export async function writeDemoClock(store: Store, clock: LeagueClock): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    await lockWrites(transaction, store.engine);
    await refuseMixture(transaction, "simulation");
    await upsertSetting(transaction, "demo_clock", JSON.stringify(clock));
  });
}

/**
 * The clock by which a league goes on, or starts: at wall time, or at `startsAt` where that is given.
 *
 * @param wall milliseconds since 1970
 * @param startsAt the league's time at its first start, ISO date-time
 */
export function startedClock(
  left: LeagueClock | null,
  { wall, speed, startsAt }: { wall: number; speed: number; startsAt: string | null },
): LeagueClock {
  if (left !== null) return resumedClock(left, wall, speed);
  const now = new Date(wall).toISOString();
  return { wall: now, league: startsAt === null ? now : new Date(startsAt).toISOString(), speed };
}

function parseClock(text: string): LeagueClock {
  const { wall, league, speed }: Record<string, unknown> = JSON.parse(text);
  if (!isTime(wall) || !isTime(league) || typeof speed !== "number" || !(speed >= 0)) {
    throw new Error(`the setting "demo_clock" of the store cannot be read: ${text.slice(0, 100)}`);
  }
  return { wall, league, speed };
}

function isTime(value: unknown): value is string {
  return typeof value === "string" && !Number.isNaN(Date.parse(value));
}
