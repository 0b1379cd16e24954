/** How readily officials call fouls: by the day, and by the time of the game. */
import type { GameState } from "./game-state.ts";

/** Factor by four minutes of each half: few fouls at the start, many once bodies are tired and the game is at stake (week of play-by-play, 342 games). */
const BY_SEGMENT: readonly (readonly number[])[] = [
  [0.54, 0.83, 0.9, 0.89, 1.02],
  [1.01, 1.19, 1.28, 1.25, 1.37],
];
const SEGMENT_SECONDS = 240;
const HALF_SECONDS = 1200;
const OVERTIME = 1.25;

/** Factor of all fouls called now: 1 over a mean game. */
export function whistle({ day, period, clock }: GameState): number {
  const half = BY_SEGMENT[period - 1];
  const segment = Math.min(4, Math.floor((HALF_SECONDS - clock) / SEGMENT_SECONDS));
  return day.whistle * (half?.[segment] ?? OVERTIME);
}
