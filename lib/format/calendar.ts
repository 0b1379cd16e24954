/**
 * Days of the schedule. A game counts to the day on which it is played in US Eastern time, so that a link to a day means the same
 * games to everybody; only the times of day are shown in the visitor's zone.
 */

import { easternDateOf, easternMidnight } from "#lib/basketball/eastern-date.ts";

const DAY_MS = 86_400_000;

/** The day of the schedule an instant falls in, YYYY-MM-DD. */
export function scheduleDay(instant: string | Date): string {
  return easternDateOf(new Date(instant).toISOString());
}

/** True for a text such as `2026-01-23` that is a day of the calendar; `2026-02-30` is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** The day `days` after (or before) a day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first and the last millisecond of a day of the schedule, as the ranges of the interface want them (both ends included). */
export function dayRange(day: string): { startDateRange: string; endDateRange: string } {
  return {
    startDateRange: easternMidnight(day),
    endDateRange: new Date(Date.parse(easternMidnight(addDays(day, 1))) - 1).toISOString(),
  };
}

function dayText(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** `Friday, January 23, 2026` */
export function formatDayLong(day: string): string {
  return dayText(day, { weekday: "long", month: "long", day: "numeric", year: "numeric" });
}

/** `Friday, January 23` */
export function formatDay(day: string): string {
  return dayText(day, { weekday: "long", month: "long", day: "numeric" });
}

/** `Fri, Jan 23` */
export function formatDayShort(day: string): string {
  return dayText(day, { weekday: "short", month: "short", day: "numeric" });
}

/** `Jan 23` */
export function formatMonthDay(day: string): string {
  return dayText(day, { month: "short", day: "numeric" });
}

/** `Fri` */
export function formatWeekday(day: string): string {
  return dayText(day, { weekday: "short" });
}

/** `Jan 23, 2026` */
export function formatDayWithYear(day: string): string {
  return dayText(day, { month: "short", day: "numeric", year: "numeric" });
}

/** `January 2026`, of a month such as `2026-01`. */
export function formatMonth(month: string): string {
  return dayText(`${month}-01`, { month: "long", year: "numeric" });
}

/** Time of day in a zone: `7:00 PM`; with `zoneName` also the zone: `7:00 PM EST`. */
export function formatTime(instant: string, zone: string, zoneName = false): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hour: "numeric",
    minute: "2-digit",
    ...(zoneName ? { timeZoneName: "short" as const } : {}),
  }).format(new Date(instant));
}

/** Day and time in full, for a title: `Friday, January 23, 2026 at 7:00 PM EST`. */
export function formatInstant(instant: string, zone: string): string {
  const date = new Date(instant);
  const day = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
  }).format(date);
  return `${day} at ${formatTime(instant, zone, true)}`;
}
