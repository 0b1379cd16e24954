/** Pieces of box-score records that teams and players share. */
import type { BoxCounts } from "#lib/basketball/game-facts.ts";
import { percentage } from "#lib/statistics/ratio.ts";

/** Made, attempted and percent of one kind of shot. */
export function renderShooting(made: number | null, attempted: number | null) {
  return { made, attempted, pct: percentage(made, attempted) };
}

/** The four shooting lines; two-pointers are field goals that are not threes. */
export function renderShootingLines(box: BoxCounts) {
  const { fieldGoalsMade, fieldGoalsAttempted, threePointFieldGoalsMade, threePointFieldGoalsAttempted } = box;
  return {
    fieldGoals: renderShooting(fieldGoalsMade, fieldGoalsAttempted),
    twoPointFieldGoals: renderShooting(
      minus(fieldGoalsMade, threePointFieldGoalsMade),
      minus(fieldGoalsAttempted, threePointFieldGoalsAttempted),
    ),
    threePointFieldGoals: renderShooting(threePointFieldGoalsMade, threePointFieldGoalsAttempted),
    freeThrows: renderShooting(box.freeThrowsMade, box.freeThrowsAttempted),
  };
}

export function renderRebounds(box: BoxCounts) {
  return { offensive: box.offensiveRebounds, defensive: box.defensiveRebounds, total: box.totalRebounds };
}

function minus(whole: number | null, part: number | null): number | null {
  return whole === null || part === null ? null : whole - part;
}
