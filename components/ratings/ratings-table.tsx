"use client";

import { Card } from "#components/ui/card.tsx";
import { ScrollRegion } from "#components/ui/scroll-region.tsx";
import type { TableSort } from "#components/ui/sort-rows.ts";
import { SortableTable } from "#components/ui/sortable-table.tsx";
import { formatNumber } from "#lib/format/number.ts";
import type { RatingColumn } from "./rating-columns.tsx";
import { meanOf, type RatingRow } from "./rating-rows.ts";

interface RatingsTableProps {
  caption: string;
  columns: readonly RatingColumn[];
  /** In the order they are shown in. */
  rows: readonly RatingRow[];
  /** All teams of the season, whose mean stands at the foot. */
  all: readonly RatingRow[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
}

/**
 * The heads stay in view: on wide screens the page scrolls under them, on narrow ones the table scrolls in a frame of its own, since it
 * has to scroll sideways there anyway.
 */
export function RatingsTable({ caption, columns, rows, all, sort, onSort }: RatingsTableProps) {
  return (
    <Card className="overflow-clip">
      <ScrollRegion
        label={caption}
        className="max-lg:max-h-[80dvh] max-lg:scroll-pt-10 lg:overflow-visible print:max-h-none print:overflow-visible"
      >
        <SortableTable
          caption={`${caption}. Small figures are ranks among all teams of the season.`}
          columns={columns}
          rows={rows}
          rowKey={(row) => String(row.teamId)}
          pinned={2}
          stickyHead
          sort={{ value: sort, onChange: onSort }}
          foot={<MeanRow columns={columns} all={all} />}
        />
      </ScrollRegion>
    </Card>
  );
}

/** The mean of the season's teams under each figure that has one. */
function MeanRow({ columns, all }: Pick<RatingsTableProps, "columns" | "all">) {
  return (
    <tr>
      <th
        scope="row"
        colSpan={2}
        className="sticky left-0 z-10 border-t-2 border-edge bg-surface py-2 pr-2 pl-3 text-left font-semibold"
      >
        Season mean
      </th>
      {columns.slice(2).map(({ id, mean, cellClass }) => (
        <td key={id} className="border-t-2 border-edge px-2 py-2 text-right font-medium whitespace-nowrap last:pr-4">
          {mean && (
            <>
              {formatNumber(meanOf(all, mean.value), mean.decimals)}
              {cellClass && <span className="ml-0.5 inline-block w-5.5" />}
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
