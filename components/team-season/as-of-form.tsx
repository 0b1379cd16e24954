"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { isCalendarDay } from "#lib/format/calendar.ts";

interface AsOfFormProps {
  asOf: string | undefined;
  season: number;
  /** A day, or undefined for the season as it is known now. */
  onChange: (day: string | undefined) => void;
}

/** Looks at the season from a day of it. Nothing happens while a day is being typed: the button or Enter shows it. */
export function AsOfForm({ asOf, season, onChange }: AsOfFormProps) {
  const id = useId();
  const [day, setDay] = useState(asOf ?? "");
  const chosen = isCalendarDay(day);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen) onChange(day);
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-1.5">
      <div>
        <label htmlFor={id} className="eyebrow mb-1 block text-muted">
          As of
        </label>
        <input
          id={id}
          type="date"
          value={day}
          min={`${season - 1}-07-01`}
          max={`${season}-07-01`}
          onChange={(event) => setDay(event.target.value)}
          className="figures h-10 w-38 rounded-control border border-edge bg-surface px-3 text-sm font-medium transition-colors hover:border-ink"
        />
      </div>
      {asOf !== undefined && day === asOf ? (
        <Button onClick={() => onChange(undefined)}>Now</Button>
      ) : (
        <Button type="submit" disabled={!chosen}>
          Show
        </Button>
      )}
    </form>
  );
}
