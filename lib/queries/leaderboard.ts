/** Reads of teams' seasons side by side. */
import { queryOptions } from "@tanstack/react-query";
import { teamLeaderboard } from "#lib/records/leaderboard-endpoints.ts";
import { endpointQuery } from "./endpoint-query.ts";

/** Answers are long and change with the games of a day. */
const STALE_MS = 300_000;

/** Every team's season up to now, or from the games before a day of the schedule (YYYY-MM-DD) alone. */
export function teamLeaderboardQuery(season: number, asOf: string | null) {
  return queryOptions({
    ...endpointQuery(teamLeaderboard, { season, asOf: asOf ?? undefined }),
    staleTime: STALE_MS,
  });
}
