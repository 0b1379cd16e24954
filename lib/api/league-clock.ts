/** The league's time as the store states it. With real feeds it is the time on the wall; a demo's league may live on another day, and faster. */
import { z } from "zod";
import { type LeagueClock, leagueTime } from "#lib/basketball/league-clock.ts";

const StoredClock = z.strictObject({
  wall: z.iso.datetime(),
  league: z.iso.datetime(),
  speed: z.number().nonnegative(),
});

/**
 * The clock that a store's setting `demo_clock` holds; null without one, which means the time on the wall.
 *
 * @throws Error where the text is no clock: the store was written by something else
 */
export function parseLeagueClock(setting: string | null): LeagueClock | null {
  return setting === null ? null : StoredClock.parse(JSON.parse(setting));
}

/** The league's time at `now`, both in milliseconds since 1970. */
export function leagueTimeAt(clock: LeagueClock | null, now: number): number {
  return clock === null ? now : leagueTime(clock, now);
}
