/** Everything a game remembers while it is played. */
import type { Side } from "#lib/basketball/enums.ts";
import type { GameSetup, RawEvent } from "#lib/feed/simulation/game-model.ts";
import type { CoachStyle } from "#lib/feed/simulation/league-model.ts";
import type { Random } from "#lib/feed/simulation/random.ts";
import type { TeamCounts } from "./counts.ts";
import type { GameDay, TeamDay } from "./day.ts";
import type { Performer } from "./performer.ts";

export interface TeamState {
  readonly side: Side;
  /** The school's place, as texts name the team. */
  readonly name: string;
  readonly style: CoachStyle;
  readonly day: TeamDay;
  /** In the coach's order. */
  readonly performers: readonly Performer[];
  /** The five on the floor. */
  readonly floor: Performer[];
  readonly counts: TeamCounts;
  readonly periodPoints: number[];
  /** Fouls of the half that count towards the bonus; overtimes go on with the second half's. */
  foulsOfHalf: number;
  shortTimeouts: number;
  longTimeouts: number;
  /** Points scored since the other side last scored. */
  run: number;
  /** Seconds of debt between two players from which the coach changes them at an ordinary whistle. */
  patience: number;
}

/** How a team came by the ball, which decides how soon it does something with it. */
export type BallStart =
  | "tip"
  | "basket"
  | "freeThrow"
  | "rebound"
  | "offensiveRebound"
  | "steal"
  /** Thrown in: after a turnover, a ball out of bounds or at the start of a period. */
  | "throwIn"
  /** Thrown in within the own attack, after a foul or a ball knocked out of bounds. */
  | "frontcourt";

export interface Ball {
  side: Side;
  start: BallStart;
  shotClock: number;
  /** The possession began with a turnover of the other side. */
  offTurnover: boolean;
  /** Who has it after a rebound or a steal; null when anybody may bring it up. */
  holder: Performer | null;
}

export interface GameState {
  readonly setup: GameSetup;
  readonly random: Random;
  readonly day: GameDay;
  readonly teams: Readonly<Record<Side, TeamState>>;
  readonly events: RawEvent[];
  /** Points the home side was expected to win by. */
  readonly expectedMargin: number;
  period: number;
  /** Seconds left in the period. */
  clock: number;
  /** Seconds played since the opening tip. */
  elapsed: number;
  /** Milliseconds of real time. */
  wallclock: number;
  /** The moment of the last event, as it is written. */
  told: { at: number; text: string };
  ball: Ball;
  /** Who gets the ball at the next held ball or start of a half; null before the opening tip. */
  arrow: Side | null;
  /** Marks of the clock below which television still has its timeout in this period, highest first. */
  televisionMarks: number[];
  /** Second of the game of the last timeout. */
  lastTimeout: number;
  /** The side whose try was the last of the period: a try of the other one is a new possession. */
  trying: Side | null;
  /** The side that has rebounded and not tried yet. */
  holding: Side | null;
}

/** Points the side is ahead by; negative when it is behind. */
export function leadOf(game: GameState, side: Side): number {
  const lead = game.teams.home.counts.points - game.teams.away.counts.points;
  return side === "home" ? lead : -lead;
}

/** The last period that can decide the game: the second half or an overtime. */
export function isDeciding(game: GameState): boolean {
  return game.period >= 2;
}
