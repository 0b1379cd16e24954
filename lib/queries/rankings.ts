/** Reads of polls. */
import { queryOptions } from "@tanstack/react-query";
import { rankings } from "#lib/records/poll-endpoints.ts";
import type { PollTeamInfo } from "#lib/records/poll-records.ts";
import { endpointQuery } from "./endpoint-query.ts";

/** A poll comes once a week. */
const STALE_MS = 600_000;

/** The writers' poll that was the latest when a day of the schedule began. */
export function rankingsOfDayQuery(season: number, day: string) {
  return queryOptions({ ...endpointQuery(rankings, { season, pollType: "ap", asOf: day }), staleTime: STALE_MS });
}

/** Every week of both polls of a season. */
export function rankingsOfSeasonQuery(season: number) {
  return queryOptions({ ...endpointQuery(rankings, { season }), staleTime: STALE_MS });
}

/** Of every season the writers' poll that was the latest when a day of the schedule began: the seasons that have polls. */
export function latestPollsQuery(day: string) {
  return queryOptions({ ...endpointQuery(rankings, { pollType: "ap", asOf: day }), staleTime: STALE_MS });
}

/** Rank by team; teams without one are missing. */
export function ranksByTeam(teams: readonly PollTeamInfo[]): ReadonlyMap<number, number> {
  return new Map(teams.flatMap(({ teamId, ranking }) => (ranking === null ? [] : [[teamId, ranking] as const])));
}
