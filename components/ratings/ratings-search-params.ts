/** State of the ratings in their address. What is not a day, a season or a column is dropped. */
import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { parseAsDay } from "#components/filters/parse-as-day.ts";
import { RATING_COLUMNS } from "./rating-column-ids.ts";

export const ratingsSearchParams = {
  season: parseAsInteger,
  asOf: parseAsDay,
  conference: parseAsString,
  q: parseAsString.withDefault(""),
  sort: parseAsStringLiteral(RATING_COLUMNS),
  order: parseAsStringLiteral(["asc", "desc"] as const),
};

export const loadRatingsSearchParams = createLoader(ratingsSearchParams);
