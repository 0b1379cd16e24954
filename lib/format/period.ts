/** Names of periods and of a game's end. Men play halves, women quarters; the rest are overtimes. */
import { type PeriodFormat, parseClock } from "#lib/basketball/clock.ts";

const ORDINALS = ["1st", "2nd", "3rd", "4th"] as const;

/** Short name for narrow places: `1st`, `2nd`, `OT`, `2OT`. */
export function formatPeriod(format: PeriodFormat, period: number): string {
  const overtime = period - format.regulationPeriods;
  if (overtime <= 0) return ORDINALS[period - 1] ?? String(period);
  return overtime === 1 ? "OT" : `${overtime}OT`;
}

/** Name in full: `1st half`, `3rd quarter`, `Overtime`, `2nd overtime`. */
export function formatPeriodLong(format: PeriodFormat, period: number): string {
  const overtime = period - format.regulationPeriods;
  if (overtime <= 0) return `${formatPeriod(format, period)} ${format.regulationPeriods === 2 ? "half" : "quarter"}`;
  if (overtime === 1) return "Overtime";
  return `${ORDINALS[overtime - 1] ?? `${overtime}th`} overtime`;
}

/** Head of a line-score column: `1`, `2`, `OT`, `2OT`. */
export function formatPeriodColumn(format: PeriodFormat, period: number): string {
  return period <= format.regulationPeriods ? String(period) : formatPeriod(format, period);
}

/** Where a game stands: `2nd 12:34`, `2OT 0:45`; between periods `Half` or `End 1st`. `Live` where the feed does not say. */
export function formatGameClock(format: PeriodFormat, period: number | null, clock: string | null): string {
  if (period === null) return "Live";
  if (clock === null) return formatPeriod(format, period);
  if (parseClock(clock) !== 0) return `${formatPeriod(format, period)} ${clock}`;
  return period * 2 === format.regulationPeriods ? "Half" : `End ${formatPeriod(format, period)}`;
}

/** `Final`, with the overtimes where there were some: `Final/OT`, `Final/6OT`. Unknown periods say only `Final`. */
export function formatFinal(format: PeriodFormat, periods: number | null): string {
  if (periods === null || periods <= format.regulationPeriods) return "Final";
  return `Final/${formatPeriod(format, periods)}`;
}
