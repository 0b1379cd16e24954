/** Reads of stints. */
import { gameSubstitutions } from "#lib/records/substitution-endpoints.ts";
import { endpointQuery } from "./endpoint-query.ts";

/** Stints of both teams of a game; empty where the feed has no substitutions. */
export function gameSubstitutionsQuery(gameId: number) {
  return endpointQuery(gameSubstitutions, { gameId });
}
