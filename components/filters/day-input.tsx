"use client";

import { useId } from "react";
import { isCalendarDay } from "#lib/format/calendar.ts";

interface DayInputProps {
  label: string;
  /** Empty: no day is chosen. */
  day: string;
  onChange: (day: string) => void;
  /** Days the calendar offers; others can be typed. */
  first?: string | undefined;
  last?: string | undefined;
}

/** The browser's own calendar. Days half typed are waited for. */
export function DayInput({ label, day, onChange, first, last }: DayInputProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="eyebrow mb-1 block text-muted">
        {label}
      </label>
      <input
        // A day chosen elsewhere shows here as well, while what is being typed is left alone.
        key={day}
        id={id}
        type="date"
        defaultValue={day}
        min={first}
        max={last}
        onChange={(event) => {
          // Browsers report years such as 0002 while a year is typed.
          if (isCalendarDay(event.target.value) && event.target.value >= "1900") onChange(event.target.value);
        }}
        className="figures h-10 w-full rounded-control border border-edge bg-surface px-3 text-sm font-medium transition-colors hover:border-ink"
      />
    </div>
  );
}
