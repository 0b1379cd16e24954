"use client";

import { ConferenceSelect } from "#components/filters/conference-select.tsx";
import { SearchField } from "#components/filters/search-field.tsx";
import { Select } from "#components/ui/select.tsx";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";

interface TeamsFiltersProps {
  query: string;
  conference: string | null;
  season: number | null;
  /** Seasons with games. */
  seasons: readonly number[];
  onQuery: (query: string) => void;
  onConference: (conference: string | null) => void;
  onSeason: (season: number | null) => void;
}

export function TeamsFilters(props: TeamsFiltersProps) {
  const { query, conference, season, seasons, onQuery, onConference, onSeason } = props;
  const offered = season === null || seasons.includes(season) ? seasons : [season, ...seasons];
  return (
    <search
      data-screen-only
      aria-label="Filter teams"
      className="mb-8 grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,20rem)_14rem_11rem]"
    >
      <SearchField
        label="Search"
        placeholder="School, mascot or conference"
        value={query}
        onChange={onQuery}
        className="col-span-2 sm:col-span-1"
      />
      <ConferenceSelect value={conference} onChange={onConference} />
      <Select
        label="Season"
        value={season ?? ""}
        onChange={(event) => onSeason(event.target.value === "" ? null : Number(event.target.value))}
      >
        <option value="">All seasons</option>
        {offered.map((entry) => (
          <option key={entry} value={entry}>
            {seasonDisplayLabel(entry)}
          </option>
        ))}
      </Select>
    </search>
  );
}
