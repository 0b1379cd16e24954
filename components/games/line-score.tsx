import type { PeriodFormat } from "#lib/basketball/clock.ts";
import { formatNumber } from "#lib/format/number.ts";
import { formatPeriodColumn, formatPeriodLong } from "#lib/format/period.ts";
import type { GameSide } from "./game-sides.ts";

interface LineScoreProps {
  sides: readonly GameSide[];
  periods: number;
  format: PeriodFormat;
  /** Letters that stand for each team, in the order of `sides`. */
  names: readonly string[];
}

/** Points by period. */
export function LineScore({ sides, periods, format, names }: LineScoreProps) {
  const columns = Array.from({ length: periods }, (_, index) => index + 1);
  return (
    <table className="figures text-sm">
      <caption className="sr-only">Points by period</caption>
      <thead>
        <tr className="narrow text-xs text-muted">
          <th scope="col">
            <span className="sr-only">Team</span>
          </th>
          {columns.map((period) => (
            <th
              key={period}
              scope="col"
              abbr={formatPeriodLong(format, period)}
              className="min-w-8 px-1.5 pb-1 font-medium"
            >
              {formatPeriodColumn(format, period)}
            </th>
          ))}
          <th scope="col" className="min-w-10 px-1.5 pb-1 font-medium">
            T
          </th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side, index) => (
          <tr key={side.side}>
            <th scope="row" className="narrow pr-3 text-left text-xs font-semibold text-muted">
              {names[index]}
            </th>
            {columns.map((period) => (
              <td key={period} className="border-t border-rule px-1.5 py-1 text-center">
                {formatNumber(side.periodPoints?.[period - 1])}
              </td>
            ))}
            <td className="border-t border-rule px-1.5 py-1 text-center font-bold">{formatNumber(side.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
