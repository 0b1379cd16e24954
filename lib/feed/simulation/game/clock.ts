/** Time: the game's clock, the seconds on the floor, and how long a broadcast takes over it. */
import { SIDES } from "#lib/basketball/enums.ts";
import { rest, tire } from "./fatigue.ts";
import type { GameState } from "./game-state.ts";

const MILLISECONDS = 1000;

/** Real seconds a stoppage takes, shortest and longest. With them a game without overtime lasts 1:55 to 2:20. */
export const PAUSE = {
  whistle: [15, 31],
  outOfBounds: [11, 23],
  freeThrow: [18, 28],
  betweenFreeThrows: [11, 17],
  shortTimeout: [45, 65],
  longTimeout: [75, 95],
  televisionTimeout: [155, 215],
  review: [60, 150],
  halftime: [900, 960],
  beforeOvertime: [100, 150],
  beforeTip: [30, 150],
  endOfPeriod: [2, 8],
} as const;

/** Lets the clock run; everybody on the floor plays. Never beyond the end of the period. */
export function runClock(game: GameState, seconds: number): void {
  const played = Math.min(seconds, game.clock);
  if (played <= 0) return;
  game.clock -= played;
  game.elapsed += played;
  game.wallclock += played * MILLISECONDS;
  for (const side of SIDES) {
    for (const performer of game.teams[side].performers) {
      if (performer.onFloor) {
        performer.secondsPlayed += played;
        tire(performer, played);
      } else {
        rest(performer, played);
      }
    }
  }
}

/** Lets real time pass while the clock stands. */
export function pause(game: GameState, [shortest, longest]: readonly [number, number]): void {
  game.wallclock += game.random.integer(shortest * MILLISECONDS, longest * MILLISECONDS);
}
