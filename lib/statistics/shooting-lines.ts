/** Shooting lines and rebounds as box scores and season lines of teams and athletes have them. */
import type { BoxCounts } from "#lib/basketball/game-facts.ts";
import { percentage } from "./ratio.ts";

/** Made, attempted and percent (0 to 100, one decimal) of one kind of shot; the percentage is null without a try. */
export function shootingLine(made: number | null, attempted: number | null) {
  return { made, attempted, pct: percentage(made, attempted) };
}

/** The four shooting lines; two-pointers are field goals that are not threes. Unknown counts stay null. */
export function shootingLines(box: BoxCounts) {
  const { fieldGoalsMade, fieldGoalsAttempted, threePointFieldGoalsMade, threePointFieldGoalsAttempted } = box;
  return {
    fieldGoals: shootingLine(fieldGoalsMade, fieldGoalsAttempted),
    twoPointFieldGoals: shootingLine(
      minus(fieldGoalsMade, threePointFieldGoalsMade),
      minus(fieldGoalsAttempted, threePointFieldGoalsAttempted),
    ),
    threePointFieldGoals: shootingLine(threePointFieldGoalsMade, threePointFieldGoalsAttempted),
    freeThrows: shootingLine(box.freeThrowsMade, box.freeThrowsAttempted),
  };
}

export function reboundCounts(box: BoxCounts) {
  return { offensive: box.offensiveRebounds, defensive: box.defensiveRebounds, total: box.totalRebounds };
}

function minus(whole: number | null, part: number | null): number | null {
  return whole === null || part === null ? null : whole - part;
}
