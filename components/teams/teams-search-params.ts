/** State of the team directory in its address. */
import { parseAsInteger, parseAsString } from "nuqs/server";

export const teamsSearchParams = {
  q: parseAsString.withDefault(""),
  conference: parseAsString,
  season: parseAsInteger,
};
