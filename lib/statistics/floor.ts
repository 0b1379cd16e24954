/** The floor of a game as a list of changes: who goes on or off, from which play on, and at what time and score. */
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";

export const ATHLETES_A_SIDE = 5;

/** A moment of the game clock with the score at it. */
export interface FloorMoment {
  period: number;
  secondsRemaining: number;
  homeScore: number;
  awayScore: number;
}

export interface FloorChange {
  athlete: string;
  side: Side;
  direction: "in" | "out";
  /** Index of the first play the change holds for. */
  play: number;
  at: FloorMoment;
}

/** The moment a play happens. */
export function momentOf(play: PlayFact): FloorMoment {
  const { period, secondsRemaining, homeScore, awayScore } = play;
  return { period, secondsRemaining, homeScore, awayScore };
}

/** Puts changes in the order of the plays they hold from; at one play those who go out stand first. */
export function sortFloorChanges(changes: readonly FloorChange[]): FloorChange[] {
  const rank = (change: FloorChange) => (change.direction === "out" ? 0 : 1);
  return [...changes].sort((a, b) => a.play - b.play || rank(a) - rank(b));
}

/** The athletes on the floor at each of `playCount` plays, by side, from sorted changes. */
export function replayFloor(changes: readonly FloorChange[], playCount: number): Record<Side, string[]>[] {
  const on: Record<Side, Set<string>> = { home: new Set(), away: new Set() };
  const floors: Record<Side, string[]>[] = [];
  let next = 0;
  for (let play = 0; play < playCount; play++) {
    for (let change = changes[next]; change !== undefined && change.play <= play; change = changes[next]) {
      if (change.direction === "in") on[change.side].add(change.athlete);
      else on[change.side].delete(change.athlete);
      next += 1;
    }
    floors.push({ home: [...on.home], away: [...on.away] });
  }
  return floors;
}

/** Athletes of both sides, the home side first. */
export function bothSides(floor: Record<Side, readonly string[]>): string[] {
  return SIDES.flatMap((side) => floor[side]);
}
