/** The table of lineups: derived with the game. */
import type { Side } from "#lib/basketball/enums.ts";

/** One row a side of every game with whole plays that tells who is on the floor. */
export interface GameLineupTable {
  gameId: number;
  side: Side;
  season: number;
  teamId: number;
  /** A packed TeamLineups (packed-lineups.ts). */
  lineups: Uint8Array;
}
