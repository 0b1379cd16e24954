"use client";

import Link from "next/link";
import { Fragment } from "react";
import { useTeamSeasons } from "#components/teams/use-team-seasons.ts";
import { POLL_NAMES, type Poll } from "#lib/basketball/poll-facts.ts";
import { formatDayLong, scheduleDay } from "#lib/format/calendar.ts";
import { formatCount, formatNumber } from "#lib/format/number.ts";
import { teamSeasonPath } from "#lib/format/paths.ts";
import { PollTable } from "./poll-table.tsx";
import type { PollWeek } from "./poll-weeks.ts";
import { useSettled } from "./use-settled.ts";

const SETTLED_MS = 500;

interface PollWeekViewProps {
  season: number;
  poll: Poll;
  week: PollWeek;
  previous: PollWeek | null;
  /** The same week of the other poll; null where that has none. */
  other: { poll: Poll; week: PollWeek | null };
}

/** A week of a poll: who is ranked, who dropped out, who receives votes. */
export function PollWeekView({ season, poll, week, previous, other }: PollWeekViewProps) {
  const day = week.date === null ? null : scheduleDay(week.date);
  // Who steps through weeks asks for the records of that alone at which the stepping ends.
  const settled = useSettled(day, SETTLED_MS);
  const records = useTeamSeasons(season, day, day !== null && settled === day);
  const title = `${POLL_NAMES[poll]}, ${week.label}`;
  const votes = week.ranked.reduce((sum, { firstPlaceVotes }) => sum + (firstPlaceVotes ?? 0), 0);
  const said = [
    day === null ? null : `Published ${formatDayLong(day)}`,
    votes > 0 ? `first places by ${formatCount(votes, "voter")}` : null,
    previous ? `changes since ${previous.label === "Preseason" ? "the preseason poll" : previous.label}` : null,
  ].filter((part) => part !== null);
  return (
    <div>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-0.5 mb-3 text-sm text-muted">{said.join("; ")}</p>
      <PollTable
        caption={title}
        season={season}
        week={week}
        since={previous?.label ?? null}
        other={{
          name: other.poll === "ap" ? "AP" : "Coaches",
          ranks: new Map(other.week?.ranked.map(({ teamId, rank }) => [teamId, rank ?? 0])),
        }}
        records={records}
      />
      <dl className="mt-3 space-y-1.5 text-sm">
        <NamedTeams
          term="Dropped out"
          season={season}
          teams={week.droppedOut.map(({ teamId, team, from }) => ({ teamId, team, note: `(was ${from})` }))}
        />
        <NamedTeams
          term="Receiving votes"
          season={season}
          teams={week.receivingVotes.map(({ teamId, team, points }) => ({ teamId, team, note: formatNumber(points) }))}
        />
      </dl>
    </div>
  );
}

interface NamedTeamsProps {
  term: string;
  season: number;
  teams: readonly { teamId: number; team: string; note: string }[];
}

/** Teams in one line, each with what is said of it. */
function NamedTeams({ term, season, teams }: NamedTeamsProps) {
  if (teams.length === 0) return null;
  return (
    <div>
      <dt className="inline font-semibold">{term}: </dt>
      <dd className="figures inline text-muted">
        {teams.map(({ teamId, team, note }, index) => (
          <Fragment key={teamId}>
            {index > 0 && ", "}
            <Link href={teamSeasonPath(teamId, season)} prefetch={false} className="text-ink hover:underline">
              {team}
            </Link>{" "}
            {note}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
