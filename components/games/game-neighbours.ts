/** The games beside a game in the schedule of its day. */
import type { GameInfo } from "#lib/records/game-records.ts";

export interface Neighbours<G> {
  previous: G | null;
  next: G | null;
}

/** The games before and after one in the order of the list; null where it is the first or the last, or is not in the list. */
export function neighboursOf<G extends Pick<GameInfo, "id">>(games: readonly G[], gameId: number): Neighbours<G> {
  const index = games.findIndex((game) => game.id === gameId);
  if (index < 0) return { previous: null, next: null };
  return { previous: games[index - 1] ?? null, next: games[index + 1] ?? null };
}
