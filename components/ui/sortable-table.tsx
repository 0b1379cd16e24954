"use client";

import {
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo, useState } from "react";
import { SortableHead } from "./sortable-head.tsx";

export interface SortableColumn<R> {
  id: string;
  /** What stands in the head; short. */
  head: string;
  /** Explains the head. */
  tip?: ReactNode;
  /** What rows are sorted by; null goes last whichever way. */
  value: (row: R) => number | string | null;
  cell: (row: R) => ReactNode;
  /** The first click sorts from the smallest, as names want; numbers start with the largest. */
  ascendingFirst?: boolean;
}

interface SortableTableProps<R> {
  caption: string;
  /** The first one names the row and stays in view when the table scrolls sideways. */
  columns: readonly SortableColumn<R>[];
  /** In the order the table has until a column is chosen, and again after the third click on one. */
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** Index of the first row of a second group in the order above; a line is drawn over it while that order stands. */
  groupStart?: number;
  /** Rows of sums; one cell for every column. */
  foot?: ReactNode;
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** A table whose columns sort: largest first, smallest first, then back to the given order. */
export function SortableTable<R extends object>(props: SortableTableProps<R>) {
  const { caption, columns, rows, rowKey, groupStart, foot } = props;
  const [sorting, setSorting] = useState<SortingState>([]);
  const data = useMemo(() => [...rows], [rows]);
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: R) => column.value(row) ?? undefined,
        sortUndefined: "last" as const,
        sortDescFirst: !column.ascendingFirst,
        sortFn: compareValues,
      })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: setSorting,
  });
  const sorted = sorting.length > 0;

  return (
    <table className="figures w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => {
            const direction = table.getColumn(column.id)?.getIsSorted() ?? false;
            return (
              <SortableHead
                key={column.id}
                head={column.head}
                tip={column.tip}
                direction={direction}
                first={index === 0}
                onToggle={() => table.getColumn(column.id)?.toggleSorting()}
              />
            );
          })}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row, rowIndex) => (
          <tr key={row.id} className="group">
            {columns.map((column, index) => (
              <BodyCell
                key={column.id}
                first={index === 0}
                strong={sorting[0]?.id === column.id}
                groupStart={!sorted && groupStart !== undefined && groupStart > 0 && rowIndex === groupStart}
              >
                {column.cell(row.original)}
              </BodyCell>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

interface Comparable {
  getValue: (columnId: string) => unknown;
}

function compareValues(one: Comparable, other: Comparable, columnId: string): number {
  const [first, second] = [one.getValue(columnId), other.getValue(columnId)];
  if (typeof first === "string" && typeof second === "string") return first.localeCompare(second);
  return Number(first) - Number(second);
}

interface BodyCellProps {
  first: boolean;
  strong: boolean;
  groupStart: boolean;
  children: ReactNode;
}

function BodyCell({ first, strong, groupStart, children }: BodyCellProps) {
  const line = groupStart ? "border-t-2 border-edge" : "border-t border-rule";
  if (first) {
    return (
      <th
        scope="row"
        className={`sticky left-0 z-10 max-w-40 bg-surface py-1.5 pr-3 pl-4 text-left font-medium group-hover:bg-inset sm:max-w-none ${line}`}
      >
        {children}
      </th>
    );
  }
  return (
    <td
      className={`px-2 py-1.5 text-right whitespace-nowrap group-hover:bg-inset last:pr-4 ${strong ? "font-bold" : ""} ${line}`}
    >
      {children}
    </td>
  );
}
