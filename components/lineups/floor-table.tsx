"use client";

import { explainStatistic } from "#components/games/explain-statistic.tsx";
import { ScrollRegion } from "#components/ui/scroll-region.tsx";
import { type SortableColumn, SortableTable } from "#components/ui/sortable-table.tsx";
import type { FloorColumn } from "./lineup-columns.ts";

interface FloorTableProps<R> {
  caption: string;
  /** What names the row. */
  first: SortableColumn<R>;
  columns: readonly FloorColumn<R>[];
  /** A last column that is no number. */
  last?: SortableColumn<R>;
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** Whether the rates of a row rest on too little. */
  isSmall: (row: R) => boolean;
}

/** A sortable table of times on the floor, in which rates that rest on little are muted. */
export function FloorTable<R extends object>(props: FloorTableProps<R>) {
  const { caption, first, columns, last, rows, rowKey, isSmall } = props;
  const numbers = columns.map(
    (column): SortableColumn<R> => ({
      id: column.id,
      head: column.head,
      tip: <HeadTip column={column} />,
      value: column.value,
      cell: (row) =>
        column.rate && isSmall(row) ? <span className="text-muted italic">{column.text(row)}</span> : column.text(row),
    }),
  );
  return (
    <ScrollRegion label={caption} className="pb-1">
      <SortableTable
        caption={caption}
        columns={[first, ...numbers, ...(last ? [last] : [])]}
        rows={rows}
        rowKey={rowKey}
      />
    </ScrollRegion>
  );
}

function HeadTip<R>({ column: { note, statistic } }: { column: FloorColumn<R> }) {
  return (
    <>
      {note && <span className="mb-1.5 block font-medium">{note}</span>}
      {explainStatistic(statistic)}
    </>
  );
}
