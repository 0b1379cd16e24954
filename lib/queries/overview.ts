/** Reads of teams' seasons. */
import { queryOptions } from "@tanstack/react-query";
import { teamSeasonOverview } from "#lib/records/overview-endpoints.ts";
import { endpointObjectQuery } from "./endpoint-query.ts";

/** It changes with the games of a day, and no page follows a game with it. */
const STALE_MS = 60_000;

/** A team's season, whole or as it was known before a day (YYYY-MM-DD, US Eastern). */
export function teamSeasonOverviewQuery(teamId: number, season: number, asOf?: string) {
  return queryOptions({ ...endpointObjectQuery(teamSeasonOverview, { teamId, season, asOf }), staleTime: STALE_MS });
}
