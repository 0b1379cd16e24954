/** Counting what a side does while five athletes are on the floor, and adding such counts up. */
import { type FloorTime, UNIT_COUNTS, type UnitCounts } from "#lib/basketball/lineup.ts";
import type { PlayEvent, ShotKind } from "#lib/basketball/play-event.ts";

const NO_COUNTS = Object.fromEntries(UNIT_COUNTS.map((count) => [count, 0])) as Readonly<UnitCounts>;

export function noUnitCounts(): UnitCounts {
  return { ...NO_COUNTS };
}

export function noFloorTime(): FloorTime {
  return { seconds: 0, team: noUnitCounts(), opponent: noUnitCounts() };
}

/** Adds `more` to `sum`, which is changed. */
export function addFloorTime(sum: FloorTime, more: FloorTime): void {
  sum.seconds += more.seconds;
  for (const count of UNIT_COUNTS) {
    sum.team[count] += more.team[count];
    sum.opponent[count] += more.opponent[count];
  }
}

/** Whether there is neither a second nor a count in it. */
export function isNothing({ seconds, team, opponent }: FloorTime): boolean {
  return seconds === 0 && UNIT_COUNTS.every((count) => team[count] === 0 && opponent[count] === 0);
}

const KINDS = { tip: "tipIns", dunk: "dunks", layup: "layups", jumper: "jumpers" } as const satisfies Record<
  ShotKind,
  string
>;

/**
 * Counts an event of the side into `counts`, as box scores are counted (box-score.ts); possessions are not among events. A made layup after a pass is 2 points,
 * 1 assist, 1 of 1 two-pointers and 1 of 1 layups.
 */
export function countUnitEvent(counts: UnitCounts, event: PlayEvent): void {
  switch (event.kind) {
    case "field_goal":
      countFieldGoal(counts, event);
      break;
    case "free_throw":
      counts.freeThrowsAttempted += 1;
      if (!event.made) break;
      counts.freeThrowsMade += 1;
      counts.points += 1;
      break;
    case "rebound":
      if (event.deadBall) break;
      if (event.end === "offensive") counts.offensiveRebounds += 1;
      else counts.defensiveRebounds += 1;
      break;
    case "turnover":
      counts.turnovers += 1;
      break;
    case "steal":
      counts.steals += 1;
      break;
    case "block":
      counts.blocks += 1;
      break;
    default:
      break;
  }
}

function countFieldGoal(
  counts: UnitCounts,
  { made, points, shot, assistedBy }: Extract<PlayEvent, { kind: "field_goal" }>,
): void {
  const worth = points === 3 ? "threePointers" : "twoPointers";
  const kind = points === 3 || shot === null ? null : KINDS[shot];
  counts[`${worth}Attempted`] += 1;
  if (kind !== null) counts[`${kind}Attempted`] += 1;
  if (!made) return;
  counts[`${worth}Made`] += 1;
  if (kind !== null) counts[`${kind}Made`] += 1;
  counts.points += points;
  if (assistedBy !== null) counts.assists += 1;
}
