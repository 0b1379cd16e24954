/** Times on the floor for tests of what is made of them. */
import type { FloorTime, LineupTime, UnitCounts } from "#lib/basketball/lineup.ts";
import { noUnitCounts } from "#lib/statistics/unit-counts.ts";

/** So many seconds with these counts; all others are 0. */
export function floorTime(
  seconds: number,
  team: Partial<UnitCounts> = {},
  opponent: Partial<UnitCounts> = {},
): FloorTime {
  return { seconds, team: { ...noUnitCounts(), ...team }, opponent: { ...noUnitCounts(), ...opponent } };
}

/** The same of five athletes, ids ascending. */
export function lineupTime(athleteIds: readonly number[], ...time: Parameters<typeof floorTime>): LineupTime {
  return { athleteIds, ...floorTime(...time) };
}
