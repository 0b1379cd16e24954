/**
 * Game days. College basketball counts a game to the day it is played on in US Eastern time: a tip at 23:30 in New York is
 * already the next day in UTC, yet belongs to the same evening's slate.
 */
const EASTERN = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
});

/** New York is four hours behind UTC in summer and five in winter; before 1883 it had its own solar time, which no game needs. */
const OFFSET_HOURS = [4, 5] as const;
const DAY_MILLISECONDS = 86_400_000;

function easternParts(time: Date): { date: string; hour: number } {
  const parts: Record<string, string> = {};
  for (const part of EASTERN.formatToParts(time)) parts[part.type] = part.value;
  return { date: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

/**
 * The day of a moment in US Eastern time, YYYY-MM-DD.
 *
 * @param isoDateTime any ISO 8601 date-time with a zone: `2009-03-13T01:30Z` is `2009-03-12`
 * @throws RangeError when the text is no date-time
 */
export function easternDateOf(isoDateTime: string): string {
  const time = new Date(isoDateTime);
  if (Number.isNaN(time.getTime())) throw new RangeError(`Not a date-time: ${isoDateTime}`);
  return easternParts(time).date;
}

/** Until this hour a night belongs to the day before: the last games in the West end after two in the morning in New York. */
const SLATE_TURNS_AT_HOUR = 6;

/**
 * The day whose games a moment belongs to, YYYY-MM-DD: the day in US Eastern time, before six in the morning there the day before.
 *
 * @param isoDateTime any ISO 8601 date-time with a zone: `2026-01-24T10:59Z`, 05:59 in New York, is still `2026-01-23`
 * @throws RangeError when the text is no date-time
 */
export function slateDateOf(isoDateTime: string): string {
  const time = new Date(isoDateTime);
  if (Number.isNaN(time.getTime())) throw new RangeError(`Not a date-time: ${isoDateTime}`);
  const { date, hour } = easternParts(time);
  if (hour >= SLATE_TURNS_AT_HOUR) return date;
  return new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/**
 * The moment a day starts in US Eastern time, ISO UTC with milliseconds: `2026-01-23` starts at `2026-01-23T05:00:00.000Z`.
 * Clocks change at two in the morning there, so every day has exactly one midnight.
 *
 * @throws RangeError when the text is no calendar day of the form YYYY-MM-DD
 */
export function easternMidnight(yyyyMmDd: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(yyyyMmDd)) {
    for (const offset of OFFSET_HOURS) {
      const time = new Date(`${yyyyMmDd}T0${offset}:00:00.000Z`);
      if (Number.isNaN(time.getTime())) break;
      const parts = easternParts(time);
      if (parts.date === yyyyMmDd && parts.hour === 0) return time.toISOString();
    }
  }
  throw new RangeError(`Not a day of the form YYYY-MM-DD: ${yyyyMmDd}`);
}
