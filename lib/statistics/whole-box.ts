/** Which box scores can be added up: those that state every count there is of a team or an athlete. */
import { BOX_COUNTS, type KnownBoxCounts, zeroBoxCounts } from "#lib/basketball/box-counts.ts";

import type { BoxCounts } from "#lib/basketball/game-facts.ts";
import type { TeamTally } from "#lib/basketball/tally.ts";

/** The counts, when all are known; null otherwise: a rate of several of them needs all, so a game enters a sum with all or with none. */
export function wholeBox(box: BoxCounts | null): KnownBoxCounts | null {
  if (box === null) return null;
  const sums = zeroBoxCounts();
  for (const count of BOX_COUNTS) {
    const value = box[count];
    if (value === null) return null;
    sums[count] = value;
  }
  return sums;
}

/** Whether a game has a whole box score: every count of both sides, and both sides' possessions. */
export function hasWholeBox(own: TeamTally | null, opponent: TeamTally | null): boolean {
  return [own, opponent].every((side) => side !== null && side.possessions !== null && wholeBox(side.box) !== null);
}

/** Adds a whole box to sums, in place. */
export function addBox(sums: KnownBoxCounts, box: KnownBoxCounts): void {
  for (const count of BOX_COUNTS) sums[count] += box[count];
}
