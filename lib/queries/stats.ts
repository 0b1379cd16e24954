/** Reads of season statistics. */
import { queryOptions } from "@tanstack/react-query";
import { playerSeasonStats } from "#lib/records/player-season-endpoints.ts";
import { endpointQuery } from "./endpoint-query.ts";

/** They change with the games of a day, and no page follows a game with them. */
const STALE_MS = 60_000;

/** Which players of a season; what is not set is not sent. */
export interface PlayerSeasonFilters {
  /** The `school`. */
  team?: string | undefined;
  /** An abbreviation. */
  conference?: string | undefined;
  /** Only games before this day (YYYY-MM-DD, US Eastern). */
  asOf?: string | undefined;
}

/** Players' seasons, by team and minutes; ask for a team's or a conference's, a whole season is some 5,000 records. */
export function playerSeasonsQuery(season: number, filters: PlayerSeasonFilters) {
  return queryOptions({ ...endpointQuery(playerSeasonStats, { season, ...filters }), staleTime: STALE_MS });
}
