"use client";

import { Badge } from "#components/ui/badge.tsx";
import { ScrollRegion } from "#components/ui/scroll-region.tsx";
import { type SortableColumn, SortableTable } from "#components/ui/sortable-table.tsx";
import { GLOSSARY } from "#lib/basketball/glossary.ts";
import type { GameBoxScoreTeamStats } from "#lib/records/game-records.ts";
import type { BoxScoreColumn } from "./box-score-columns.ts";
import { explainStatistic } from "./explain-statistic.tsx";
import type { PlayerLine } from "./player-lines.ts";

interface BoxScoreTableProps {
  team: string;
  lines: readonly PlayerLine[];
  columns: readonly BoxScoreColumn[];
  /** The team's own counts; null where the game has none. */
  stats: GameBoxScoreTeamStats | null;
}

const NAME_COLUMN: SortableColumn<PlayerLine> = {
  id: "name",
  head: "Player",
  value: (line) => line.name,
  cell: (line) => <PlayerName line={line} />,
  ascendingFirst: true,
};

/** Starters above the line, the bench below; sums and percentages at the foot. */
export function BoxScoreTable({ team, lines, columns, stats }: BoxScoreTableProps) {
  const tableColumns: SortableColumn<PlayerLine>[] = [
    NAME_COLUMN,
    ...columns.map((column) => ({
      id: column.statistic,
      head: GLOSSARY[column.statistic].abbreviation,
      tip: explainStatistic(column.statistic),
      value: column.value,
      cell: column.text,
    })),
  ];
  const firstOfBench = lines.findIndex((line) => line.starter === false);
  return (
    <ScrollRegion label={`Box score of ${team}`}>
      <SortableTable
        caption={`Box score of ${team}`}
        columns={tableColumns}
        rows={lines}
        rowKey={(line) => String(line.athleteId)}
        {...(firstOfBench > 0 ? { groupStart: firstOfBench } : {})}
        foot={stats && <Foot columns={columns} stats={stats} />}
      />
    </ScrollRegion>
  );
}

function PlayerName({ line }: { line: PlayerLine }) {
  return (
    <span className="flex min-w-0 items-baseline gap-1.5">
      <span className="truncate">{line.name}</span>
      {line.position !== "" && <span className="narrow text-xs font-normal text-muted">{line.position}</span>}
      {line.ejected && <Badge>ejected</Badge>}
    </span>
  );
}

const LABEL = "sticky left-0 z-10 bg-surface py-1.5 pr-3 pl-4 text-left font-semibold";

function Foot({ columns, stats }: { columns: readonly BoxScoreColumn[]; stats: GameBoxScoreTeamStats }) {
  return (
    <>
      <tr>
        <th scope="row" className={`${LABEL} border-t-2 border-edge`}>
          Total
        </th>
        {columns.map((column) => (
          <td
            key={column.statistic}
            className="border-t-2 border-edge px-2 py-1.5 text-right font-semibold whitespace-nowrap last:pr-4"
          >
            {column.total?.(stats)}
          </td>
        ))}
      </tr>
      {columns.some((column) => column.pct) && (
        <tr className="text-muted">
          <th scope="row" className={`${LABEL} pb-3 font-medium`}>
            Percentages
          </th>
          {columns.map((column) => (
            <td key={column.statistic} className="px-2 py-1.5 pb-3 text-right whitespace-nowrap last:pr-4">
              {column.pct?.(stats)}
            </td>
          ))}
        </tr>
      )}
    </>
  );
}
