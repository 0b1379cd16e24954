import { LocalTime } from "#components/ui/local-time.tsx";
import { formatDayWithYear, scheduleDay } from "#lib/format/calendar.ts";
import type { TeamSeasonOverview } from "#lib/records/overview-records.ts";

/** Where the page's numbers come from and how new they are. */
export function SeasonSources({ overview }: { overview: TeamSeasonOverview }) {
  const { notes, latestFinalStartDate } = overview.sources;
  return (
    <section aria-labelledby="sources-title" className="border-t border-rule pt-5 text-[0.8125rem] text-muted">
      <h2 id="sources-title" className="text-sm font-semibold text-ink">
        Where this comes from
      </h2>
      {notes.length > 0 && (
        <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        {latestFinalStartDate === null
          ? "No game of the season is over."
          : `Latest finished game: ${formatDayWithYear(scheduleDay(latestFinalStartDate))}.`}{" "}
        Last written {formatDayWithYear(scheduleDay(overview.generatedAt))},{" "}
        <LocalTime instant={overview.generatedAt} zoneName />.
      </p>
    </section>
  );
}
