/** When polls come out. */
import type { SeasonType } from "#lib/basketball/enums.ts";
import type { Poll } from "#lib/basketball/poll-facts.ts";
import { dayOf, MONDAY, onOrAfter } from "#lib/feed/simulation/calendar/calendar-day.ts";
import { EASTERN, utcOfLocal } from "#lib/feed/simulation/calendar/local-time.ts";
import { seasonDates } from "#lib/feed/simulation/calendar/season-dates.ts";

export interface PollDay {
  seasonType: SeasonType;
  week: number;
  /** Games that have ended by then count, UTC with milliseconds. */
  ballotsIn: string;
  published: Record<Poll, string>;
}

const DAYS_OF_WEEK = 7;
/** The first poll comes two weeks before anybody plays. */
const PRESEASON_DAYS_AHEAD = 14;
/** Minutes after midnight in the east: voters are done with the night's games at six. */
const BALLOTS_IN = 6 * 60;
const PUBLISHED: Record<Poll, number> = { ap: 12 * 60, coaches: 14 * 60 };

/**
 * The days of a season's polls, oldest first: the preseason one is that of week 1; every Monday after the opening day to the one that follows Selection
 * Sunday is a week; the final poll, on the day after the national final, is week 1 of the postseason.
 */
export function pollDays(season: number): PollDay[] {
  const dates = seasonDates(season);
  const opening = dayOf(dates.openingDay);
  const days = [onOrAfter(opening - PRESEASON_DAYS_AHEAD, MONDAY)];
  const lastMonday = onOrAfter(dayOf(dates.selectionSunday), MONDAY);
  for (let day = onOrAfter(opening + 1, MONDAY); day <= lastMonday; day += DAYS_OF_WEEK) days.push(day);
  return [
    ...days.map((day, place) => pollDay("regular", place + 1, day)),
    pollDay("postseason", 1, dayOf(dates.national.final) + 1),
  ];
}

/** Every moment of a season at which a poll comes out, in order. */
export function pollMoments(season: number): string[] {
  return pollDays(season)
    .flatMap(({ published }) => Object.values(published))
    .sort();
}

function pollDay(seasonType: SeasonType, week: number, day: number): PollDay {
  const at = (minutes: number) => utcOfLocal(day, minutes, EASTERN);
  return {
    seasonType,
    week,
    ballotsIn: at(BALLOTS_IN),
    published: { ap: at(PUBLISHED.ap), coaches: at(PUBLISHED.coaches) },
  };
}
