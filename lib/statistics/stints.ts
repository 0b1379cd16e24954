/**
 * Stints and the ten on the floor.
 *
 * The floor of a game is a list of changes; from it follow the athletes on the floor at every play and every athlete's stints. Two
 * sources tell the changes: floors that the feed states with every play (floors-stated.ts) and substitutions (floors-substituted.ts).
 */
import type { GameFact, StintFact } from "#lib/basketball/facts.ts";
import type { Finding } from "./finding.ts";

export interface GameStints {
  /** Null when the feed says neither floors nor substitutions. Home first, then by time in, then by athlete key. */
  stints: StintFact[] | null;
  /**
   * Athlete keys on the floor, one entry per play and in the order of `plays`: the home side's first. Null for the same reason, and within it an
   * entry holds only the sides that come to five.
   */
  onFloor: (readonly string[])[] | null;
  findings: Finding[];
}

export type StintInput = Pick<GameFact, "league" | "plays" | "athletes" | "athleteBoxScores">;
