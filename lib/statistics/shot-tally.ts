/** A game's shots by kind, counted from its plays. */
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import type { ShotKind as TakenAs } from "#lib/basketball/play-event.ts";
import { SHOT_KINDS, type ShotCount, type ShotKind, type ShotTally } from "#lib/basketball/tally.ts";

export interface ShotTallies {
  teams: Record<Side, ShotTally>;
  /** By athlete key, of everybody who is named as a shooter. */
  athletes: Map<string, ShotTally>;
}

/** Kinds of two-point tries by how the play says they were taken. */
const TWO_POINT_KINDS: Record<TakenAs, ShotKind> = {
  dunk: "dunk",
  layup: "layup",
  tip: "tipIn",
  jumper: "twoPointJumper",
};

const COUNTED = [...SHOT_KINDS, "unknown"] as const;

/**
 * Counts the field-goal tries and free throws of each side and of each athlete, the kinds as the feed's mapper decided them from type id, value and text.
 * Worked case: a three of type 20558, made after a pass, is 1 of 1 three-point jumpers, 1 of them assisted.
 *
 * A try whose shooter the feed does not name counts for the team alone, and one without a team for nobody, as in box scores; so a side's tries of all kinds are the
 * field-goal attempts counted from the same plays.
 */
export function tallyShots(plays: readonly PlayFact[]): ShotTallies {
  const teams: Record<Side, ShotTally> = { home: emptyShotTally(), away: emptyShotTally() };
  const athletes = new Map<string, ShotTally>();
  for (const play of plays) {
    const { side, event } = play;
    if (side === null || (event.kind !== "field_goal" && event.kind !== "free_throw")) continue;
    countShot(teams[side], play);
    if (event.athlete === null) continue;
    const own = athletes.get(event.athlete) ?? emptyShotTally();
    countShot(own, play);
    athletes.set(event.athlete, own);
  }
  return { teams, athletes };
}

/** The sum of tallies, as a new one; of none, one of zeros. */
export function addShotTallies(...tallies: readonly ShotTally[]): ShotTally {
  const sum = emptyShotTally();
  for (const tally of tallies) {
    for (const kind of COUNTED) {
      sum[kind].attempted += tally[kind].attempted;
      sum[kind].made += tally[kind].made;
      sum[kind].assisted += tally[kind].assisted;
    }
    sum.freeThrows.attempted += tally.freeThrows.attempted;
    sum.freeThrows.made += tally.freeThrows.made;
  }
  return sum;
}

/** Nothing shot yet. */
export function emptyShotTally(): ShotTally {
  return {
    dunk: noShots(),
    layup: noShots(),
    tipIn: noShots(),
    twoPointJumper: noShots(),
    threePointJumper: noShots(),
    unknown: noShots(),
    freeThrows: { attempted: 0, made: 0 },
  };
}

function noShots(): ShotCount {
  return { attempted: 0, made: 0, assisted: 0 };
}

function countShot(tally: ShotTally, { event, shot }: PlayFact): void {
  if (event.kind === "free_throw") {
    tally.freeThrows.attempted += 1;
    if (event.made) tally.freeThrows.made += 1;
  } else if (event.kind === "field_goal") {
    const count = tally[kindOf(event)];
    count.attempted += 1;
    if (!event.made) return;
    count.made += 1;
    // Some feeds say that a shot was assisted, and not by whom.
    if (event.assistedBy !== null || shot?.assisted) count.assisted += 1;
  }
}

/** Nobody dunks for three: a try worth three is a jumper, whatever its type says, as it is a three-pointer in the box score. */
function kindOf({ points, shot }: { points: 2 | 3; shot: TakenAs | null }): ShotKind | "unknown" {
  if (points === 3) return "threePointJumper";
  return shot === null ? "unknown" : TWO_POINT_KINDS[shot];
}
