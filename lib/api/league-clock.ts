/** The league's time. With real feeds it is the time on the wall; a demo's league may live on another day, and faster. */
import { z } from "zod";

/** At the moment `wall` the league's time was `league`; since then it runs `speed` times as fast as the wall's. Both in ISO 8601. */
const LeagueClock = z.strictObject({
  wall: z.iso.datetime(),
  league: z.iso.datetime(),
  speed: z.number().nonnegative(),
});
export type LeagueClock = z.infer<typeof LeagueClock>;

/**
 * The clock that a store's setting `demo_clock` holds; null without one, which means the time on the wall.
 *
 * @throws Error where the text is no clock: the store was written by something else
 */
export function parseLeagueClock(setting: string | null): LeagueClock | null {
  return setting === null ? null : LeagueClock.parse(JSON.parse(setting));
}

/** The league's time at `now`, both in milliseconds since 1970: league + speed x (now - wall). */
export function leagueTimeAt(clock: LeagueClock | null, now: number): number {
  if (clock === null) return now;
  return Date.parse(clock.league) + clock.speed * (now - Date.parse(clock.wall));
}
