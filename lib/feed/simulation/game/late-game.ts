/** What score and clock make of the end: who hurries, who holds the ball, who fouls on purpose, and when it is over before it is over. */
import type { Side } from "#lib/basketball/enums.ts";
import { type GameState, isDeciding, leadOf } from "./game-state.ts";

/** How an attack is played. `hold` waits for the last shot; `stall` runs the clock with a lead; `hurry` saves it. */
export type Urgency = "normal" | "hold" | "stall" | "hurry" | "heave";

/** Seconds within which a period's last attack is held, and within which only a heave is left. */
const HOLD_SECONDS = 34;
const HEAVE_SECONDS = 2;
/** Seconds within which a side one or two points behind plays for the last shot. */
const LAST_CHANCE_SECONDS = 24;

export function urgencyOf(game: GameState, side: Side): Urgency {
  const { clock } = game;
  const lead = leadOf(game, side);
  if (clock <= HEAVE_SECONDS) return "heave";
  if (!isDeciding(game)) return clock <= HOLD_SECONDS ? "hold" : "normal";
  if (clock <= HOLD_SECONDS && lead === 0) return "hold";
  if (clock <= LAST_CHANCE_SECONDS && lead < 0 && lead >= -2) return "hold";
  if (lead < 0) {
    // Three points and a quarter of a minute: the more are missing, the sooner it starts.
    const hurryFrom = Math.min(240, 25 * (-lead / 3 + 0.4));
    return clock < hurryFrom && -lead < 30 ? "hurry" : "normal";
  }
  if (lead > 0 && clock < 30) return "stall";
  if (lead >= 4 && clock < 35 * (lead / 3)) return "stall";
  return "normal";
}

/** Factor of a side's wish for threes: with three points to make up and no time, nothing else helps. */
export function wishForThrees(game: GameState, side: Side): number {
  if (!isDeciding(game) || game.clock > 60) return 1;
  const lead = leadOf(game, side);
  if (lead === -3 && game.clock <= 35) return 9;
  if (lead <= -3) return 2.2;
  return lead === 0 || lead >= -2 ? 0.8 : 1;
}

/** Whether the side without the ball fouls to stop the clock. `lead` is that of the side with it. */
export function foulsOnPurpose(game: GameState, sideWithBall: Side): boolean {
  if (!isDeciding(game)) return false;
  const { clock } = game;
  const lead = leadOf(game, sideWithBall);
  if (lead <= 0) return false;
  if (lead <= 3) return clock <= 27 && clock >= 2;
  if (lead <= 6) return clock <= 48 && clock >= 3;
  if (lead <= 10) return clock <= 60 && clock >= 12;
  return lead <= 13 && clock <= 60 && clock >= 35;
}

/** How far the game is decided: `benches` play the men behind the starters, and at the very end `everybody` gets his minute. */
export function garbageTime(game: GameState): "no" | "benches" | "everybody" {
  if (game.period !== 2 || game.clock >= 600) return "no";
  const lead = Math.abs(leadOf(game, "home"));
  if (game.clock < 110 && lead >= 17 + game.clock / 30) return "everybody";
  return lead >= 14 + game.clock / 25 ? "benches" : "no";
}
