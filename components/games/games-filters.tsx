"use client";

import dynamic from "next/dynamic";
import { ConferenceSelect } from "#components/filters/conference-select.tsx";
import { DayInput } from "#components/filters/day-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** The one part of the page that needs a primitive library comes after the first paint. */
const TeamCombobox = dynamic(
  () => import("#components/filters/team-combobox.tsx").then((module) => module.TeamCombobox),
  {
    ssr: false,
    loading: () => (
      <div>
        <span className="eyebrow mb-1 block text-muted">Team</span>
        <Skeleton className="h-10 rounded-control" />
      </div>
    ),
  },
);

interface GamesFiltersProps {
  /** The day shown; null while a team's season is. */
  day: string | null;
  conference: string | null;
  team: string | null;
  onDay: (day: string) => void;
  onConference: (conference: string | null) => void;
  onTeam: (team: string | null) => void;
  onClear: () => void;
}

export function GamesFilters({ day, conference, team, onDay, onConference, onTeam, onClear }: GamesFiltersProps) {
  return (
    <search
      data-screen-only
      aria-label="Filter games"
      className="mt-4 mb-8 grid grid-cols-2 items-end gap-3 sm:grid-cols-[11rem_14rem_minmax(0,18rem)_auto]"
    >
      <DayInput label="Go to day" day={day ?? ""} onChange={onDay} />
      <ConferenceSelect value={conference} onChange={onConference} />
      <div className="col-span-2 sm:col-span-1">
        <TeamCombobox value={team} onChange={onTeam} />
      </div>
      {(conference !== null || team !== null) && (
        <Button look="quiet" className="justify-self-start" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </search>
  );
}
