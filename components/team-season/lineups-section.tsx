"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DivergingBar } from "#components/charts/diverging-bar.tsx";
import { explainStatistic } from "#components/games/explain-statistic.tsx";
import { NotAvailable, QueryState } from "#components/query-state.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { ScrollRegion } from "#components/ui/scroll-region.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { type SortableColumn, SortableTable } from "#components/ui/sortable-table.tsx";
import { formatNumber, formatPct, formatSigned } from "#lib/format/number.ts";
import { onOffQuery, teamLineupsQuery } from "#lib/queries/lineups.ts";
import {
  FEW_POSSESSIONS,
  type LineupRow,
  lineupRows,
  listedShare,
  type OnOffRow,
  onOffRows,
  onOffSentence,
} from "./lineup-rows.ts";
import { SeasonSection } from "./season-section.tsx";

interface LineupsSectionProps {
  season: number;
  team: string;
  asOf: string | undefined;
}

/** Which five play, and what changes with each player. Read when the page stands: nothing above waits for it. */
export function LineupsSection({ season, team, asOf }: LineupsSectionProps) {
  const lineups = useQuery(teamLineupsQuery(season, team, asOf));
  const splits = useQuery(onOffQuery(season, team, { asOf }));
  const rows = lineupRows(lineups.data ?? []);
  const share = listedShare(lineups.data ?? []);
  return (
    <SeasonSection
      id="lineups"
      title="Lineups"
      sentence={
        share === null
          ? null
          : `The ${rows.length} most used units of five were on the floor for ${formatPct(share)} % of the known time.`
      }
    >
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <QueryState
            query={lineups}
            subject="the lineups"
            skeleton={<Skeleton className="h-[36rem]" />}
            unavailable={(list) => (list.length > 0 ? null : <NobodyKnows />)}
          >
            {() => <Units team={team} rows={rows} />}
          </QueryState>
        </div>
        <div className="min-w-0">
          <QueryState query={splits} subject="on and off" skeleton={<Skeleton className="h-[36rem]" />}>
            {(records) => records.length > 0 && <OnOff team={team} rows={onOffRows(records)} />}
          </QueryState>
        </div>
      </div>
      {rows.length > 0 && (
        <p className="mt-4 text-xs text-muted">
          Ratings are points per 100 possessions. What is marked as few rests on fewer than {FEW_POSSESSIONS}{" "}
          possessions at one of the ends and says little.
        </p>
      )}
    </SeasonSection>
  );
}

function NobodyKnows() {
  return (
    <NotAvailable title="No game tells who was on the floor">
      <p>Lineups need plays with substitutions, and the sources of this team's games have none.</p>
    </NotAvailable>
  );
}

/** Lines break between names, not within them. */
const unbroken = (names: readonly string[]) => names.map((name) => name.replaceAll(" ", "\u00a0"));

const few = (weak: boolean): ReactNode => weak && <Badge>few</Badge>;

const UNIT_COLUMNS: readonly SortableColumn<LineupRow>[] = [
  {
    id: "players",
    head: "Five",
    value: (row) => row.players.join(", "),
    cell: (row) => (
      <span className="block min-w-33 text-[0.8125rem] leading-snug font-normal sm:min-w-60">
        {unbroken(row.players).join(", ")} {few(row.weak)}
      </span>
    ),
    ascendingFirst: true,
  },
  {
    id: "time",
    head: "MIN",
    tip: explainStatistic("floorSeconds"),
    value: (row) => row.seconds,
    cell: (row) => row.time,
  },
  {
    id: "possessions",
    head: "POSS",
    tip: "The team's possessions while the five were on the floor.",
    value: (row) => row.possessions,
    cell: (row) => formatNumber(row.possessions),
  },
  {
    id: "points",
    head: "PTS",
    tip: "Points scored and allowed; sorted by those scored.",
    value: (row) => row.scored,
    cell: (row) => `${formatNumber(row.scored)}–${formatNumber(row.allowed)}`,
  },
  {
    id: "offense",
    head: "ORtg",
    tip: explainStatistic("floorOffense"),
    value: (row) => row.offense,
    cell: (row) => formatNumber(row.offense, 1),
  },
  {
    id: "defense",
    head: "DRtg",
    tip: explainStatistic("floorDefense"),
    value: (row) => row.defense,
    cell: (row) => formatNumber(row.defense, 1),
    ascendingFirst: true,
  },
  {
    id: "net",
    head: "Net",
    tip: explainStatistic("floorNet"),
    value: (row) => row.net,
    cell: (row) => formatSigned(row.net, 1),
  },
];

function Units({ team, rows }: { team: string; rows: readonly LineupRow[] }) {
  return (
    <>
      <h3 className="mb-1 text-sm font-semibold">Most used units</h3>
      <ScrollRegion label={`Units of ${team}`} className="-mx-4">
        <SortableTable
          caption={`Most used units of ${team}`}
          columns={UNIT_COLUMNS}
          rows={rows}
          rowKey={(row) => row.key}
        />
      </ScrollRegion>
    </>
  );
}

/** So large a difference between on and off fills the bar. */
const FULL_DIFFERENCE = 30;

const SPLIT_COLUMNS: readonly SortableColumn<OnOffRow>[] = [
  {
    id: "name",
    head: "Player",
    value: (row) => row.name,
    cell: (row) => (
      <>
        {row.name} {few(row.weak)}
      </>
    ),
    ascendingFirst: true,
  },
  {
    id: "minutes",
    head: "MIN",
    tip: explainStatistic("floorSeconds"),
    value: (row) => row.minutes,
    cell: (row) => formatNumber(row.minutes),
  },
  {
    id: "on",
    head: "On",
    tip: "The team's net rating with him on the floor.",
    value: (row) => row.on,
    cell: (row) => formatSigned(row.on, 1),
  },
  {
    id: "off",
    head: "Off",
    tip: "The team's net rating without him.",
    value: (row) => row.off,
    cell: (row) => formatSigned(row.off, 1),
  },
  {
    id: "difference",
    head: "Diff",
    tip: explainStatistic("netDifference"),
    value: (row) => row.difference,
    cell: (row) => (
      <span className="inline-block w-20">
        {formatSigned(row.difference, 1)}
        {row.difference !== null && <DivergingBar lead={Math.max(-1, Math.min(1, row.difference / FULL_DIFFERENCE))} />}
      </span>
    ),
  },
];

function OnOff({ team, rows }: { team: string; rows: readonly OnOffRow[] }) {
  const sentence = onOffSentence(rows);
  return (
    <>
      <h3 className="mb-1 text-sm font-semibold">On and off the floor</h3>
      {sentence && <p className="mb-1 text-sm text-muted">{sentence}</p>}
      <ScrollRegion label={`On and off of ${team}`} className="-mx-4">
        <SortableTable
          caption={`${team} with and without each player`}
          columns={SPLIT_COLUMNS}
          rows={rows}
          rowKey={(row) => String(row.athleteId)}
        />
      </ScrollRegion>
    </>
  );
}
