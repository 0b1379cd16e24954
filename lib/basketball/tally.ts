/** What a team and its athletes did in one game: the numbers that season statistics add up. */
import type { BoxCounts, TeamBoxScore } from "./game-facts.ts";

/**
 * Kinds of field-goal tries. `unknown` holds tries whose kind the feed does not say: they are no tracked shots, and whether they were worth two or three is
 * known from the box score alone.
 */
export const SHOT_KINDS = ["dunk", "layup", "tipIn", "twoPointJumper", "threePointJumper"] as const;
export type ShotKind = (typeof SHOT_KINDS)[number];

export interface ShotCount {
  attempted: number;
  made: number;
  /** Made after a pass that the feed names as an assist. */
  assisted: number;
}

/** Shots by kind, counted from plays. */
export type ShotTally = Record<ShotKind | "unknown", ShotCount> & {
  freeThrows: { attempted: number; made: number };
};

/** An athlete's part of a game. Who did not play has no tally. */
export interface AthleteTally {
  athleteId: number;
  /** Minutes played; null where neither a box score nor stints tell. */
  minutes: number | null;
  starter: boolean | null;
  box: BoxCounts;
  /** Null where the game has no plays. */
  shots: ShotTally | null;
}

/** A team's part of a game; the opponent's is the other side's. */
export interface TeamTally {
  /** Minutes of the game, 40 without overtime; null when the number of periods is unknown. */
  minutes: number | null;
  possessions: number | null;
  /** Null when the game has no box score. */
  box: TeamBoxScore | null;
  /** Null where the game has no plays. */
  shots: ShotTally | null;
  /** In the order of the box score. */
  athletes: AthleteTally[];
}

/** A final game from one team's side. A side without a tally has neither box score nor plays. */
export interface SeasonGame {
  /** Null where nobody says who won. */
  won: boolean | null;
  own: TeamTally | null;
  opponent: TeamTally | null;
}
