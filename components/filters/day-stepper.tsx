"use client";

import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { StateLink } from "#components/ui/state-link.tsx";
import { formatDay, formatDayShort, formatDayWithYear } from "#lib/format/calendar.ts";
import { formatCount } from "#lib/format/number.ts";

export interface StripDay {
  date: string;
  games: number;
}

interface DayStepperProps {
  day: string;
  /** Days beside each other, the chosen one among them. */
  strip: readonly StripDay[];
  previous: StripDay | null;
  next: StripDay | null;
  /** Address of the page at a day, so that a day can be opened in a tab of its own. */
  pathOf: (day: string) => string;
  onChange: (day: string) => void;
}

/** How far from the chosen day a cell may lie to be shown on a narrow screen. */
const NARROW_REACH = 1;
const MEDIUM_REACH = 2;

/** Steps through the days that have games. */
export function DayStepper({ day, strip, previous, next, pathOf, onChange }: DayStepperProps) {
  const chosen = strip.findIndex((entry) => entry.date === day);
  return (
    <nav aria-label="Days with games" className="flex items-stretch gap-1.5">
      <Step icon={ChevronLeft} label="Previous day" target={previous} pathOf={pathOf} onChange={onChange} />
      <ol className="grid min-w-0 flex-1 auto-cols-fr grid-flow-col gap-1.5">
        {strip.map((entry, index) => (
          <li key={entry.date} className={`min-w-0 ${visibility(Math.abs(index - chosen))}`}>
            <DayCell
              entry={entry}
              chosen={index === chosen}
              sameYear={entry.date.slice(0, 4) === day.slice(0, 4)}
              pathOf={pathOf}
              onChange={onChange}
            />
          </li>
        ))}
      </ol>
      <Step icon={ChevronRight} label="Next day" target={next} pathOf={pathOf} onChange={onChange} />
    </nav>
  );
}

function visibility(distance: number): string {
  if (distance <= NARROW_REACH) return "";
  return distance <= MEDIUM_REACH ? "hidden sm:block" : "hidden lg:block";
}

interface DayCellProps extends Pick<DayStepperProps, "pathOf" | "onChange"> {
  entry: StripDay;
  chosen: boolean;
  /** Days of another year than the chosen one say theirs. */
  sameYear: boolean;
}

function DayCell({ entry, chosen, sameYear, pathOf, onChange }: DayCellProps) {
  return (
    <StateLink
      href={pathOf(entry.date)}
      onChoose={() => onChange(entry.date)}
      aria-current={chosen ? "date" : undefined}
      className={`flex h-full flex-col items-center justify-center rounded-control border px-1 py-2 text-center transition-colors ${
        chosen ? "border-contrast bg-contrast text-on-contrast" : "border-rule bg-surface hover:border-ink"
      }`}
    >
      <span className="narrow text-[0.9375rem] leading-5 font-semibold whitespace-nowrap">
        {sameYear ? formatDayShort(entry.date) : formatDayWithYear(entry.date)}
      </span>
      <span className={`figures mt-0.5 text-xs ${chosen ? "opacity-80" : "text-muted"}`}>
        {entry.games === 0 ? "no games" : formatCount(entry.games, "game")}
      </span>
    </StateLink>
  );
}

interface StepProps extends Pick<DayStepperProps, "pathOf" | "onChange"> {
  icon: LucideIcon;
  label: string;
  target: StripDay | null;
}

function Step({ icon: Icon, label, target, pathOf, onChange }: StepProps) {
  const shape = "grid w-10 shrink-0 place-items-center rounded-control border border-rule";
  if (target === null) {
    return (
      <span className={`${shape} text-muted opacity-40`}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
    );
  }
  return (
    <StateLink
      href={pathOf(target.date)}
      onChoose={() => onChange(target.date)}
      aria-label={`${label}: ${formatDay(target.date)}`}
      className={`${shape} bg-surface transition-colors hover:border-ink`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </StateLink>
  );
}
