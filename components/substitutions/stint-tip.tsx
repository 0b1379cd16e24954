import { clockText, type PeriodFormat } from "#lib/basketball/clock.ts";
import { formatSigned } from "#lib/format/number.ts";
import { formatPeriod } from "#lib/format/period.ts";
import type { RotationRow, RotationStint } from "./rotation.ts";

function stintTimes(stint: RotationStint, format: PeriodFormat): string {
  const at = ({ period, secondsRemaining }: { period: number; secondsRemaining: number }) =>
    `${formatPeriod(format, period)} ${clockText(secondsRemaining)}`;
  return `${at(stint.record.subIn)} to ${at(stint.record.subOut)}`;
}

/** A stint in one sentence, for those who hear the chart. */
export function stintSentence(row: RotationRow, stint: RotationStint, format: PeriodFormat): string {
  return `${row.athlete}, ${stintTimes(stint, format)}, ${clockText(stint.end - stint.start)}, plus-minus ${formatSigned(stint.plusMinus)}`;
}

interface StintTipProps {
  row: RotationRow;
  index: number;
  total: number;
  format: PeriodFormat;
}

/** Above the bar; near an edge of the chart it opens inwards. */
export function StintTip({ row, index, total, format }: StintTipProps) {
  const stint = row.stints[index];
  if (!stint) return null;
  const middle = (stint.start + stint.end) / 2 / total;
  const shift = middle < 0.25 ? "0" : middle > 0.75 ? "-100%" : "-50%";
  const { subIn, subOut } = stint.record;
  return (
    <div
      aria-hidden="true"
      style={{ left: `${100 * middle}%`, translate: `${shift} 0` }}
      className="figures pointer-events-none absolute bottom-full z-20 mb-0.5 w-max rounded-control border border-rule bg-surface px-3 py-2 text-[0.8125rem] leading-snug shadow-float"
    >
      <p className="font-semibold">{row.athlete}</p>
      <p className="text-muted">{stintTimes(stint, format)}</p>
      <p>
        {clockText(stint.end - stint.start)} on the floor, <strong>{formatSigned(stint.plusMinus)}</strong>
      </p>
      <p className="text-muted">
        from {subIn.teamPoints}–{subIn.opponentPoints} to {subOut.teamPoints}–{subOut.opponentPoints}
      </p>
    </div>
  );
}
