"use client";

import { Select } from "#components/ui/select.tsx";
import { seasonDisplayLabel } from "#lib/basketball/season.ts";

interface SeasonSelectProps {
  value: number;
  /** Those to choose from; the one chosen is offered too where it is not among them. */
  seasons: readonly number[];
  onChange: (season: number) => void;
  className?: string;
}

/** Seasons, the latest first. */
export function SeasonSelect({ value, seasons, onChange, className = "" }: SeasonSelectProps) {
  const offered = seasons.includes(value) ? seasons : [value, ...seasons];
  return (
    <Select
      label="Season"
      className={className}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {offered
        .toSorted((one, other) => other - one)
        .map((season) => (
          <option key={season} value={season}>
            {seasonDisplayLabel(season)}
          </option>
        ))}
    </Select>
  );
}
