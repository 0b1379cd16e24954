import type { PeriodFormat } from "#lib/basketball/clock.ts";
import { formatChance } from "#lib/format/number.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { flowRows } from "./flow-rows.ts";
import type { GameMoment } from "./game-moments.ts";

interface FlowTableProps {
  game: GameInfo;
  moments: readonly GameMoment[];
  format: PeriodFormat;
  end: number;
}

const HEAD = "px-2 py-1.5 text-right font-medium first:pl-0 last:pr-0";
const CELL = "border-t border-rule px-2 py-1 text-right last:pr-0";

/** The chart as numbers: the score and the win probability every five minutes of play. */
export function FlowTable({ game, moments, format, end }: FlowTableProps) {
  const rows = flowRows(moments, format, end);
  return (
    <table className="figures mt-2 w-full max-w-xl">
      <caption className="sr-only">Score and win probability every five minutes</caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className={`${HEAD} text-left`}>
            Minutes played
          </th>
          <th scope="col" className={HEAD}>
            {game.awayTeam}
          </th>
          <th scope="col" className={HEAD}>
            {game.homeTeam}
          </th>
          <th scope="col" className={HEAD}>
            {game.homeTeam} to win
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.elapsed}>
            <th scope="row" className="border-t border-rule py-1 text-left font-normal">
              {row.elapsed / 60}
              {row.ending && <span className="text-muted">, end of {row.ending}</span>}
            </th>
            <td className={CELL}>{row.moment.away}</td>
            <td className={CELL}>{row.moment.home}</td>
            <td className={CELL}>{formatChance(row.moment.chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
