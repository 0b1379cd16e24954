/** Who a row names: keys of athletes within the game, `home/DARRYL.SIMMONS`, and the sides of teams. */
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { NcaaRow } from "./row.ts";

/** What stands where an athlete would, for events of the team. */
const TEAM_KEY = "TEAM";

/** Key of an athlete within the game; null for the team. */
export function athleteKey(side: Side | null, playerKey: string | null): string | null {
  return side === null || playerKey === null || playerKey === TEAM_KEY ? null : `${side}/${playerKey}`;
}

const FLOOR_COLUMNS = {
  home: ["Home.1", "Home.2", "Home.3", "Home.4", "Home.5"],
  away: ["Away.1", "Away.2", "Away.3", "Away.4", "Away.5"],
} as const;

/**
 * Keys of the athletes on the floor of every row, the home side's first, each once. Rows after one another that name the same ten
 * share one list, so that lists can be compared by identity.
 */
export function collectFloors(rows: readonly NcaaRow[]): string[][] {
  const floors: string[][] = [];
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1];
    const shared = previous !== undefined && sameTen(previous, row) ? floors[index - 1] : undefined;
    floors.push(shared ?? [...new Set(SIDES.flatMap((side) => sideFloor(row, side)))]);
  }
  return floors;
}

function sideFloor(row: NcaaRow, side: Side): string[] {
  return FLOOR_COLUMNS[side].flatMap((column) => athleteKey(side, row[column] || null) ?? []);
}

function sameTen(a: NcaaRow, b: NcaaRow): boolean {
  return SIDES.every((side) => FLOOR_COLUMNS[side].every((column) => a[column] === b[column]));
}

/** Side of a team name in the row's game; null for any other name. */
export function sideOfTeam(row: NcaaRow): Side | null {
  if (row.Event_Team === row.Home) return "home";
  return row.Event_Team === row.Away ? "away" : null;
}
