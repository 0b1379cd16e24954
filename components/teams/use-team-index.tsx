"use client";

import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { teamsQuery } from "#lib/queries/teams.ts";
import type { TeamMark } from "./team-mark.ts";

export type TeamIndex = ReadonlyMap<number, TeamMark>;

const NO_TEAMS: TeamIndex = new Map();
const KnownTeams = createContext<TeamIndex>(NO_TEAMS);

function byId(teams: readonly TeamMark[]): TeamIndex {
  return new Map(teams.map((team) => [team.id, team]));
}

/** The teams the server already knows a page will show, so that badges have their colours from the first paint. */
export function KnownTeamsProvider({ teams, children }: { teams: readonly TeamMark[]; children: ReactNode }) {
  const index = useMemo(() => byId(teams), [teams]);
  return <KnownTeams value={index}>{children}</KnownTeams>;
}

/** Teams by id: all of them once they are read; until then, and where nothing else reads them, those the server named. */
export function useTeamIndex(): TeamIndex {
  const known = useContext(KnownTeams);
  const all = useQuery({ ...teamsQuery(), select: byId, enabled: known.size === 0 }).data;
  return all ?? known;
}
