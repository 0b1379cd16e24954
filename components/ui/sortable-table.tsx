"use client";

import { type ReactNode, useMemo, useState } from "react";
import { nextSort, sortRows, type TableSort } from "./sort-rows.ts";
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
  /** The first click sorts from the smallest, as names and what is better low want; other numbers start with the largest. */
  ascendingFirst?: boolean;
  /** Classes of a row's cell, such as its ground. */
  cellClass?: (row: R) => string;
}

interface SortableTableProps<R> {
  caption: string;
  /** The last pinned one names the row. */
  columns: readonly SortableColumn<R>[];
  /** In the order the table has until a column is chosen, and again after the third click on one. */
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** Columns from the first on that stay in view when the table scrolls sideways; the first of two is a narrow one. */
  pinned?: 1 | 2;
  /** The heads stay in view too, when what scrolls is the table's frame or the page. */
  stickyHead?: boolean;
  /** Who keeps the order elsewhere, as in the address, sorts the rows too: `sortRows`. */
  sort?: { value: TableSort | null; onChange: (sort: TableSort | null) => void };
  /** Index of the first row of a second group in the order above; a line is drawn over it while that order stands. */
  groupStart?: number;
  /** Rows of sums; one cell for every column. */
  foot?: ReactNode;
}

/** A table whose columns sort: largest first, smallest first (or the other way round), then back to the given order. */
export function SortableTable<R extends object>(props: SortableTableProps<R>) {
  const { caption, columns, rows, rowKey, pinned = 1, stickyHead = false, sort, groupStart, foot } = props;
  const [own, setOwn] = useState<TableSort | null>(null);
  const current = sort ? sort.value : own;
  const setCurrent = sort?.onChange ?? setOwn;
  const controlled = sort !== undefined;
  const shown = useMemo(
    () => (controlled ? rows : sortRows(rows, columns, current)),
    [controlled, rows, columns, current],
  );

  return (
    <table className="figures w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <SortableHead
              key={column.id}
              head={column.head}
              tip={column.tip}
              direction={current?.column === column.id && current.direction}
              stick={stickOf(index, pinned)}
              stickyHead={stickyHead}
              onToggle={() => setCurrent(nextSort(current, column))}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row, rowIndex) => (
          <BodyRow
            key={rowKey(row)}
            row={row}
            columns={columns}
            pinned={pinned}
            sortedBy={current?.column ?? null}
            groupStart={current === null && groupStart !== undefined && groupStart > 0 && rowIndex === groupStart}
          />
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

/** Where a pinned column stays; null for one that scrolls away. */
function stickOf(index: number, pinned: 1 | 2): string | null {
  if (index >= pinned) return null;
  if (pinned === 1) return "left-0 pr-3 pl-4 text-left max-w-40 sm:max-w-none";
  return index === 0
    ? "left-0 w-11 min-w-11 pr-1.5 pl-2 text-right sm:w-13 sm:min-w-13"
    : "left-11 pr-2 pl-1.5 text-left max-w-36 sm:left-13 sm:max-w-none";
}

interface BodyRowProps<R> {
  row: R;
  columns: readonly SortableColumn<R>[];
  pinned: 1 | 2;
  /** Id of the column that stands out. */
  sortedBy: string | null;
  groupStart: boolean;
}

function BodyRow<R>({ row, columns, pinned, sortedBy, groupStart }: BodyRowProps<R>) {
  // What stands in the cells does not depend on the order: hundreds of rows sort without drawing it again.
  const cells = useMemo(
    () => columns.map(({ id, cell, cellClass }) => ({ id, content: cell(row), className: cellClass?.(row) ?? "" })),
    [columns, row],
  );
  return (
    <tr className="group">
      {cells.map(({ id, content, className }, index) => (
        <BodyCell
          key={id}
          stick={stickOf(index, pinned)}
          names={index === pinned - 1}
          strong={sortedBy === id}
          groupStart={groupStart}
          className={className}
        >
          {content}
        </BodyCell>
      ))}
    </tr>
  );
}

interface BodyCellProps {
  stick: string | null;
  /** It is the row's head. */
  names: boolean;
  strong: boolean;
  groupStart: boolean;
  className: string;
  children: ReactNode;
}

function BodyCell({ stick, names, strong, groupStart, className, children }: BodyCellProps) {
  const line = groupStart ? "border-t-2 border-edge" : "border-t border-rule";
  const place = stick === null ? "px-2 text-right whitespace-nowrap last:pr-4" : `sticky z-10 bg-surface ${stick}`;
  const weight = strong ? "font-bold" : names ? "font-medium" : "";
  const look = `py-1.5 group-hover:bg-inset ${weight} ${place} ${line} ${className}`;
  return names ? (
    <th scope="row" className={look}>
      {children}
    </th>
  ) : (
    <td className={look}>{children}</td>
  );
}
