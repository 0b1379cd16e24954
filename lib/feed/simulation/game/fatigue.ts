/** Legs: running fills them, the bench empties them, and heavy ones cost a little of everything. */
import type { Performer } from "./performer.ts";

/** Seconds of running a second on the bench takes out. */
const RECOVERY = 2.5;
/** Running without effect: five minutes. */
const FRESH_SECONDS = 300;
/** Talent, in standard deviations, that each further second of running takes from a player of mean stamina. */
const COST_OF_SECOND = 0.0006;
/** Part of that cost which one standard deviation of stamina saves. */
const STAMINA_SAVES = 0.25;
const LARGEST_COST = 0.8;

export function tire(performer: Performer, seconds: number): void {
  performer.tiredness += seconds;
}

export function rest(performer: Performer, seconds: number): void {
  performer.tiredness = Math.max(0, performer.tiredness - seconds * RECOVERY);
}

/** Halftime: everybody sits. */
export const HALFTIME_REST_SECONDS = 400;

/** Standard deviations of talent that tired legs cost him now: 0 when fresh, at most 0.8. */
export function fatigueCost({ tiredness, talents }: Performer): number {
  const tired = tiredness - FRESH_SECONDS;
  if (tired <= 0) return 0;
  const factor = Math.max(0.2, 1 - STAMINA_SAVES * talents.stamina);
  return Math.min(LARGEST_COST, tired * COST_OF_SECOND * factor);
}
