import { useQuery } from "@tanstack/react-query";
import { teamsQuery } from "#lib/queries/teams.ts";
import type { TeamInfo } from "#lib/records/team-records.ts";

export type TeamIndex = ReadonlyMap<number, TeamInfo>;

const NO_TEAMS: TeamIndex = new Map();

function byId(teams: TeamInfo[]): TeamIndex {
  return new Map(teams.map((team) => [team.id, team]));
}

/** Every team by its id; empty until they are read. Colours and short names come late rather than hold up a page. */
export function useTeamIndex(): TeamIndex {
  return useQuery({ ...teamsQuery(), select: byId }).data ?? NO_TEAMS;
}
