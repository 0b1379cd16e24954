"use client";

import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useAddressState } from "#components/filters/use-address-state.ts";
import { EmptyStore } from "#components/games/empty-store.tsx";
import { seasonsOf } from "#components/games/shown-season.ts";
import { PageHeader } from "#components/layout/page-header.tsx";
import { NotAvailable, QueryState } from "#components/query-state.tsx";
import { Button } from "#components/ui/button.tsx";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";
import { formatCount } from "#lib/format/number.ts";
import { gameDaysQuery } from "#lib/queries/games.ts";
import { conferencesQuery, teamsQuery } from "#lib/queries/teams.ts";
import type { ConferenceInfo, TeamInfo } from "#lib/records/team-records.ts";
import { TeamGroupSection } from "./team-group-section.tsx";
import { groupTeams } from "./team-groups.ts";
import { TeamsFilters } from "./teams-filters.tsx";
import { teamsSearchParams } from "./teams-search-params.ts";
import { TeamsSkeleton } from "./teams-skeleton.tsx";

const NO_CONFERENCES: ConferenceInfo[] = [];

/** The directory of teams: every team known, or those that were in a conference in a season. */
export function TeamsPanel() {
  const [{ q, conference, season }, change] = useAddressState(teamsSearchParams);
  const teams = useQuery(teamsQuery(season ?? undefined));
  const conferences = useQuery(conferencesQuery()).data ?? NO_CONFERENCES;
  const days = useQuery(gameDaysQuery({})).data ?? [];
  const clear = () => change({ q: null, conference: null, season: null });
  return (
    <>
      <PageHeader
        title="Teams"
        summary={
          teams.data &&
          `${formatCount(teams.data.length, "team")}${season === null ? "" : ` in a conference in ${seasonDisplayLabel(season)}`}`
        }
      />
      <TeamsFilters
        query={q}
        conference={conference}
        season={season}
        seasons={seasonsOf(days)}
        onQuery={(next) => change({ q: next })}
        onConference={(next) => change({ conference: next })}
        onSeason={(next) => change({ season: next })}
      />
      <QueryState
        query={teams}
        subject="the teams"
        skeleton={<TeamsSkeleton />}
        unavailable={(list) => {
          if (list.length > 0) return null;
          return season === null ? <EmptyStore /> : <NoMembers season={season} onClear={clear} />;
        }}
      >
        {(list) => (
          <Groups
            teams={list}
            conferences={conferences}
            query={q}
            conference={conference}
            season={season}
            onClear={clear}
          />
        )}
      </QueryState>
    </>
  );
}

function NoMembers({ season, onClear }: { season: number; onClear: () => void }) {
  return (
    <NotAvailable
      title={`No conference members known in ${seasonDisplayLabel(season)}`}
      actions={<Button onClick={onClear}>All teams</Button>}
    >
      <p>No feed that was loaded says which teams played in which conference that season.</p>
    </NotAvailable>
  );
}

interface GroupsProps {
  teams: readonly TeamInfo[];
  conferences: readonly ConferenceInfo[];
  query: string;
  conference: string | null;
  season: number | null;
  onClear: () => void;
}

function Groups({ teams, conferences, query, conference, season, onClear }: GroupsProps) {
  // Typing stays quick while hundreds of cards follow.
  const settled = useDeferredValue(query);
  const groups = groupTeams(teams, conferences, { query: settled, conference });
  const found = groups.reduce((sum, group) => sum + group.teams.length, 0);
  return (
    <>
      <p role="status" className="sr-only">
        {formatCount(found, "team")} found
      </p>
      {groups.length === 0 ? (
        <NotAvailable title="No team matches" actions={<Button onClick={onClear}>Clear filters</Button>} />
      ) : (
        <div className="space-y-8">
          {groups.map((group) => (
            <TeamGroupSection key={group.title} group={group} season={season} />
          ))}
        </div>
      )}
    </>
  );
}
