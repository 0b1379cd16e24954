/** Seasons in which days with games lie. */
import { seasonOfDate } from "#lib/basketball/season.ts";
import type { GameDay } from "#lib/records/game-records.ts";

/** Latest first. */
export function seasonsOf(days: readonly GameDay[]): number[] {
  return [...new Set(days.map((day) => seasonOfDate(day.date)))].sort((one, other) => other - one);
}
