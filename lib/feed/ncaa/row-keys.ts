/** Who a row names: keys of athletes within the game, `home/DARRYL.SIMMONS`, and the sides of teams. */
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { NcaaRow } from "./row.ts";

/** What stands where an athlete would, for events of the team. */
const TEAM_KEY = "TEAM";

/** Key of an athlete within the game; null for the team. */
export function athleteKey(side: Side | null, playerKey: string | null): string | null {
  return side === null || playerKey === null || playerKey === TEAM_KEY ? null : `${side}/${playerKey}`;
}

/** Keys of the ten on the floor; null when the row names nobody. */
export function floorKeys(row: NcaaRow): string[] | null {
  const keys = SIDES.flatMap((side) => sideFloor(row, side).map((key) => `${side}/${key}`));
  return keys.length === 0 ? null : keys;
}

/** Player keys on the floor of one side, each once. */
export function sideFloor(row: NcaaRow, side: Side): string[] {
  const five =
    side === "home"
      ? [row["Home.1"], row["Home.2"], row["Home.3"], row["Home.4"], row["Home.5"]]
      : [row["Away.1"], row["Away.2"], row["Away.3"], row["Away.4"], row["Away.5"]];
  return [...new Set(five.filter((key): key is string => key !== null && key !== ""))];
}

/** Side of a team name in the row's game; null for any other name. */
export function sideOfTeam(row: NcaaRow): Side | null {
  if (row.Event_Team === row.Home) return "home";
  return row.Event_Team === row.Away ? "away" : null;
}
