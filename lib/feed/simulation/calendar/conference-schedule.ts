/** The days of a conference's rounds: one in the middle of a week, one around its Saturday. */
import type { Random } from "#lib/feed/simulation/random.ts";
import { dayOf, onOrAfter, SUNDAY } from "./calendar-day.ts";
import type { Pairing } from "./conference-rounds.ts";
import type { DayLoad } from "./day-load.ts";
import type { SeasonDates } from "./season-dates.ts";
import type { TeamDays } from "./team-days.ts";

export interface DatedPairing extends Pairing {
  day: number;
}

const DAYS_OF_WEEK = 7;
/** Days of the week's two windows, counted back from its Sunday: Monday to Thursday, and Friday to Sunday. */
const MIDWEEK = [6, 5, 4, 3];
const WEEKEND = [2, 1, 0];

/**
 * The windows of days that a conference's rounds may be played in, oldest first: two a week from the end of December to its last day. Those of
 * early December come first in the list; they are for what finds no room later.
 */
export function roundWindows(dates: SeasonDates, lastDay: number): { december: number[][]; season: number[][] } {
  const lastSunday = onOrAfter(lastDay, SUNDAY);
  const windowsOf = (sunday: number) => [MIDWEEK, WEEKEND].map((window) => window.map((back) => sunday - back));
  const start = dayOf(dates.conferenceStart);
  const season: number[][] = [];
  for (let sunday = onOrAfter(start, SUNDAY); sunday <= lastSunday; sunday += DAYS_OF_WEEK) {
    for (const window of windowsOf(sunday)) {
      const days = window.filter((day) => day >= start && day <= lastDay);
      if (days.length > 1) season.push(days);
    }
  }
  const firstOpeners = onOrAfter(dayOf(`${dates.season - 1}-12-07`), SUNDAY);
  const december = [firstOpeners, firstOpeners + DAYS_OF_WEEK].flatMap(windowsOf);
  return { december, season };
}

/**
 * Gives each round a window and each of its games a day there: a day's rest for both schools, and the days that are emptiest so far. Rounds keep
 * their order, so that schools meet again only after they have met others.
 */
export function dateRounds(
  rounds: readonly (readonly Pairing[])[],
  windows: { december: readonly number[][]; season: readonly number[][] },
  days: TeamDays,
  load: DayLoad,
  random: Random,
): DatedPairing[] {
  const chosen = chooseWindows(rounds.length, windows, random);
  return rounds.flatMap((round, place) =>
    random.shuffled(round).map((pairing) => {
      const day = bestDay(chosen[place] as number[], pairing, days, load, random);
      days.add(pairing.homeId, day);
      days.add(pairing.awayId, day);
      load.add(day);
      return { ...pairing, day };
    }),
  );
}

/** Windows for a number of rounds: idle ones are drawn by lot, the first of the season twice as likely as others; December's only when needed. */
function chooseWindows(
  rounds: number,
  { december, season }: { december: readonly number[][]; season: readonly number[][] },
  random: Random,
): number[][] {
  const kept = [...season];
  while (kept.length > rounds) kept.splice(random.chance(0.3) ? 0 : random.integer(0, kept.length - 2), 1);
  const missing = rounds - kept.length;
  if (missing > december.length) throw new RangeError(`There is no room for ${rounds} rounds in a season.`);
  return [...december.slice(0, missing), ...kept];
}

function bestDay(
  window: readonly number[],
  { homeId, awayId }: Pairing,
  days: TeamDays,
  load: DayLoad,
  random: Random,
): number {
  const sides = [homeId, awayId];
  const rated = window
    .map((day) => ({ day, pressure: load.pressure(day) * random.between(0.9, 1.1) }))
    .sort((one, other) => one.pressure - other.pressure);
  const rules = [
    (day: number) => sides.every((school) => days.isFresh(school, day)),
    (day: number) => sides.every((school) => days.isRested(school, day)),
    (day: number) => sides.every((school) => !days.plays(school, day)),
  ];
  for (const isGood of rules) {
    const found = rated.find(({ day }) => isGood(day));
    if (found !== undefined) return found.day;
  }
  throw new RangeError("A school has a game on every day of a week.");
}
