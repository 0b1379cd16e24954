/** Tables of who was on the floor: derived with the game. */
import type { Side } from "#lib/basketball/enums.ts";

/** An athlete's continuous time on the floor. */
export interface StintTable {
  gameId: number;
  /** Order within the game. */
  position: number;
  side: Side;
  teamId: number;
  athleteId: number;
  season: number;
  inPeriod: number;
  inSecondsRemaining: number;
  inTeamPoints: number;
  inOpponentPoints: number;
  outPeriod: number;
  outSecondsRemaining: number;
  outTeamPoints: number;
  outOpponentPoints: number;
}

/** One row a side of every game with whole plays that tells who is on the floor. */
export interface GameLineupTable {
  gameId: number;
  side: Side;
  season: number;
  teamId: number;
  /** A packed TeamLineups (packed-lineups.ts). */
  lineups: Uint8Array;
}
