"use client";

import { Explained } from "#components/games/explained.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { formatCount } from "#lib/format/number.ts";
import type { UnitMetrics } from "#lib/records/overview-records.ts";
import { type BoxRow, type BoxView, boxRows } from "./box-totals.ts";
import { useTeamSeasonParams } from "./use-team-season-params.ts";

const VIEWS: readonly { value: BoxView; label: string }[] = [
  { value: "game", label: "Per game" },
  { value: "total", label: "Totals" },
];

interface BoxTotalsProps {
  offense: UnitMetrics;
  defense: UnitMetrics;
  /** Games with whole box scores. */
  games: number;
}

/** The season's box score below a disclosure: the team's counts beside its opponents'. */
export function BoxTotals({ offense, defense, games }: BoxTotalsProps) {
  const [{ box }, change] = useTeamSeasonParams();
  const rows = boxRows(offense, defense, games, box);
  if (rows.length === 0) return null;
  return (
    <details className="mt-4 border-t border-rule pt-3 text-sm">
      <summary className="w-fit font-medium text-muted hover:text-ink">
        Box score of {formatCount(games, "game")}
      </summary>
      <div data-screen-only className="mt-3">
        <Segmented legend="Box score" options={VIEWS} value={box} onChange={(next) => change({ box: next })} />
      </div>
      <table className="figures mt-3 w-full">
        <caption className="sr-only">
          Box score of the season, {box === "game" ? "per game" : "totals"}, the team beside its opponents
        </caption>
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="py-1 text-left font-medium">
              Statistic
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Team
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Opponents
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.statistic} row={row} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Row({ row }: { row: BoxRow }) {
  return (
    <tr>
      <th scope="row" className="border-t border-rule py-1 pr-2 text-left font-normal text-muted">
        <Explained statistic={row.statistic}>{row.label}</Explained>
      </th>
      <td className="border-t border-rule py-1 text-right font-medium whitespace-nowrap">{row.team}</td>
      <td className="border-t border-rule py-1 pl-3 text-right whitespace-nowrap">{row.opponents}</td>
    </tr>
  );
}
