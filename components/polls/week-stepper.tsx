"use client";

import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { Select } from "#components/ui/select.tsx";
import { StateLink } from "#components/ui/state-link.tsx";
import { formatDayShort, scheduleDay } from "#lib/format/calendar.ts";
import type { PollWeek } from "./poll-weeks.ts";

interface WeekStepperProps {
  weeks: readonly PollWeek[];
  week: PollWeek;
  previous: PollWeek | null;
  next: PollWeek | null;
  /** Address of the page at a week, so that it can be opened in a tab of its own. */
  pathOf: (week: PollWeek) => string;
  onChange: (week: PollWeek) => void;
}

/** Steps through the weeks of a poll, or goes to one. */
export function WeekStepper({ weeks, week, previous, next, pathOf, onChange }: WeekStepperProps) {
  const step = { pathOf, onChange };
  return (
    <nav aria-label="Weeks of the poll" className="flex items-end gap-1.5">
      <Step icon={ChevronLeft} name="Previous week" target={previous} {...step} />
      <Select
        label="Week"
        className="w-48 max-sm:flex-1"
        value={week.key}
        onChange={(event) => {
          const chosen = weeks.find(({ key }) => key === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {weeks.toReversed().map((entry) => (
          <option key={entry.key} value={entry.key}>
            {weekText(entry)}
          </option>
        ))}
      </Select>
      <Step icon={ChevronRight} name="Next week" target={next} {...step} />
    </nav>
  );
}

/** `Week 12, Mon, Jan 19` */
export function weekText({ label, date }: Pick<PollWeek, "label" | "date">): string {
  return date === null ? label : `${label}, ${formatDayShort(scheduleDay(date))}`;
}

interface StepProps extends Pick<WeekStepperProps, "pathOf" | "onChange"> {
  icon: LucideIcon;
  name: string;
  target: PollWeek | null;
}

function Step({ icon: Icon, name, target, pathOf, onChange }: StepProps) {
  const shape = "grid size-10 shrink-0 place-items-center rounded-control border border-rule";
  if (target === null) {
    return (
      <span className={`${shape} text-muted opacity-40`}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
    );
  }
  return (
    <StateLink
      href={pathOf(target)}
      onChoose={() => onChange(target)}
      aria-label={`${name}: ${weekText(target)}`}
      className={`${shape} bg-surface transition-colors hover:border-ink`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </StateLink>
  );
}
