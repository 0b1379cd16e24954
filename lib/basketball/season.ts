/**
 * Seasons. A season is one integer, the year in which it ends: 2025-26 is 2026.
 */
import type { SeasonType } from "./enums.ts";

/** First month (0-based, UTC) counted to the next season: games in July or later open a new one. */
const FIRST_MONTH_OF_SEASON = 6;

/** The season a date falls in. `date` is any ISO date or date-time; its UTC calendar decides. */
export function seasonOfDate(date: string): number {
  const parsed = new Date(date);
  const year = parsed.getUTCFullYear();
  return parsed.getUTCMonth() >= FIRST_MONTH_OF_SEASON ? year + 1 : year;
}

/** The season that players who come in a year first play in: recruits and transfers of 2025 play in 2026. */
export function seasonAfterYear(year: number): number {
  return year + 1;
}

/** The label game-like records carry: both years run together, `20252026`. */
export function seasonLabel(season: number): string {
  return `${season - 1}${season}`;
}

/** The label pages and the team directory show: `2025–26`, with an en dash. */
export function seasonDisplayLabel(season: number): string {
  return `${season - 1}–${String(season % 100).padStart(2, "0")}`;
}

/**
 * The part of the season a day falls in by the calendar alone, for feeds that do not say: the national tournaments open on the Tuesday
 * after Selection Sunday, the first Tuesday on or after 13 March. `easternDate` is YYYY-MM-DD. Preseason games cannot be told by date.
 */
export function calendarSeasonType(easternDate: string): SeasonType {
  const year = Number(easternDate.slice(0, 4));
  const thirteenth = new Date(Date.UTC(year, 2, 13));
  const daysToTuesday = (2 - thirteenth.getUTCDay() + 7) % 7;
  const firstDay = new Date(Date.UTC(year, 2, 13 + daysToTuesday)).toISOString().slice(0, 10);
  const seasonsEnd = `${year}-07-01`;
  return easternDate >= firstDay && easternDate < seasonsEnd ? "postseason" : "regular";
}

/** What statistics and ratings of a season are made of: everything but exhibitions. */
export const COUNTED_SEASON_TYPES = ["regular", "postseason"] as const satisfies readonly SeasonType[];
