"use client";

import Link from "next/link";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { type TeamSeasons, winShare } from "#components/teams/use-team-seasons.ts";
import { Card } from "#components/ui/card.tsx";
import { ScrollRegion } from "#components/ui/scroll-region.tsx";
import { type SortableColumn, SortableTable } from "#components/ui/sortable-table.tsx";
import { formatNumber } from "#lib/format/number.ts";
import { teamSeasonPath } from "#lib/format/paths.ts";
import { PollChangeMark } from "./poll-change-mark.tsx";
import type { PollEntry, PollWeek } from "./poll-weeks.ts";

interface PollTableProps {
  /** `AP Top 25, Week 12`. */
  caption: string;
  season: number;
  week: PollWeek;
  /** What the week before is called; null where there is none. */
  since: string | null;
  /** The other poll of the same week: its short name and its ranks by team. */
  other: { name: string; ranks: ReadonlyMap<number, number> };
  /** Won and lost when the poll came out; undefined while that is not known. */
  records: TeamSeasons | undefined;
}

/** The ranked teams of a week. */
export function PollTable({ caption, season, week, since, other, records }: PollTableProps) {
  const teams = useTeamIndex();
  const columns: SortableColumn<PollEntry>[] = [
    {
      id: "rank",
      head: "Rk",
      value: (entry) => entry.rank,
      cell: (entry) => <span className="font-semibold">{entry.rank}</span>,
      ascendingFirst: true,
    },
    {
      id: "team",
      head: "Team",
      value: (entry) => entry.team,
      cell: (entry) => (
        <Link
          href={teamSeasonPath(entry.teamId, season)}
          prefetch={false}
          className="flex min-w-0 items-center gap-2 hover:underline"
        >
          <span className="max-sm:hidden">
            <TeamBadge size="small" team={teams.get(entry.teamId)} school={entry.team} />
          </span>
          <span className="truncate">{entry.team}</span>
        </Link>
      ),
      ascendingFirst: true,
    },
    {
      id: "change",
      head: "+/−",
      ...(since === null ? {} : { tip: `Places since ${since}. A team that was not ranked then is new.` }),
      value: ({ change }) => (change.kind === "moved" ? change.places : null),
      cell: (entry) => <PollChangeMark change={entry.change} />,
    },
    {
      id: "points",
      head: "Points",
      tip: "25 for every first place on a voter's ballot, 24 for every second, down to 1.",
      value: (entry) => entry.points,
      cell: (entry) => formatNumber(entry.points),
    },
    {
      id: "firstPlaceVotes",
      head: "1st",
      tip: "Voters who have the team first.",
      value: (entry) => entry.firstPlaceVotes,
      cell: (entry) => (entry.firstPlaceVotes === 0 ? "" : formatNumber(entry.firstPlaceVotes)),
    },
    {
      id: "record",
      head: "W-L",
      tip: "Won and lost before the day of the poll.",
      value: ({ teamId }) => {
        const record = records?.get(teamId);
        return record ? winShare(record) : null;
      },
      cell: ({ teamId }) => <RecordText record={records?.get(teamId)} known={records !== undefined} />,
    },
    {
      id: "other",
      head: other.name,
      tip: "Rank in the other poll of the same week.",
      value: (entry) => other.ranks.get(entry.teamId) ?? null,
      cell: (entry) => formatNumber(other.ranks.get(entry.teamId)),
      ascendingFirst: true,
    },
    {
      id: "conference",
      head: "Conf",
      value: (entry) => entry.conference,
      cell: (entry) => entry.conference ?? "–",
      ascendingFirst: true,
    },
  ];
  return (
    <Card className="overflow-clip">
      <ScrollRegion label={caption}>
        <SortableTable
          caption={caption}
          columns={columns}
          rows={week.ranked}
          rowKey={(entry) => String(entry.teamId)}
          pinned={2}
        />
      </ScrollRegion>
    </Card>
  );
}

function RecordText({ record, known }: { record: { wins: number; losses: number } | undefined; known: boolean }) {
  return (
    <span className="inline-block min-w-9">{record ? `${record.wins}-${record.losses}` : known ? "0-0" : ""}</span>
  );
}
