"use client";

import Link from "next/link";
import { useMemo } from "react";
import { NotAvailable } from "#components/query-state.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { CheckToggle } from "#components/ui/check-toggle.tsx";
import { DownloadButton } from "#components/ui/download-button.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { formatDayWithYear } from "#lib/format/calendar.ts";
import { formatCount } from "#lib/format/number.ts";
import { gamesPath } from "#lib/format/paths.ts";
import type { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { marginBars } from "./margins.ts";
import { MarginsCard } from "./margins-card.tsx";
import { scheduleCalendar } from "./schedule-calendar.ts";
import { filterSchedule, type LocationFilter, recordOf, type ScheduleRow, scheduleRows } from "./schedule-rows.ts";
import { NEXT_GAME_ID, ScheduleTable } from "./schedule-table.tsx";
import { recordText } from "./season-record.ts";
import { SeasonSection } from "./season-section.tsx";
import { useTeamSeasonParams } from "./use-team-season-params.ts";

const LOCATIONS: readonly { value: LocationFilter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "home", label: "Home" },
  { value: "away", label: "Away" },
  { value: "neutral", label: "Neutral" },
];

interface ScheduleSectionProps {
  overview: TeamSeasonOverview;
  /** Today's day of the schedule. */
  today: string;
  asOf: string | undefined;
  overtimes: ReadonlyMap<number, string>;
}

/** Every game of the season: played, on, to come, called off. */
export function ScheduleSection({ overview, today, asOf, overtimes }: ScheduleSectionProps) {
  const { season, team, schedule } = overview;
  const [{ at, conference }, change] = useTeamSeasonParams();
  const rows = useMemo(() => scheduleRows(schedule.games, today), [schedule, today]);
  const shown = filterSchedule(rows, { location: at, conference });
  const clear = () => change({ at: null, conference: null });
  return (
    <SeasonSection
      id="schedule"
      title="Schedule"
      sentence={asOf === undefined ? null : `Games from ${formatDayWithYear(asOf)} on are left out.`}
      actions={
        rows.length > 0 && (
          <div data-screen-only className="flex flex-wrap gap-2">
            <Link href={gamesPath({ team: team.school, season })} className={buttonClass()}>
              As cards
            </Link>
            <DownloadButton
              label="Calendar"
              type="text/calendar"
              fileName={`schedule-${overview.teamId}-${season}.ics`}
              content={() => scheduleCalendar(overview, window.location.origin)}
            />
          </div>
        )
      }
    >
      {rows.length === 0 ? (
        <NotAvailable title="No games yet">
          <p>
            {asOf === undefined
              ? "No game of this season is in the schedule so far."
              : `No game of this season was played before ${formatDayWithYear(asOf)}.`}
          </p>
        </NotAvailable>
      ) : (
        <>
          <MarginsCard bars={marginBars(rows)} />
          <Toolbar rows={rows} shown={shown} at={at} conference={conference} change={change} />
          {shown.length === 0 ? (
            <NotAvailable title="No game matches" actions={<Button onClick={clear}>All games</Button>} />
          ) : (
            <ScheduleTable team={team.school} season={season} asOf={asOf} rows={shown} overtimes={overtimes} />
          )}
        </>
      )}
    </SeasonSection>
  );
}

/** Brings the next game to the middle of the window and the focus to it: a plain fragment leaves both to chance. */
function showNextGame() {
  const row = document.getElementById(NEXT_GAME_ID);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector("a")?.focus({ preventScroll: true });
}

interface ToolbarProps {
  rows: readonly ScheduleRow[];
  shown: readonly ScheduleRow[];
  at: LocationFilter;
  conference: boolean;
  change: ReturnType<typeof useTeamSeasonParams>[1];
}

function Toolbar({ rows, shown, at, conference, change }: ToolbarProps) {
  const filtered = shown.length < rows.length;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div data-screen-only className="flex flex-wrap items-center gap-2">
        <Segmented legend="Games shown" options={LOCATIONS} value={at} onChange={(next) => change({ at: next })} />
        {rows.some(({ game }) => game.conferenceGame === true) && (
          <CheckToggle label="Conference" checked={conference} onChange={(next) => change({ conference: next })} />
        )}
      </div>
      <p role="status" className="figures text-sm text-muted">
        {filtered ? `${shown.length} of ${formatCount(rows.length, "game")}` : formatCount(rows.length, "game")},{" "}
        {recordText(recordOf(shown))}
      </p>
      {shown.some((row) => row.next) && (
        <a
          data-screen-only
          href={`#${NEXT_GAME_ID}`}
          onClick={(event) => {
            event.preventDefault();
            showNextGame();
          }}
          className="ml-auto inline-flex min-h-8 items-center text-sm font-medium underline underline-offset-4"
        >
          Jump to the next game
        </a>
      )}
    </div>
  );
}
