/** Who assisted which made shot. */
import type { FeedWarning } from "#lib/feed/feed.ts";
import { athleteKey, sideOfTeam } from "./row-keys.ts";
import type { OrderedRow } from "./row-order.ts";

export interface Assist {
  /** Athlete key. */
  athlete: string;
  name: string;
}

/**
 * The assist of every made shot that has one. Where several shots fall in one second the feed may print an assist at a missed one; it belongs to the made shot of
 * that second without an assist whose team the athlete plays for. Where there is no such shot the assist is left out; either is a warning.
 */
export function matchAssists(rows: readonly OrderedRow[]): {
  assists: Map<OrderedRow, Assist>;
  warnings: FeedWarning[];
} {
  const assists = new Map<OrderedRow, Assist>();
  const warnings: FeedWarning[] = [];
  for (const item of rows) {
    const assist = assistAt(item, item);
    if (assist !== null && isMadeShot(item)) assists.set(item, assist);
  }
  const onFloor = new Set([...new Set(rows.map((item) => item.floor))].flat());
  for (const item of rows) {
    if (item.row.Player_2 === null || isMadeShot(item)) continue;
    const shot = rows.find((other) => {
      const key = assistAt(item, other)?.athlete;
      return (
        isMadeShot(other) && !assists.has(other) && sameSecond(item, other) && key !== undefined && onFloor.has(key)
      );
    });
    const assist = shot === undefined ? null : assistAt(item, shot);
    if (shot !== undefined && assist !== null) assists.set(shot, assist);
    const outcome = shot === undefined ? "left out" : `given to row ${shot.number}`;
    warnings.push({ code: "assist_on_miss", detail: `row ${item.number}: ${item.row.Event_Description} (${outcome})` });
  }
  return { assists, warnings };
}

/** The assist printed at `source`, for a shot of the team of `shot`. */
function assistAt(source: OrderedRow, shot: OrderedRow): Assist | null {
  const athlete = athleteKey(sideOfTeam(shot.row), source.row.Player_2);
  const name = source.description?.assistedBy ?? null;
  return athlete === null || name === null ? null : { athlete, name };
}

function isMadeShot({ row, description }: OrderedRow): boolean {
  return (description?.action === "2pt" || description?.action === "3pt") && row.Event_Result === "made";
}

function sameSecond(a: OrderedRow, b: OrderedRow): boolean {
  return a.row.Half_Status === b.row.Half_Status && a.row.Time === b.row.Time;
}
