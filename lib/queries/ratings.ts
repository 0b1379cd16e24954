/** Reads of teams' ratings: at a season's end (or its present state), or from the games before a day alone. */
import { adjustedRatings, eloRatings, srsRatings } from "#lib/records/rating-endpoints.ts";
import { endpointQuery } from "./endpoint-query.ts";

/** `asOf` is a day of the schedule, YYYY-MM-DD; null is now. */
export function adjustedRatingsQuery(season: number, asOf: string | null) {
  return endpointQuery(adjustedRatings, { season, asOf: asOf ?? undefined });
}

export function srsRatingsQuery(season: number, asOf: string | null) {
  return endpointQuery(srsRatings, { season, asOf: asOf ?? undefined });
}

export function eloRatingsQuery(season: number, asOf: string | null) {
  return endpointQuery(eloRatings, { season, asOf: asOf ?? undefined });
}

/** Simple ratings of all seasons: which seasons have ratings at all. */
export function ratedSeasonsQuery() {
  return endpointQuery(srsRatings, {});
}
