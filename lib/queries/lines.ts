/** Reads of betting lines. */
import { lines } from "#lib/records/line-endpoints.ts";
import { endpointQuery } from "./endpoint-query.ts";

/** The lines of one game: a list of its record, whose own list is empty where nobody offers any. */
export function linesOfGameQuery(gameId: number) {
  return endpointQuery(lines, { gameId });
}
