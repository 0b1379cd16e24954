/** Reading dates and times that callers write. The calendar is checked: there is no 30 February. */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?([Zz]|[+-]\d{2}(?::?\d{2})?)?$/;
const MINUTE = 60_000;
const LAST_INSTANT = Date.parse("9999-12-31T23:59:59.999Z");
const FIRST_INSTANT = Date.parse("0001-01-01T00:00:00.000Z");

/** The text itself when it is a day of the calendar written YYYY-MM-DD, else null. */
export function parseIsoDate(text: string): string | null {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (year === undefined || year === "0000") return null;
  const date = new Date(`${text}T00:00:00.000Z`);
  // Date rolls some impossible days over into the next month: what comes back must be what went in.
  const real =
    !Number.isNaN(date.getTime()) && date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  return real ? text : null;
}

/**
 * An ISO 8601 date or date-time as UTC with milliseconds; null when it is none. A bare date is midnight UTC, a time without a zone is UTC.
 * Finer fractions than milliseconds are cut off.
 */
export function parseIsoTime(text: string): string | null {
  if (DATE.test(text)) return parseIsoDate(text) === null ? null : `${text}T00:00:00.000Z`;
  const [, date, hour, minute, second = "00", fraction = "", zone = "Z"] = DATE_TIME.exec(text) ?? [];
  if (date === undefined || hour === undefined || minute === undefined || parseIsoDate(date) === null) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const offset = offsetMinutes(zone);
  if (offset === null) return null;
  const local = Date.parse(`${date}T${hour}:${minute}:${second}.${fraction.slice(0, 3).padEnd(3, "0")}Z`);
  const instant = local - offset * MINUTE;
  return instant < FIRST_INSTANT || instant > LAST_INSTANT ? null : new Date(instant).toISOString();
}

function offsetMinutes(zone: string): number | null {
  if (zone === "Z" || zone === "z") return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(":", "") || "0");
  if (hours > 23 || minutes > 59) return null;
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}
