/** Which box scores can be added up: those that state every count there is of a team or an athlete. */

import type { BoxCounts } from "#lib/basketball/game-facts.ts";
import type { BoxSums } from "#lib/basketball/season-totals.ts";
import type { TeamTally } from "#lib/basketball/tally.ts";

/** Counts of every box score. A rate of several of them needs all, so a game enters a season's sums with all or with none. */
export const BOX_COUNTS = [
  "points",
  "fieldGoalsMade",
  "fieldGoalsAttempted",
  "threePointFieldGoalsMade",
  "threePointFieldGoalsAttempted",
  "freeThrowsMade",
  "freeThrowsAttempted",
  "offensiveRebounds",
  "defensiveRebounds",
  "totalRebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "fouls",
] as const satisfies readonly (keyof BoxCounts)[];

/** The counts, when all are known; null otherwise. */
export function wholeBox(box: BoxCounts | null): BoxSums | null {
  if (box === null) return null;
  const sums = noBoxSums();
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

export function noBoxSums(): BoxSums {
  return {
    points: 0,
    fieldGoalsMade: 0,
    fieldGoalsAttempted: 0,
    threePointFieldGoalsMade: 0,
    threePointFieldGoalsAttempted: 0,
    freeThrowsMade: 0,
    freeThrowsAttempted: 0,
    offensiveRebounds: 0,
    defensiveRebounds: 0,
    totalRebounds: 0,
    assists: 0,
    steals: 0,
    blocks: 0,
    turnovers: 0,
    fouls: 0,
  };
}

/** Adds a whole box to sums, in place. */
export function addBox(sums: BoxSums, box: BoxSums): void {
  for (const count of BOX_COUNTS) sums[count] += box[count];
}
