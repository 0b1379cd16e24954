/** How long an answer about games is taken as fresh. */
import type { GameInfo } from "#lib/records/game-records.ts";

const SECOND_MS = 1000;
const LIVE_MS = 10 * SECOND_MS;
const AHEAD_MS = 60 * SECOND_MS;
const OVER_MS = 600 * SECOND_MS;

/** Milliseconds until games are worth reading again: 10 s while one is on, 1 min while one is to come, 10 min when all are over. */
export function staleTimeOfGames(games: readonly Pick<GameInfo, "status">[] | undefined): number {
  if (games === undefined) return 0;
  if (games.some((game) => game.status === "in_progress")) return LIVE_MS;
  if (games.length === 0 || games.some((game) => game.status === "scheduled")) return AHEAD_MS;
  return OVER_MS;
}
