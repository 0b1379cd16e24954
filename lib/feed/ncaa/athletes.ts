/** The athletes of a game. The feed has no ids but a key of the name, `DARRYL.SIMMONS`; the text of the events has the name as it is written. */
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameAthleteFact } from "#lib/basketball/facts.ts";
import type { NcaaRow } from "./row.ts";
import type { OrderedRow } from "./row-order.ts";

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

/**
 * Everyone who acts or is on the floor, the home side first and each side by key. `ids.ncaa` is the team's name and the player key, stable as long
 * as the feed writes both the same way. A coach charged with a technical foul is no athlete: who is never on the floor and does nothing but foul is left out.
 */
export function mapAthletes(rows: readonly OrderedRow[]): GameAthleteFact[] {
  const names = new Map<string, string>();
  const present = new Set<string>();
  for (const { row, description } of rows) {
    for (const key of floorKeys(row) ?? []) present.add(key);
    const side = sideOfTeam(row);
    const key = athleteKey(side, row.Player_1);
    if (key !== null && description !== null) {
      names.set(key, description.name);
      if (description.action !== "foul") present.add(key);
    }
    const assister = athleteKey(side, row.Player_2);
    if (assister !== null && description?.assistedBy) {
      names.set(assister, description.assistedBy);
      present.add(assister);
    }
  }
  const first = rows[0]?.row;
  if (first === undefined) return [];
  const school: Record<Side, string> = { home: first.Home, away: first.Away };
  return [...present].sort(byKey).map((key) => {
    const side: Side = key.startsWith("home/") ? "home" : "away";
    const playerKey = key.slice(side.length + 1);
    return {
      key,
      side,
      athlete: {
        ids: { ncaa: `${school[side]}/${playerKey}` },
        name: names.get(key) ?? nameOfKey(playerKey),
        firstName: null,
        lastName: null,
        jersey: null,
        position: null,
        heightInches: null,
        weightPounds: null,
        hometown: null,
        dateOfBirth: null,
      },
    };
  });
}

/** Home before away, then by code point. */
function byKey(a: string, b: string): number {
  const rank = (key: string) => (key.startsWith("home/") ? 0 : 1);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

/** A readable name for someone who is only ever on the floor: `DOK.MUORDAR` is Dok Muordar. */
function nameOfKey(playerKey: string): string {
  return playerKey
    .split(".")
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(" ");
}
