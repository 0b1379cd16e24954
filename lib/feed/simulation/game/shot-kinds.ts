/** The kinds of field goals, and how often each goes in, is blocked or fouled when mean players meet on a neutral floor. */
import { EVENT } from "./event-log.ts";

export const SHOT_KINDS = ["dunk", "layup", "tip", "paint", "midRange", "three"] as const;
/** `paint` is a floater, hook or turnaround in the lane; `midRange` a two-pointer from outside it. */
export type ShotKind = (typeof SHOT_KINDS)[number];

export interface ShotOdds {
  points: 2 | 3;
  typeId: number;
  /** A defender fouls the shooter; what is fouled and missed is no try. */
  fouled: number;
  /** A fouled shot goes in all the same. */
  andOne: number;
  /** One that is not fouled is blocked. */
  blocked: number;
  /** One that is neither goes in. */
  made: number;
  /** A made one was set up by a pass that counts. */
  assisted: number;
  /** A missed one comes back to the shooting side. */
  offensiveRebound: number;
}

/**
 * From 80,000 tries of a week of play-by-play (342 games, January 2026), where the feed names the kind: tries, makes, blocks, assists and fouls by
 * kind, then brought to the means of the season's team records.
 */
export const SHOT_ODDS: Readonly<Record<ShotKind, ShotOdds>> = {
  dunk: {
    points: 2,
    typeId: EVENT.dunk,
    fouled: 0.09,
    andOne: 0.25,
    blocked: 0.033,
    made: 0.9,
    assisted: 0.79,
    offensiveRebound: 0.36,
  },
  layup: {
    points: 2,
    typeId: EVENT.layup,
    fouled: 0.232,
    andOne: 0.18,
    blocked: 0.095,
    made: 0.589,
    assisted: 0.425,
    offensiveRebound: 0.382,
  },
  tip: {
    points: 2,
    typeId: EVENT.tip,
    fouled: 0.05,
    andOne: 0.3,
    blocked: 0.023,
    made: 0.67,
    assisted: 0,
    offensiveRebound: 0.41,
  },
  paint: {
    points: 2,
    typeId: EVENT.jumper,
    fouled: 0.11,
    andOne: 0.19,
    blocked: 0.055,
    made: 0.44,
    assisted: 0.265,
    offensiveRebound: 0.325,
  },
  midRange: {
    points: 2,
    typeId: EVENT.jumper,
    fouled: 0.045,
    andOne: 0.22,
    blocked: 0.031,
    made: 0.376,
    assisted: 0.28,
    offensiveRebound: 0.28,
  },
  three: {
    points: 3,
    typeId: EVENT.jumper,
    fouled: 0.015,
    andOne: 0.13,
    blocked: 0.009,
    made: 0.339,
    assisted: 0.875,
    offensiveRebound: 0.315,
  },
};

export function isAtRim(kind: ShotKind): boolean {
  return kind === "dunk" || kind === "layup" || kind === "tip";
}
