/** Moments of a day as the clock on a venue's wall has them. */

const MILLISECONDS_OF_MINUTE = 60_000;
const MINUTES_OF_DAY = 1440;
const NOON = 720;

/** Where the league keeps its calendar. */
export const EASTERN = "America/New_York";

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/**
 * UTC with milliseconds of a time on a venue's wall.
 *
 * @param day number of the day (calendar-day.ts)
 * @param minutes after local midnight; may lie past the day's end. Clocks change at two in the morning: hours before that are counted as if it had
 * been done already.
 * @param timeZone IANA name
 */
export function utcOfLocal(day: number, minutes: number, timeZone: string): string {
  return new Date(
    (day * MINUTES_OF_DAY + minutes - offsetMinutes(day, timeZone)) * MILLISECONDS_OF_MINUTE,
  ).toISOString();
}

/** Minutes that a time zone is ahead of UTC at noon of a day: -300 for New York in winter. */
function offsetMinutes(day: number, timeZone: string): number {
  const key = `${timeZone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const noon = (day * MINUTES_OF_DAY + NOON) * MILLISECONDS_OF_MINUTE;
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(noon)) parts[type] = Number(value);
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0 } = parts;
  const offset = (Date.UTC(year, month - 1, date, hour, minute) - noon) / MILLISECONDS_OF_MINUTE;
  offsets.set(key, offset);
  return offset;
}

/** Minutes that a time zone's clock is behind the eastern one on a day: 180 on the Pacific coast. */
export function behindEast(day: number, timeZone: string): number {
  return offsetMinutes(day, EASTERN) - offsetMinutes(day, timeZone);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}
