"use client";

import { useQuery } from "@tanstack/react-query";
import { Select } from "#components/ui/select.tsx";
import { conferencesQuery } from "#lib/queries/teams.ts";

interface ConferenceSelectProps {
  /** Abbreviation; null is every conference. */
  value: string | null;
  onChange: (conference: string | null) => void;
  className?: string;
}

/** Conferences by name. While they are read the chosen one stands there by its abbreviation. */
export function ConferenceSelect({ value, onChange, className }: ConferenceSelectProps) {
  const { data = [] } = useQuery(conferencesQuery());
  const conferences = data.toSorted((one, other) => one.name.localeCompare(other.name));
  const chosen = conferences.find((conference) => conference.abbreviation.toLowerCase() === value?.toLowerCase());
  return (
    <Select
      label="Conference"
      className={className ?? ""}
      value={chosen?.abbreviation ?? value ?? ""}
      onChange={(event) => onChange(event.target.value === "" ? null : event.target.value)}
    >
      <option value="">All conferences</option>
      {value !== null && chosen === undefined && <option value={value}>{value}</option>}
      {conferences.map((conference) => (
        <option key={conference.id} value={conference.abbreviation}>
          {conference.shortName ?? conference.name}
        </option>
      ))}
    </Select>
  );
}
