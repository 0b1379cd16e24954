/** Reads of plays. */
import { gamePlays } from "#lib/records/play-endpoints.ts";
import { endpointQuery } from "./endpoint-query.ts";

/** Every play of a game in playing order; empty where the game has none. */
export function gamePlaysQuery(gameId: number) {
  return endpointQuery(gamePlays, { gameId });
}
