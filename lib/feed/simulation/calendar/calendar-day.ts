/** Days as whole numbers, so that a calendar can count with them: 0 is 1 January 1970. */

const MILLISECONDS_OF_DAY = 86_400_000;
/** The first day of the count was a Thursday. */
const FIRST_WEEKDAY = 4;
const DAYS_OF_WEEK = 7;

export const SUNDAY = 0;
export const MONDAY = 1;
export const TUESDAY = 2;
export const THURSDAY = 4;
export const FRIDAY = 5;
export const SATURDAY = 6;

/** Number of a day YYYY-MM-DD. */
export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00.000Z`) / MILLISECONDS_OF_DAY;
}

/** The day of a number, YYYY-MM-DD. */
export function dateOf(day: number): string {
  return new Date(day * MILLISECONDS_OF_DAY).toISOString().slice(0, 10);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: number): number {
  return (((day + FIRST_WEEKDAY) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
}

/** The first day with the weekday on or after `day`. */
export function onOrAfter(day: number, weekday: number): number {
  return day + ((weekday - weekdayOf(day) + DAYS_OF_WEEK) % DAYS_OF_WEEK);
}
