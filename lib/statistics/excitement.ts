/** How much a game went to and fro. */
import { type PeriodFormat, secondsBeforePeriod } from "#lib/basketball/clock.ts";
import { roundTo } from "./ratio.ts";

const REGULATION_SECONDS = 2400;

/**
 * Excitement: all changes of the win probability added up, upwards or downwards, for 40 minutes of play: (2400 / seconds played) * sum of |change|
 * (Luke Benz, "Game Excitement Index", lukebenz.com/post/gei). Of 334 games of January 2026 half lie between 2.5 and 6; a
 * blowout has less than 1, the greatest 10.
 *
 * 0.6 before the tip, then 0.8, 0.3 and 1: 0.2 + 0.5 + 0.7 = 1.4; after an overtime 1.4 * 2400 / 2700 = 1.2.
 *
 * @param before win probability before the game
 * @param course win probability after each play, the last one 0 or 1
 * @param periods how many were played
 * @returns one decimal; null for a game without plays
 */
export function excitement(
  before: number,
  course: readonly number[],
  format: PeriodFormat,
  periods: number,
): number | null {
  if (course.length === 0) return null;
  const seconds = secondsBeforePeriod(format, Math.max(periods, format.regulationPeriods) + 1);
  const travelled = course.reduce((sum, value, place) => sum + Math.abs(value - (course[place - 1] ?? before)), 0);
  return roundTo((REGULATION_SECONDS / seconds) * travelled, 1);
}
