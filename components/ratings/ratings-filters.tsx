"use client";

import { ConferenceSelect } from "#components/filters/conference-select.tsx";
import { DayInput } from "#components/filters/day-input.tsx";
import { SearchField } from "#components/filters/search-field.tsx";
import { SeasonSelect } from "#components/filters/season-select.tsx";
import { Button } from "#components/ui/button.tsx";
import type { SeasonDays } from "./ratings-view.ts";

interface RatingsFiltersProps {
  season: number;
  seasons: readonly SeasonDays[];
  asOf: string | null;
  conference: string | null;
  query: string;
  onSeason: (season: number) => void;
  onDay: (day: string | null) => void;
  onConference: (conference: string | null) => void;
  onQuery: (query: string) => void;
}

export function RatingsFilters(props: RatingsFiltersProps) {
  const { season, seasons, asOf, conference, query, onSeason, onDay, onConference, onQuery } = props;
  const days = seasons.find((entry) => entry.season === season);
  return (
    <search
      data-screen-only
      aria-label="Filter ratings"
      className="mb-5 grid grid-cols-2 items-end gap-3 md:grid-cols-[8.5rem_minmax(0,14rem)_minmax(0,18rem)_auto]"
    >
      <SeasonSelect value={season} seasons={seasons.map((entry) => entry.season)} onChange={onSeason} />
      <ConferenceSelect value={conference} onChange={onConference} />
      <SearchField
        label="Team"
        placeholder="Part of a name"
        value={query}
        onChange={onQuery}
        className="col-span-2 md:col-span-1"
      />
      <div className="col-span-2 flex items-end gap-2 md:col-span-1">
        <div className="w-44 max-md:flex-1">
          <DayInput
            label="Games before"
            day={asOf ?? ""}
            first={days?.first}
            last={days?.last}
            onChange={(day) => onDay(day)}
          />
        </div>
        {asOf !== null && (
          <Button look="quiet" onClick={() => onDay(null)}>
            Up to now
          </Button>
        )}
      </div>
    </search>
  );
}
