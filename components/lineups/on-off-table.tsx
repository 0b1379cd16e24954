"use client";

import type { SortableColumn } from "#components/ui/sortable-table.tsx";
import type { OnOffStats } from "#lib/records/lineup-records.ts";
import { FloorTable } from "./floor-table.tsx";
import { ADVANCED_ON_OFF_COLUMNS, BASIC_ON_OFF_COLUMNS, isSmallOnOff } from "./lineup-columns.ts";

const NAME: SortableColumn<OnOffStats> = {
  id: "name",
  head: "Player",
  value: (row) => row.name,
  cell: (row) => row.name,
  ascendingFirst: true,
};

interface OnOffTableProps {
  team: string;
  records: readonly OnOffStats[];
  stats: "basic" | "advanced";
}

/** A team with each of its players on the floor and without him. */
export function OnOffTable({ team, records, stats }: OnOffTableProps) {
  return (
    <FloorTable
      caption={`${team} with and without each player`}
      first={NAME}
      columns={stats === "basic" ? BASIC_ON_OFF_COLUMNS : ADVANCED_ON_OFF_COLUMNS}
      rows={records}
      rowKey={(row) => String(row.athleteId)}
      isSmall={isSmallOnOff}
    />
  );
}
