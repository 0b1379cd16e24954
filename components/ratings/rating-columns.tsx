/** Columns of the ratings: what stands in the cell, what it is sorted by, what a file of the table has. */
import Link from "next/link";
import type { ReactNode } from "react";
import { explainEntry } from "#components/glossary/explain-entry.tsx";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import type { TeamIndex } from "#components/teams/use-team-index.tsx";
import { winShare } from "#components/teams/use-team-seasons.ts";
import type { SortableColumn } from "#components/ui/sortable-table.tsx";
import { standingTint } from "#components/ui/standing-tint.ts";
import type { GlossaryEntry } from "#lib/basketball/glossary-entry.ts";
import { RATE_GLOSSARY } from "#lib/basketball/glossary-rates.ts";
import { RATING_GLOSSARY } from "#lib/basketball/glossary-ratings.ts";
import type { CsvValue } from "#lib/format/csv.ts";
import { formatNumber, formatSigned } from "#lib/format/number.ts";
import { teamSeasonPath } from "#lib/format/paths.ts";
import type { RatingColumnId } from "./rating-column-ids.ts";
import { netChange, type RatingRow } from "./rating-rows.ts";

export interface RatingColumn extends SortableColumn<RatingRow> {
  id: RatingColumnId;
  /** Heads and values of the column in a file; a rank has a column of its own there. */
  csv: readonly [name: string, value: (row: RatingRow) => CsvValue][];
  /** The figure whose mean stands at the foot, and its decimals. */
  mean?: { value: (row: RatingRow) => number | null; decimals: number };
}

interface RatingColumnsProps {
  season: number;
  /** A past day; null is now. */
  asOf: string | null;
  teams: TeamIndex;
  /** How many teams have ranks. */
  ranked: number;
}

type AdjustedKind = "net" | "offense" | "defense";

const ADJUSTED = {
  net: { statistic: "adjustedNet", field: "netRating", format: formatSigned },
  offense: { statistic: "adjustedOffense", field: "offensiveRating", format: formatNumber },
  defense: { statistic: "adjustedDefense", field: "defensiveRating", format: formatNumber },
} as const;

// Only those parts of the glossary that are needed, for the sake of the page's weight.
const PLAIN: Record<"srs" | "elo" | "pace", GlossaryEntry> = {
  srs: RATING_GLOSSARY.srs,
  elo: RATING_GLOSSARY.elo,
  pace: RATE_GLOSSARY.pace,
};

/** The essential ones first: a narrow screen shows these without scrolling. The change is there for past days only. */
export function ratingColumns({ season, asOf, teams, ranked }: RatingColumnsProps): RatingColumn[] {
  const columns: RatingColumn[] = [
    {
      id: "rank",
      head: "Rk",
      tip: explainEntry("adjustedRank", RATING_GLOSSARY.adjustedRank),
      value: (row) => row.adjusted?.rankings.net ?? null,
      cell: (row) => <span className="text-muted">{formatNumber(row.adjusted?.rankings.net)}</span>,
      ascendingFirst: true,
      csv: [["rank", (row) => row.adjusted?.rankings.net ?? null]],
    },
    {
      id: "team",
      head: "Team",
      value: (row) => row.team,
      cell: (row) => (
        <Link
          href={teamSeasonPath(row.teamId, season, asOf ?? undefined)}
          prefetch={false}
          className="flex min-w-0 items-center gap-2 hover:underline"
        >
          <span className="max-sm:hidden">
            <TeamBadge size="small" team={teams.get(row.teamId)} school={row.team} />
          </span>
          <span className="truncate">{row.team}</span>
        </Link>
      ),
      ascendingFirst: true,
      csv: [
        ["teamId", (row) => row.teamId],
        ["team", (row) => row.team],
      ],
    },
    adjustedColumn("net", ranked),
    adjustedColumn("offense", ranked),
    adjustedColumn("defense", ranked),
    RECORD,
    plainColumn("srs", (row) => row.srs, formatSigned),
    plainColumn("elo", (row) => row.elo, formatNumber),
    plainColumn("pace", (row) => row.inShort?.pace ?? null, formatNumber),
    {
      id: "conference",
      head: "Conf",
      value: (row) => row.conference,
      cell: (row) => row.conference ?? "–",
      ascendingFirst: true,
      csv: [["conference", (row) => row.conference]],
    },
  ];
  return asOf === null ? columns : columns.toSpliced(3, 0, CHANGE);
}

function adjustedColumn(kind: AdjustedKind, ranked: number): RatingColumn {
  const { statistic, field, format } = ADJUSTED[kind];
  const entry = RATING_GLOSSARY[statistic];
  const value = (row: RatingRow) => row.adjusted?.[field] ?? null;
  const rank = (row: RatingRow) => row.adjusted?.rankings[kind] ?? null;
  return {
    id: kind,
    head: entry.abbreviation,
    tip: explainEntry(statistic, entry),
    value,
    cell: (row) => <Ranked text={format(value(row), entry.decimals)} rank={rank(row)} />,
    cellClass: (row) => standingTint(rank(row), ranked),
    ascendingFirst: entry.better === "low",
    csv: [
      [field, value],
      [`${field}Rank`, rank],
    ],
    mean: { value, decimals: entry.decimals },
  };
}

/** Figures end in a line, whatever ranks stand at their shoulders. */
function Ranked({ text, rank }: { text: string; rank: number | null }): ReactNode {
  return (
    <>
      {text}
      <sup className="ml-0.5 inline-block w-5.5 text-left text-2xs font-normal text-muted">{rank}</sup>
    </>
  );
}

function plainColumn(
  id: "srs" | "elo" | "pace",
  value: (row: RatingRow) => number | null,
  format: (value: number | null, decimals: number) => string,
): RatingColumn {
  const entry = PLAIN[id];
  const { abbreviation, decimals } = entry;
  return {
    id,
    head: abbreviation,
    tip: explainEntry(id, entry),
    value,
    cell: (row) => (id === "pace" && row.inShort === undefined ? "" : format(value(row), decimals)),
    csv: [[id, value]],
    mean: { value, decimals },
  };
}

const RECORD: RatingColumn = {
  id: "record",
  head: "W-L",
  tip: "Won and lost, all final games but exhibitions before the season.",
  value: ({ inShort }) => (inShort ? winShare(inShort) : null),
  cell: ({ inShort }) => (
    <span className="inline-block min-w-10">
      {inShort ? `${inShort.wins}-${inShort.losses}` : inShort === null ? "–" : ""}
    </span>
  ),
  csv: [
    ["wins", ({ inShort }) => inShort?.wins ?? null],
    ["losses", ({ inShort }) => inShort?.losses ?? null],
  ],
};

const CHANGE: RatingColumn = {
  id: "change",
  head: "Since",
  tip: "Net rating now less that of the day, and the team's rank now. Positive: it has become better.",
  value: netChange,
  cell: (row) => <Ranked text={formatSigned(netChange(row), 1)} rank={row.now?.rank ?? null} />,
  csv: [
    ["netRatingNow", (row) => row.now?.netRating ?? null],
    ["netRatingRankNow", (row) => row.now?.rank ?? null],
  ],
};
