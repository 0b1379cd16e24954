/** How many games a day should have beside the others, and how many it has. */
import { dateOf, dayOf, weekdayOf } from "./calendar-day.ts";
import type { SeasonDates } from "./season-dates.ts";

/**
 * Games a day of 3 November 2025 to 31 January 2026 in Division I, mean of each weekday in three parts of the season (counted from the games
 * published for those days). Sunday first.
 */
const NOVEMBER = [32, 27, 61, 42, 24, 52, 55];
const DECEMBER = [38, 15, 37, 48, 14, 16, 86];
const CONFERENCE = [19, 21, 34, 54, 49, 17, 131];
/** The first evening of the season. */
const OPENING = 106;

export class DayLoad {
  readonly #dates: SeasonDates;
  readonly #weekdays: readonly number[] | null;
  readonly #games = new Map<number, number>();
  readonly #weights = new Map<number, number>();

  /** @param weekdays games of a weekday, Sunday first; null: the real numbers */
  constructor(dates: SeasonDates, weekdays: readonly number[] | null) {
    this.#dates = dates;
    this.#weekdays = weekdays;
  }

  add(day: number, games = 1): void {
    this.#games.set(day, this.gamesOn(day) + games);
  }

  gamesOn(day: number): number {
    return this.#games.get(day) ?? 0;
  }

  /** How full a day would be with one game more: games per usual number of games. */
  pressure(day: number): number {
    return (this.gamesOn(day) + 1) / this.#weightOf(day);
  }

  /** Makes a day larger than its weekday is. */
  enlarge(day: number, times: number): void {
    this.#weights.set(day, this.#weightOf(day) * times);
  }

  #weightOf(day: number): number {
    const known = this.#weights.get(day);
    if (known !== undefined) return known;
    const weight = this.#weekdays?.[weekdayOf(day)] ?? this.#usualGames(day);
    this.#weights.set(day, weight);
    return weight;
  }

  #usualGames(day: number): number {
    const { openingDay, conferenceStart, season } = this.#dates;
    if (dateOf(day) === openingDay) return OPENING;
    const weekday = weekdayOf(day);
    const weekdays =
      day < dayOf(`${season - 1}-12-01`) ? NOVEMBER : day < dayOf(conferenceStart) ? DECEMBER : CONFERENCE;
    return weekdays[weekday] as number;
  }
}
