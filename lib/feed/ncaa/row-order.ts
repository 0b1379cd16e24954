/**
 * The order of events inside one second.
 *
 * The feed's clock has whole seconds and the rows of one second come shuffled: a rebound before the missed free throw it follows, a timeout before
 * the shot it follows. Every row states the score after it, so a made shot comes before the other rows with its score; the rest are put in the order
 * in which they can have happened: foul, free throws by number, miss, rebound; shot, block; turnover, steal. Everything else stays as
 * it is. Rows are only moved among those that state the same clock, score and ten on the floor, so substitutions keep their place.
 */
import { type EventDescription, parseDescription } from "./description.ts";
import type { NcaaRow } from "./row.ts";
import { collectFloors } from "./row-keys.ts";

export interface OrderedRow {
  row: NcaaRow;
  /** Null when the text is not of the known form. */
  description: EventDescription | null;
  /** Keys of the athletes on the floor; one list for rows after one another with the same ten. */
  floor: string[];
  /** Position in the feed, from 1. */
  number: number;
}

/** The miss whose rebound is still to come; null when there is none. */
type PendingMiss = string | null;

/** Puts the rows of a game in playing order. */
export function orderRows(rows: readonly NcaaRow[]): OrderedRow[] {
  const floors = collectFloors(rows);
  const items = rows.map((row, index): OrderedRow => {
    const description = row.Event_Description === null ? null : parseDescription(row.Event_Description);
    return { row, description, floor: floors[index] ?? [], number: index + 1 };
  });
  const ordered: OrderedRow[] = [];
  let pending: PendingMiss = null;
  for (let start = 0; start < items.length; ) {
    let end = start + 1;
    while (end < items.length && sameState(items[start], items[end])) end += 1;
    const waiting = items.slice(start, end);
    while (waiting.length > 0) {
      const next = waiting.find(isMade) ?? waiting.find((item) => isReady(item, waiting, pending)) ?? waiting[0];
      if (next === undefined) break;
      waiting.splice(waiting.indexOf(next), 1);
      pending = missAfter(next, pending);
      ordered.push(next);
    }
    start = end;
  }
  return ordered;
}

/** Do two rows state the same clock, score and ten on the floor? */
function sameState(a: OrderedRow | undefined, b: OrderedRow | undefined): boolean {
  if (a === undefined || b === undefined || a.floor !== b.floor) return false;
  const sameScore = a.row.Home_Score === b.row.Home_Score && a.row.Away_Score === b.row.Away_Score;
  return sameScore && a.row.Half_Status === b.row.Half_Status && a.row.Time === b.row.Time;
}

/** The made shot that brought the score comes before everything else that states the same score. */
function isMade({ row }: OrderedRow): boolean {
  return row.Event_Result === "made";
}

/** May the row come next, or must one of the others still waiting come before it? */
function isReady(item: OrderedRow, waiting: readonly OrderedRow[], pending: PendingMiss): boolean {
  const others = waiting.filter((other) => other !== item);
  const { row, description } = item;
  const mine = (other: OrderedRow) => other.row.Event_Team === row.Event_Team;
  switch (description?.action) {
    case "freethrow":
      return !others.some((other) => (mine(other) ? comesBeforeFreeThrow(other, item) : awardsFreeThrows(other)));
    case "rebound":
      return isReboundReady(item, others, pending);
    case "block":
      return !others.some((other) => isMissedFieldGoal(other) && !mine(other));
    case "steal":
      return !others.some((other) => other.description?.action === "turnover" && !mine(other));
    case "2pt":
    case "3pt":
    case "turnover":
      return !others.some(
        (other) =>
          mine(other) &&
          isLiveRebound(other) &&
          pending !== null &&
          (pending === row.Event_Team) === isOffensive(other),
      );
    default:
      return true;
  }
}

/** A rebound follows its miss, and a defensive one ends what offensive ones prolong. */
function isReboundReady(item: OrderedRow, others: readonly OrderedRow[], pending: PendingMiss): boolean {
  const offensive = isOffensive(item);
  const ofMissingTeam = (other: OrderedRow) => (other.row.Event_Team === item.row.Event_Team) === offensive;
  if (isDeadBall(item)) return !others.some((other) => isMissedFreeThrow(other) && ofMissingTeam(other));
  if (!offensive && others.some((other) => isLiveRebound(other) && isOffensive(other) && ofMissingTeam(other)))
    return false;
  if (pending !== null && (pending === item.row.Event_Team) === offensive) return true;
  return !others.some((other) => isMiss(other) && ofMissingTeam(other));
}

/** An earlier free throw of the same athlete. */
function comesBeforeFreeThrow(other: OrderedRow, item: OrderedRow): boolean {
  if (other.row.Player_1 !== item.row.Player_1 || other.description?.action !== "freethrow") return false;
  return freeThrowNumber(other) < freeThrowNumber(item);
}

function awardsFreeThrows({ description }: OrderedRow): boolean {
  return description?.action === "foul" && description.words.some((word) => /^(\dfreethrow|oneandone)$/.test(word));
}

function freeThrowNumber({ description }: OrderedRow): number {
  const word = description?.words.find((candidate) => /^\dof\d$/.test(candidate));
  return word === undefined ? 0 : Number(word.charAt(0));
}

function isLastFreeThrow({ description }: OrderedRow): boolean {
  return description?.words.some((word) => /^(\d)of\1$/.test(word)) === true;
}

function isFieldGoal({ description }: OrderedRow): boolean {
  return description?.action === "2pt" || description?.action === "3pt";
}

function isMissedFieldGoal(item: OrderedRow): boolean {
  return isFieldGoal(item) && item.row.Event_Result === "missed";
}

function isMissedFreeThrow(item: OrderedRow): boolean {
  return item.description?.action === "freethrow" && item.row.Event_Result === "missed";
}

/** A miss that can be rebounded: a field goal or the last free throw. */
function isMiss(item: OrderedRow): boolean {
  return isMissedFieldGoal(item) || (isMissedFreeThrow(item) && isLastFreeThrow(item));
}

function isDeadBall({ description }: OrderedRow): boolean {
  return description?.words.some((word) => word.endsWith("deadball")) === true;
}

function isLiveRebound(item: OrderedRow): boolean {
  return item.description?.action === "rebound" && !isDeadBall(item);
}

function isOffensive({ description }: OrderedRow): boolean {
  return description?.words.some((word) => word.startsWith("offensive")) === true;
}

function missAfter(item: OrderedRow, pending: PendingMiss): PendingMiss {
  if (isMiss(item)) return item.row.Event_Team;
  return isLiveRebound(item) || isFieldGoal(item) ? null : pending;
}
