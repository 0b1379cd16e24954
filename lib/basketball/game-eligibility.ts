/** Whether a game counts in a team's record. */
import type { SeasonType } from "./enums.ts";

export const ELIGIBILITIES = ["counted", "exhibition", "unknown"] as const;
/** `counted`: of the season proper; `exhibition`: before it; `unknown`: no feed says which, and neither does the calendar. */
export type GameEligibility = (typeof ELIGIBILITIES)[number];

export interface EligibilityInput {
  season: number;
  /** US Eastern, YYYY-MM-DD. */
  easternDate: string;
  seasonType: SeasonType;
  /** Whether a feed states the part of the season; else it is the calendar's guess (season.ts), which knows no exhibitions. */
  stated: boolean;
}

/**
 * What a feed states is believed: games of the preseason are exhibitions, all others count. Where none states it, a game counts from the first day on which
 * a season can begin; one before that may be an exhibition or a date mistaken, and which of them is unknown.
 */
export function gameEligibility({ season, easternDate, seasonType, stated }: EligibilityInput): GameEligibility {
  if (seasonType === "preseason") return "exhibition";
  return stated || easternDate >= earliestOpeningDay(season) ? "counted" : "unknown";
}

/**
 * The earliest day a season opens, YYYY-MM-DD: the first Monday of November of the year before. The opening has been that Monday since 2022-23 (NCAA Division I
 * Manual, bylaw 17, first contest); from 2010-11 on it was never before it: 2011-12 opened on it, 2018-19 and 2019-20 the day after, the others later.
 */
export function earliestOpeningDay(season: number): string {
  const first = new Date(Date.UTC(season - 1, 10, 1));
  const daysToMonday = (8 - first.getUTCDay()) % 7;
  return new Date(Date.UTC(season - 1, 10, 1 + daysToMonday)).toISOString().slice(0, 10);
}
