/** Games whose day is known long before their hour: television chooses late. */
import { randomOf } from "#lib/feed/simulation/random.ts";
import type { SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";
import { dayOf, SATURDAY, SUNDAY, weekdayOf } from "./calendar-day.ts";
import { EASTERN, utcOfLocal } from "./local-time.ts";
import type { SeasonDates } from "./season-dates.ts";

/** Share of conference games on weekends that wait for television, in the last two weeks before the tournaments and before that; and of all others. */
const LAST_WEEKENDS = 0.5;
const WEEKENDS = 0.2;
const OTHERS = 0.04;
const LAST_DAYS = 22;
/** Days before the game, and the hour in the east, at which the time is told. */
const DAYS_AHEAD = [9, 11] as const;
const HOURS = [11, 17] as const;
const MINUTES_OF_HOUR = 60;

/** The moment from which a game's hour is known, UTC with milliseconds; null where it is from the beginning. */
export function tipAnnouncement(game: SimulatedGame, seed: string, dates: SeasonDates): string | null {
  if (game.exhibition || game.tournament !== null || game.neutralSite) return null;
  const day = dayOf(game.easternDate);
  const isWeekend = weekdayOf(day) === SATURDAY || weekdayOf(day) === SUNDAY;
  const isLate = day > dayOf(dates.selectionSunday) - LAST_DAYS;
  const share = game.conferenceGame && isWeekend ? (isLate ? LAST_WEEKENDS : WEEKENDS) : OTHERS;
  const random = randomOf(seed, "late tip", game.id);
  if (!random.chance(share)) return null;
  return utcOfLocal(day - random.integer(...DAYS_AHEAD), random.integer(...HOURS) * MINUTES_OF_HOUR, EASTERN);
}
