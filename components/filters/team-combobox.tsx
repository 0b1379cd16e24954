"use client";

import { Combobox } from "@base-ui/react/combobox";
import { useQuery } from "@tanstack/react-query";
import { Check, Search, X } from "lucide-react";
import { useId, useMemo } from "react";
import { SEARCH_FIELD } from "#components/layout/search-shortcut.tsx";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import { matchesSearch } from "#lib/format/search-text.ts";
import { teamsQuery } from "#lib/queries/teams.ts";
import type { TeamInfo } from "#lib/records/team-records.ts";

interface TeamComboboxProps {
  /** School; null is every team. */
  value: string | null;
  onChange: (school: string | null) => void;
}

const MOST_SHOWN = 50;
const NO_TEAMS: TeamInfo[] = [];

function searchName(team: TeamInfo): string {
  return [team.school, team.abbreviation, team.shortDisplayName].filter(Boolean).join(" ");
}

/** Teams of a known conference first: of two schools of a name it is nearly always the one that is meant. */
function conferencesFirst(teams: TeamInfo[]): TeamInfo[] {
  return teams.toSorted((one, other) => Number(one.conference === null) - Number(other.conference === null));
}

/** Finds a team by any part of its name. */
export function TeamCombobox({ value, onChange }: TeamComboboxProps) {
  const id = useId();
  const { data: teams = NO_TEAMS } = useQuery({ ...teamsQuery(), select: conferencesFirst });
  const chosen = useMemo(
    () => teams.find((team) => team.school.toLowerCase() === value?.toLowerCase()) ?? null,
    [teams, value],
  );
  return (
    <Combobox.Root
      items={teams}
      value={chosen}
      onValueChange={(team) => onChange(team?.school ?? null)}
      itemToStringLabel={(team: TeamInfo) => team.school}
      filter={(team: TeamInfo, query) => matchesSearch(query, searchName(team))}
      limit={MOST_SHOWN}
      autoHighlight
    >
      <label htmlFor={id} className="eyebrow mb-1 block text-muted">
        Team
      </label>
      <Combobox.InputGroup className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <Combobox.Input
          id={id}
          {...SEARCH_FIELD}
          placeholder="All teams"
          className="h-10 w-full rounded-control border border-edge bg-surface pr-9 pl-9 text-sm font-medium transition-colors placeholder:text-muted hover:border-ink"
        />
        <Combobox.Clear
          aria-label="Clear the team"
          className="absolute top-1 right-1 grid size-8 place-items-center rounded-md text-muted hover:bg-inset hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </Combobox.Clear>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-40 outline-none">
          <Combobox.Popup className="w-[max(var(--anchor-width),18rem)] max-w-[var(--available-width)] rounded-control border border-rule bg-surface shadow-float">
            <Combobox.Empty>
              <p className="px-3 py-4 text-sm text-muted">No team has such a name.</p>
            </Combobox.Empty>
            <Combobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain py-1 data-empty:p-0">
              {(team: TeamInfo) => (
                <Combobox.Item
                  key={team.id}
                  value={team}
                  className="flex cursor-default items-center gap-2.5 px-3 py-1.5 text-sm outline-none data-highlighted:bg-inset"
                >
                  <TeamBadge team={team} school={team.school} />
                  <span className="min-w-0 flex-1 truncate">{team.school}</span>
                  {team.conference !== null && <span className="text-xs text-muted">{team.conference}</span>}
                  <Combobox.ItemIndicator>
                    <Check aria-hidden="true" className="size-4" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
