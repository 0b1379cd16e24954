/** A team with each of its athletes on the floor, and without him. */
import type { FloorTime, LineupTime } from "#lib/basketball/lineup.ts";
import { addFloorTime, noFloorTime } from "./unit-counts.ts";

export interface OnOff {
  athleteId: number;
  on: FloorTime;
  off: FloorTime;
}

/**
 * For every athlete of a team's lineups the sum of those he is in and of those he is not, so that on and off add up to all lineups. By seconds on the floor
 * descending, then by id. Lineups 1-2-3-4-5 for 100 seconds and 2-3-4-5-6 for 40: athlete 1 is on for 100 and off for 40.
 */
export function computeOnOff(lineups: readonly LineupTime[]): OnOff[] {
  const athleteIds = new Set(lineups.flatMap((lineup) => lineup.athleteIds));
  const all = [...athleteIds].map((athleteId): OnOff => {
    const on = noFloorTime();
    const off = noFloorTime();
    for (const lineup of lineups) addFloorTime(lineup.athleteIds.includes(athleteId) ? on : off, lineup);
    return { athleteId, on, off };
  });
  return all.sort((a, b) => b.on.seconds - a.on.seconds || a.athleteId - b.athleteId);
}
