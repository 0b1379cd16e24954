/** State of the games page in its address. What is not a day or a season is dropped. */
import { createLoader, createParser, parseAsInteger, parseAsString } from "nuqs/server";
import { isCalendarDay } from "#lib/format/calendar.ts";

const parseAsDay = createParser({
  parse: (text) => (isCalendarDay(text) ? text : null),
  serialize: (day: string) => day,
});

export const gamesSearchParams = {
  date: parseAsDay,
  conference: parseAsString,
  team: parseAsString,
  season: parseAsInteger,
};

export const loadGamesSearchParams = createLoader(gamesSearchParams);
