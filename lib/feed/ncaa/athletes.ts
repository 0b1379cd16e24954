/** The athletes of a game. The feed has no ids but a key of the name, `DARRYL.SIMMONS`; the text of the events has the name as it is written. */
import type { Side } from "#lib/basketball/enums.ts";
import type { GameAthleteFact } from "#lib/basketball/game-facts.ts";
import type { Assist } from "./assists.ts";
import { athleteKey, sideOfTeam } from "./row-keys.ts";
import type { OrderedRow } from "./row-order.ts";

/**
 * Everyone who acts or is on the floor, the home side first and each side by key. `ids.ncaa` is the team's name and the player key, stable as long
 * as the feed writes both the same way. A coach charged with a technical foul is no athlete: who is never on the floor and does nothing but foul is left out.
 */
export function mapAthletes(rows: readonly OrderedRow[], assists: Iterable<Assist>): GameAthleteFact[] {
  const names = new Map<string, string>();
  const present = new Set([...new Set(rows.map((item) => item.floor))].flat());
  for (const { row, description } of rows) {
    const side = sideOfTeam(row);
    const key = athleteKey(side, row.Player_1);
    if (key !== null && description !== null) {
      names.set(key, description.name);
      if (description.action !== "foul") present.add(key);
    }
  }
  for (const assist of assists) {
    names.set(assist.athlete, assist.name);
    present.add(assist.athlete);
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
