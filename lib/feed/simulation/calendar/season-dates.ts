/** When what happens in a season, by the calendar alone: the same days as the real season's. */
import { easternDateOf, easternMidnight } from "#lib/basketball/eastern-date.ts";
import { dateOf, dayOf, MONDAY, onOrAfter, SUNDAY, THURSDAY } from "./calendar-day.ts";

/** Days of a season, YYYY-MM-DD in US Eastern time. */
export interface SeasonDates {
  season: number;
  /** First day of exhibitions, a Saturday sixteen days before the opening day. */
  exhibitions: string;
  /** First Monday of November. */
  openingDay: string;
  /** Fourth Thursday of November, in whose week the early events are thickest. */
  thanksgiving: string;
  /** Nobody plays from the first of these days to the second. */
  christmasBreak: readonly [string, string];
  /** From here on nearly all games are conference games. */
  conferenceStart: string;
  /** A Monday: the first conferences open their tournaments on it, the others up to ten days later. */
  conferenceTournaments: string;
  /** The national fields are named in the evening: the first Sunday on or after 11 March. */
  selectionSunday: string;
  /** Days of the national tournament's rounds. Rounds that a small field does not have are left out, not moved. */
  national: {
    firstFour: readonly [string, string];
    firstRound: readonly [string, string];
    secondRound: readonly [string, string];
    regionalSemifinals: readonly [string, string];
    regionalFinals: readonly [string, string];
    semifinals: string;
    final: string;
  };
  /** Days of the second tournament's rounds. */
  second: {
    firstRound: readonly [string, string];
    secondRound: readonly [string, string];
    quarterfinals: readonly [string, string];
    semifinals: string;
    final: string;
  };
}

/** From this day of the year on (US Eastern time) the season to come is the current one; its exhibitions open within the week after. */
const SWITCH_DATE = "10-15";

/**
 * The days of a season. Selection Sundays of 2018, 2019 and 2021 to 2026 agree with the real ones, and the rounds follow it at the real distances.
 *
 * @param season the year in which it ends
 */
export function seasonDates(season: number): SeasonDates {
  const november = dayOf(`${season - 1}-11-01`);
  const openingDay = onOrAfter(november, MONDAY);
  const selection = onOrAfter(dayOf(`${season}-03-11`), SUNDAY);
  const after = (days: number) => dateOf(selection + days);
  const pair = (days: number): [string, string] => [after(days), after(days + 1)];
  return {
    season,
    exhibitions: dateOf(openingDay - 16),
    openingDay: dateOf(openingDay),
    thanksgiving: dateOf(onOrAfter(november, THURSDAY) + 21),
    christmasBreak: [`${season - 1}-12-24`, `${season - 1}-12-26`],
    conferenceStart: `${season - 1}-12-27`,
    conferenceTournaments: after(-13),
    selectionSunday: after(0),
    national: {
      firstFour: pair(2),
      firstRound: pair(4),
      secondRound: pair(6),
      regionalSemifinals: pair(11),
      regionalFinals: pair(13),
      semifinals: after(20),
      final: after(22),
    },
    second: {
      firstRound: pair(2),
      secondRound: pair(6),
      quarterfinals: pair(9),
      semifinals: after(16),
      final: after(18),
    },
  };
}

/**
 * The season that is the current one at a moment: the one under way, and after its final the one just finished, until 15 October
 * (US Eastern time), from when on it is the one to come.
 *
 * @param at ISO date-time with a zone
 */
export function currentSeason(at: string): number {
  const date = easternDateOf(at);
  const year = Number(date.slice(0, 4));
  return date.slice(5) >= SWITCH_DATE ? year + 1 : year;
}

/** The moment from which a season is the current one, UTC with milliseconds. */
export function seasonOpens(season: number): string {
  return easternMidnight(`${season - 1}-${SWITCH_DATE}`);
}

/** A moment by which every game of a season is over, UTC with milliseconds: the second midnight after the national final. */
export function seasonEnds(season: number): string {
  return easternMidnight(dateOf(dayOf(seasonDates(season).national.final) + 2));
}
