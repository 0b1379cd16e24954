/** State of the games page in its address. What is not a day or a season is dropped. */
import { createLoader, parseAsInteger, parseAsString } from "nuqs/server";
import { parseAsDay } from "#components/filters/parse-as-day.ts";

export const gamesSearchParams = {
  date: parseAsDay,
  conference: parseAsString,
  team: parseAsString,
  season: parseAsInteger,
};

export const loadGamesSearchParams = createLoader(gamesSearchParams);
