/** What score and clock make of the end: who hurries, who holds the ball, who fouls on purpose, and when it is over before it is over. */
import type { Side } from "#lib/basketball/enums.ts";
import { type GameState, isDeciding, leadOf } from "./game-state.ts";

/** How an attack is played. `hold` waits for the last shot; `stall` runs the clock with a lead; `hurry` saves it. */
export type Urgency = "normal" | "hold" | "stall" | "hurry" | "heave";

/** Seconds within which a period's last attack is held, and within which only a heave is left. */
const HOLD_SECONDS = 34;
const HEAVE_SECONDS = 2;

export function urgencyOf(game: GameState, side: Side): Urgency {
  const { clock } = game;
  const lead = leadOf(game, side);
  if (clock <= HEAVE_SECONDS) return "heave";
  if (!isDeciding(game)) return clock <= HOLD_SECONDS ? "hold" : "normal";
  if (clock <= HOLD_SECONDS && lead === 0) return "hold";
  if (lead < 0) {
    // Three points and a quarter of a minute: the more are missing, the sooner it starts.
    const hurryFrom = Math.min(240, 25 * (-lead / 3 + 0.4));
    return clock < hurryFrom && -lead < 30 ? "hurry" : "normal";
  }
  if (lead > 0 && clock < 30) return "stall";
  if (lead >= 4 && clock < 35 * (lead / 3)) return "stall";
  return "normal";
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

/** The game is decided and the benches play. */
export function isGarbageTime(game: GameState): boolean {
  if (game.period !== 2) return false;
  const lead = Math.abs(leadOf(game, "home"));
  return game.clock < 720 && lead >= 11 + game.clock / 27;
}
