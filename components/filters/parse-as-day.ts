/** A day of the schedule in an address. */
import { createParser } from "nuqs/server";
import { isCalendarDay } from "#lib/format/calendar.ts";

/** `2026-01-23`; what is no day of the calendar is dropped. */
export const parseAsDay = createParser({
  parse: (text) => (isCalendarDay(text) ? text : null),
  serialize: (day: string) => day,
});
