"use client";

import Link from "next/link";
import { usePageTitle } from "#components/layout/use-page-title.ts";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import type { TeamMark } from "#components/teams/team-mark.ts";
import { formatDayWithYear } from "#lib/format/calendar.ts";
import { formatPct } from "#lib/format/number.ts";
import { teamSeasonPath } from "#lib/format/paths.ts";
import type { CountRecord, TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { recordFootnotes, recordSpoken, recordText, winPct } from "./season-record.ts";
import { SeasonTiles } from "./season-tiles.tsx";

interface SeasonHeaderProps {
  overview: TeamSeasonOverview;
  mark: TeamMark | undefined;
  elo: readonly number[];
  asOf: string | undefined;
}

/** Who, which season, and how it stands. */
export function SeasonHeader({ overview, mark, elo, asOf }: SeasonHeaderProps) {
  const { team, seasonLabel, record, ratings } = overview;
  const footnotes = recordFootnotes(record);
  usePageTitle(`${team.school} ${seasonLabel}`);
  return (
    <section
      aria-label="Season at a glance"
      className="mt-3 overflow-hidden rounded-card border border-rule bg-surface shadow-card"
    >
      <div aria-hidden="true" data-team-color className="h-1.5 bg-(--team-line)" />
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 px-4 py-5 sm:px-6">
        <div className="flex min-w-0 items-center gap-4">
          <TeamBadge team={mark} school={team.school} size="large" />
          <div className="min-w-0">
            <h1 className="text-2xl leading-tight font-bold tracking-tight wrap-anywhere sm:text-4xl">
              {team.school} <span className="font-medium text-muted">{seasonLabel}</span>
            </h1>
            <p className="mt-1 text-muted">
              {[team.mascot, team.conference?.name ?? "No conference"].filter((text) => text !== null).join(" · ")}
            </p>
          </div>
        </div>
        <dl className="flex items-end gap-8">
          <RecordFigure label="Overall" count={record.overall} complete={record.complete} large />
          {team.conference !== null && (
            <RecordFigure
              label={team.conference.abbreviation}
              spoken="In the conference"
              count={record.conference}
              complete={record.unknownConferenceGames === 0}
            />
          )}
        </dl>
      </div>
      {asOf !== undefined && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 border-t border-rule bg-rim-soft px-4 py-2 text-sm text-rim sm:px-6">
          <span>
            <strong className="font-semibold">As of {formatDayWithYear(asOf)}</strong>: only what was played and
            published before that day counts.
          </span>
          <Link
            href={teamSeasonPath(overview.teamId, overview.season)}
            className="font-medium underline underline-offset-4"
          >
            Show the whole season
          </Link>
        </p>
      )}
      {footnotes.length > 0 && (
        <ul className="border-t border-rule px-4 py-2.5 text-[0.8125rem] text-muted sm:px-6">
          {footnotes.map((note) => (
            <li key={note}>
              <span aria-hidden="true">* </span>
              {note}
            </li>
          ))}
        </ul>
      )}
      <SeasonTiles ratings={ratings} elo={elo} />
    </section>
  );
}

interface RecordFigureProps {
  label: string;
  /** What the label is read as, where it is short. */
  spoken?: string;
  count: CountRecord;
  complete: boolean;
  large?: boolean;
}

function RecordFigure({ label, spoken, count, complete, large = false }: RecordFigureProps) {
  const pct = winPct(count);
  return (
    <div>
      <dt className="eyebrow text-muted">
        <span aria-hidden={spoken === undefined ? undefined : true}>{label}</span>
        {spoken && <span className="sr-only">{spoken}</span>}
      </dt>
      <dd>
        <span
          aria-hidden="true"
          className={`figures block leading-none font-bold tracking-tight ${large ? "text-4xl sm:text-5xl" : "text-2xl sm:text-3xl"}`}
        >
          {recordText(count)}
          {!complete && <span className="align-super text-base font-semibold text-rim">*</span>}
        </span>
        <span className="sr-only">
          {recordSpoken(count)}
          {complete ? "" : ", not complete"}
        </span>
        <span className="figures mt-1 block text-xs text-muted">
          {pct === null ? "no decided game" : `${formatPct(pct)} % won`}
        </span>
      </dd>
    </div>
  );
}
