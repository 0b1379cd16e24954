/** State of the polls' page in its address. What names no season, poll or team is dropped; a week that does not exist is the latest. */
import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { POLLS } from "#lib/basketball/poll-facts.ts";

export const rankingsSearchParams = {
  season: parseAsInteger,
  poll: parseAsStringLiteral(POLLS).withDefault("ap"),
  week: parseAsString,
  /** The team that stands out in the chart. */
  team: parseAsInteger,
};

export const loadRankingsSearchParams = createLoader(rankingsSearchParams);
