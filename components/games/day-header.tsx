"use client";

import { DayStepper } from "#components/filters/day-stepper.tsx";
import { PageHeader } from "#components/layout/page-header.tsx";
import { usePageTitle } from "#components/layout/use-page-title.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { StateLink } from "#components/ui/state-link.tsx";
import { formatDay, formatDayShort } from "#lib/format/calendar.ts";
import { formatCount } from "#lib/format/number.ts";
import { gamesPath } from "#lib/format/paths.ts";
import type { GameFilters } from "#lib/queries/games.ts";
import type { GameDay } from "#lib/records/game-records.ts";
import { dayStrip, daysAround, type ShownDay } from "./shown-day.ts";

interface DayHeaderProps {
  /** Null while it is not known which day has games. */
  shown: ShownDay | null;
  today: string;
  /** Undefined until they are read. */
  days: readonly GameDay[] | undefined;
  filters: GameFilters;
  onDay: (day: string) => void;
}

const STRIP_SIZE = 7;

export function DayHeader({ shown, today, days, filters, onDay }: DayHeaderProps) {
  usePageTitle(shown ? formatDay(shown.day) : "Games");
  if (shown === null) {
    return (
      <>
        <PageHeader title={<Skeleton className="h-10 w-72 max-w-full" />} summary={<SummarySkeleton />} />
        <StripSkeleton />
      </>
    );
  }
  const { day } = shown;
  const title = (
    <>
      {formatDay(day)} <span className="font-normal text-muted">{day.slice(0, 4)}</span>
    </>
  );
  if (days === undefined) {
    return (
      <>
        <PageHeader title={title} summary={<SummarySkeleton />} />
        <StripSkeleton />
      </>
    );
  }
  const { previous, next } = daysAround(day, days);
  const games = days.find((entry) => entry.date === day)?.games ?? 0;
  const pathOf = (date: string) => gamesPath({ ...filters, date });
  return (
    <>
      <PageHeader
        title={title}
        summary={
          <>
            {day === today ? "Today" : null}
            {day === today && " · "}
            {formatCount(games, "game")}
            {shown.reason === "instead" && (
              <>
                {" · "}No games today, these are the {day < today ? "latest" : "first"}
                {day < today && next && (
                  <>
                    ; the next are on{" "}
                    <StateLink
                      href={pathOf(next.date)}
                      onChoose={() => onDay(next.date)}
                      className="font-medium text-ink underline underline-offset-4"
                    >
                      {formatDayShort(next.date)}
                    </StateLink>
                  </>
                )}
              </>
            )}
          </>
        }
      />
      <div data-screen-only>
        <DayStepper
          day={day}
          strip={dayStrip(day, days, STRIP_SIZE)}
          previous={previous}
          next={next}
          pathOf={pathOf}
          onChange={onDay}
        />
      </div>
    </>
  );
}

function SummarySkeleton() {
  return <Skeleton className="h-5 w-24" />;
}

function StripSkeleton() {
  return <Skeleton className="h-[3.75rem] rounded-control" />;
}
