"use client";

import { Search } from "lucide-react";
import { useId } from "react";
import { ConferenceSelect } from "#components/filters/conference-select.tsx";
import { SEARCH_FIELD } from "#components/layout/search-shortcut.tsx";
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
  const id = useId();
  const offered = season === null || seasons.includes(season) ? seasons : [season, ...seasons];
  return (
    <search
      data-screen-only
      aria-label="Filter teams"
      className="mb-8 grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,20rem)_14rem_11rem]"
    >
      <div className="col-span-2 sm:col-span-1">
        <label htmlFor={id} className="eyebrow mb-1 block text-muted">
          Search
        </label>
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <input
            id={id}
            type="search"
            {...SEARCH_FIELD}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            placeholder="School, mascot or conference"
            autoComplete="off"
            className="h-10 w-full rounded-control border border-edge bg-surface pr-3 pl-9 text-sm font-medium transition-colors placeholder:font-normal placeholder:text-muted hover:border-ink"
          />
        </div>
      </div>
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
