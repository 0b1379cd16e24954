import { ScrollRegion } from "#components/ui/scroll-region.tsx";
import { clockText, type PeriodFormat } from "#lib/basketball/clock.ts";
import { formatSigned } from "#lib/format/number.ts";
import { formatPeriod } from "#lib/format/period.ts";
import type { PlayerSubsititution } from "#lib/records/play-records.ts";
import type { RotationRow, TeamRotation } from "./rotation.ts";

interface StintTableProps {
  rotation: TeamRotation;
  format: PeriodFormat;
  team: string;
}

const HEADS = ["In", "Out", "Time", "Score in", "Score out", "+/−"] as const;

/** Every stint in words and numbers: what the chart shows, for reading. */
export function StintTable({ rotation, format, team }: StintTableProps) {
  return (
    <ScrollRegion label={`Stints of ${team}`} className="mt-3">
      <table className="figures w-full text-sm">
        <caption className="sr-only">
          Stints of {team}; scores are {team}'s points first
        </caption>
        <thead>
          <tr className="narrow text-xs text-muted">
            <th scope="col" className="sticky left-0 bg-surface py-1.5 pr-3 pl-4 text-left font-medium sm:pl-6">
              Player
            </th>
            {HEADS.map((head) => (
              <th
                key={head}
                scope="col"
                className="px-2 py-1.5 text-right font-medium whitespace-nowrap last:pr-4 sm:last:pr-6"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {rotation.rows.map((row) => (
          <PlayerStints key={row.athleteId} row={row} format={format} />
        ))}
      </table>
    </ScrollRegion>
  );
}

const CELL = "px-2 py-1 text-right whitespace-nowrap last:pr-4 sm:last:pr-6";

function PlayerStints({ row, format }: { row: RotationRow; format: PeriodFormat }) {
  const at = (end: PlayerSubsititution["subIn"]) =>
    `${formatPeriod(format, end.period)} ${clockText(end.secondsRemaining)}`;
  const score = (end: PlayerSubsititution["subIn"]) => `${end.teamPoints}–${end.opponentPoints}`;
  return (
    <tbody className="*:first:border-t *:first:border-edge">
      {row.stints.map((stint, index) => (
        <tr key={stint.start}>
          {index === 0 && (
            <th
              scope="rowgroup"
              rowSpan={row.stints.length}
              className="sticky left-0 bg-surface py-1 pr-3 pl-4 text-left align-top font-medium sm:pl-6"
            >
              {row.athlete}
              <span className="block text-xs font-normal text-muted">
                {clockText(row.seconds)} · {formatSigned(row.plusMinus)}
              </span>
            </th>
          )}
          <td className={CELL}>{at(stint.record.subIn)}</td>
          <td className={CELL}>{at(stint.record.subOut)}</td>
          <td className={CELL}>{clockText(stint.end - stint.start)}</td>
          <td className={CELL}>{score(stint.record.subIn)}</td>
          <td className={CELL}>{score(stint.record.subOut)}</td>
          <td className={`${CELL} font-semibold`}>{formatSigned(stint.plusMinus)}</td>
        </tr>
      ))}
    </tbody>
  );
}
