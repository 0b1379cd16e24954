/** Lineups of games of the fictional league, as rows. */
import type { Insertable } from "kysely";
import type { Side } from "#lib/basketball/enums.ts";
import type { TeamLineups, UnitCounts } from "#lib/basketball/lineup.ts";
import type { Database } from "#lib/store/connection.ts";
import { insertGameLineups } from "#lib/store/lineups.ts";
import type { GameTable } from "#lib/store/tables.ts";
import { floorTime, lineupTime } from "./floor-times.ts";
import { insertAthlete } from "./game-rows.ts";

/** Marlow State's: 11 and 16 take turns. Port Ashby's stay on. */
export const MARLOW_FIRST = [11, 12, 13, 14, 15];
export const MARLOW_SECOND = [12, 13, 14, 15, 16];
export const ASHBY_FIVE = [21, 22, 23, 24, 25];

/** So many possessions, and layups that make the points. */
export function layups(possessions: number, points: number): Partial<UnitCounts> {
  const made = points / 2;
  return {
    possessions,
    points,
    twoPointersMade: made,
    twoPointersAttempted: possessions,
    layupsMade: made,
    layupsAttempted: possessions,
  };
}

/** Nobody's lineups. */
export const NO_LINEUPS: TeamLineups = { lineups: [], unknown: floorTime(0) };

type GameRow = Insertable<GameTable>;

export async function insertLineups(
  db: Database,
  game: GameRow,
  lineups: Partial<Record<Side, TeamLineups>>,
): Promise<void> {
  await insertGameLineups(db, game, { home: NO_LINEUPS, away: NO_LINEUPS, ...lineups });
}

/**
 * 70 to 60 in 68 possessions each: Marlow State's first five 44 to 36 in 40 possessions and 1,500 seconds, its second 26 to 24 in 28 and 900. The day after Port Ashby's
 * five 30 to 36 in 34 possessions of a half, after which nobody knows who was on; the season before, Marlow State's first five for a whole game, 60 to 70 in 65 each.
 */
export async function insertLeagueLineups(
  db: Database,
  games: { whole: GameRow; midnight: GameRow; older: GameRow },
): Promise<void> {
  for (const [id, name] of [
    [13, "Silas Okafor"],
    [14, "Mateo Brandt"],
    [15, "Eli Sorensen"],
    [16, "Noah Whitlock"],
    [22, "Ezra Halloran"],
    [23, "Caleb Munro"],
    [24, "Isaac Pell"],
    [25, "Owen Tarrant"],
  ] as const) {
    await insertAthlete(db, id, name, "F");
  }
  await insertLineups(db, games.whole, {
    home: {
      lineups: [
        lineupTime(MARLOW_FIRST, 1500, layups(40, 44), layups(40, 36)),
        lineupTime(MARLOW_SECOND, 900, layups(28, 26), layups(28, 24)),
      ],
      unknown: floorTime(0),
    },
    away: { lineups: [lineupTime(ASHBY_FIVE, 2400, layups(68, 60), layups(68, 70))], unknown: floorTime(0) },
  });
  await insertLineups(db, games.midnight, {
    home: {
      lineups: [lineupTime(ASHBY_FIVE, 1200, layups(34, 30), layups(34, 36))],
      unknown: floorTime(1200, layups(33, 30), layups(33, 34)),
    },
  });
  await insertLineups(db, games.older, {
    away: { lineups: [lineupTime(MARLOW_FIRST, 2400, layups(65, 60), layups(65, 70))], unknown: floorTime(0) },
  });
}
