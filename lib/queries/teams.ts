/** Reads of teams and conferences. They change a few times a year, so an answer is kept for the visit. */
import { queryOptions } from "@tanstack/react-query";
import { conferences, teamRosters, teams } from "#lib/records/team-endpoints.ts";
import { endpointQuery } from "./endpoint-query.ts";

const kept = { staleTime: 3_600_000 };

/** Every team known, with its current conference; with a season the teams that were in a conference then. */
export function teamsQuery(season?: number) {
  return queryOptions({ ...endpointQuery(teams, { season }), ...kept });
}

export function conferencesQuery() {
  return queryOptions({ ...endpointQuery(conferences, {}), ...kept });
}

/** Players on a team's roster in a season. */
export function teamRosterQuery(team: string, season: number) {
  return queryOptions({ ...endpointQuery(teamRosters, { team, season }), ...kept });
}
