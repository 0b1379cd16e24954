"use client";

import { useState } from "react";
import type { TeamRotation } from "#components/substitutions/rotation.ts";
import { Button } from "#components/ui/button.tsx";
import type { SortableColumn } from "#components/ui/sortable-table.tsx";
import { formatCount } from "#lib/format/number.ts";
import type { LineupStats } from "#lib/records/lineup-records.ts";
import { FloorTable } from "./floor-table.tsx";
import { ADVANCED_LINEUP_COLUMNS, BASIC_LINEUP_COLUMNS, isSmallSample } from "./lineup-columns.ts";
import { TimeStrip } from "./time-strip.tsx";
import { timesTogether } from "./together.ts";

interface LineupTableProps {
  team: string;
  /** The longest together first. */
  lineups: readonly LineupStats[];
  names: ReadonlyMap<number, string>;
  stats: "basic" | "advanced";
  /** Of the team, to say when five were together; without rows nothing is said. */
  rotation: TeamRotation;
  /** Seconds of the whole game. */
  total: number;
  /** Seconds after which a period begins. */
  starts: readonly number[];
}

/** Fives that were on for seconds only are many; the longest come first. */
const FIRST_SHOWN = 10;

export function LineupTable({ team, lineups, names, stats, rotation, total, starts }: LineupTableProps) {
  const [all, setAll] = useState(false);
  const five = (row: LineupStats) => row.athletes.map(({ id, name }) => names.get(id) ?? name).join(", ");
  const first: SortableColumn<LineupStats> = {
    id: "lineup",
    head: "Lineup",
    value: five,
    // Two names a line on a phone, and not one.
    cell: (row) => <span className="block max-sm:w-34">{five(row)}</span>,
    ascendingFirst: true,
  };
  const spans = (row: LineupStats) =>
    timesTogether(
      rotation.rows,
      row.athletes.map(({ id }) => id),
    );
  const when: SortableColumn<LineupStats> = {
    id: "when",
    head: "When",
    tip: "The minutes of the game in which the five were together, from the tip at the left to the end at the right.",
    value: (row) => spans(row)[0]?.start ?? null,
    cell: (row) => <TimeStrip spans={spans(row)} total={total} starts={starts} />,
    ascendingFirst: true,
  };
  return (
    <>
      <FloorTable
        caption={`Lineups of ${team}`}
        first={first}
        columns={stats === "basic" ? BASIC_LINEUP_COLUMNS : ADVANCED_LINEUP_COLUMNS}
        {...(stats === "basic" && rotation.rows.length > 0 ? { last: when } : {})}
        rows={all ? lineups : lineups.slice(0, FIRST_SHOWN)}
        rowKey={(row) => row.idHash}
        isSmall={isSmallSample}
      />
      {lineups.length > FIRST_SHOWN && (
        <div data-screen-only className="border-t border-rule px-4 py-2.5">
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `The ${FIRST_SHOWN} longest only` : `All ${formatCount(lineups.length, "lineup")}`}
          </Button>
        </div>
      )}
    </>
  );
}
