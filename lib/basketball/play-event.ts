/**
 * What happened in a play, whatever feed told it. Mappers decide once, from structured fields first and text second;
 * statistics read only this. `athlete` is an athlete key of the game (see game-facts.ts), null for a team event
 * or where the feed does not say who.
 */
export type ShotKind = "dunk" | "layup" | "tip" | "jumper";

export type PlayEvent =
  | {
      kind: "field_goal";
      athlete: string | null;
      made: boolean;
      points: 2 | 3;
      /** Null where the feed does not say how the shot was taken, nor, of a jumper, whether for two or three. */
      shot: ShotKind | null;
      assistedBy: string | null;
      /** Null where the feed has no such mark, which is not the same as false. */
      inPaint: boolean | null;
      fastBreak: boolean | null;
      offTurnover: boolean | null;
    }
  | {
      kind: "free_throw";
      athlete: string | null;
      made: boolean;
      fastBreak: boolean | null;
      offTurnover: boolean | null;
    }
  | { kind: "rebound"; athlete: string | null; end: "offensive" | "defensive"; deadBall: boolean }
  | { kind: "turnover"; athlete: string | null }
  | { kind: "steal"; athlete: string | null }
  | { kind: "block"; athlete: string | null }
  | {
      kind: "foul";
      athlete: string | null;
      foul: "personal" | "offensive" | "technical" | "flagrant";
      bench: boolean;
      /** A class B or administrative technical: a technical foul, but none of the team's fouls (NCAA rule 10). */
      administrative?: boolean;
    }
  | { kind: "substitution"; athlete: string | null; direction: "in" | "out" }
  | { kind: "timeout" }
  | { kind: "jump_ball" }
  | { kind: "period_end" }
  | { kind: "game_end" }
  | { kind: "other" };
