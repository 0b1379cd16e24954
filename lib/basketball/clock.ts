/**
 * Game time. Men play two halves of 20 minutes, women four quarters of 10; every overtime lasts 5 minutes.
 */
import type { League } from "./enums.ts";

export interface PeriodFormat {
  readonly regulationPeriods: number;
  readonly regulationPeriodSeconds: number;
  readonly overtimeSeconds: number;
}

const FORMATS: Record<League, PeriodFormat> = {
  mens: { regulationPeriods: 2, regulationPeriodSeconds: 1200, overtimeSeconds: 300 },
  womens: { regulationPeriods: 4, regulationPeriodSeconds: 600, overtimeSeconds: 300 },
};

export function periodFormat(league: League): PeriodFormat {
  return FORMATS[league];
}

/** Length of a period in seconds; periods count from 1 and the ones after regulation are overtimes. */
export function periodSeconds(format: PeriodFormat, period: number): number {
  return period <= format.regulationPeriods ? format.regulationPeriodSeconds : format.overtimeSeconds;
}

/** Seconds played before `period` starts. */
export function secondsBeforePeriod(format: PeriodFormat, period: number): number {
  const regulation = Math.min(period - 1, format.regulationPeriods) * format.regulationPeriodSeconds;
  const overtimes = Math.max(0, period - 1 - format.regulationPeriods) * format.overtimeSeconds;
  return regulation + overtimes;
}

/** Seconds played since the tip when `secondsRemaining` are left in `period`. */
export function elapsedSeconds(format: PeriodFormat, period: number, secondsRemaining: number): number {
  return secondsBeforePeriod(format, period) + periodSeconds(format, period) - secondsRemaining;
}

/**
 * Game minutes: 40, and 5 more for every overtime. `periods` is how many periods were played; null when the
 * feed gives no points by period, because the number of overtimes is then unknown.
 */
export function gameMinutes(format: PeriodFormat, periods: number | null): number | null {
  if (periods === null) return null;
  return secondsBeforePeriod(format, Math.max(periods, format.regulationPeriods) + 1) / 60;
}

/** Seconds of a clock text such as `16:01`, `0:04` or `3.7` (tenths are cut). Null when it is not a clock. */
export function parseClock(text: string): number | null {
  const match = /^(?:(\d{1,2}):)?(\d{1,2})(?:\.\d+)?$/.exec(text.trim());
  if (!match) return null;
  const seconds = Number(match[2]);
  if (seconds > 59) return null;
  return Number(match[1] ?? 0) * 60 + seconds;
}

/** Clock text of a number of seconds: 961 is `16:01`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
