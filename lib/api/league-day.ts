/** The day of the league, for the endpoints that list by it. */
import type { Endpoint } from "#lib/records/endpoint.ts";

/**
 * The values a reader is given: where the endpoint lists by the league's day, that day is one of them. It then goes into the entity tag
 * like any other, so that a day that turns without a write is another answer.
 */
export async function withLeagueDay<Values extends object>(
  endpoint: Endpoint,
  values: Values,
  readLeagueDay: () => Promise<string>,
): Promise<Values | (Values & { leagueDay: string })> {
  return endpoint.byLeagueDay ? { ...values, leagueDay: await readLeagueDay() } : values;
}
