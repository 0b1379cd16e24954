/** Who coaches a school, and how he lets it play. */
import type { LeagueKey, SimulatedCoach } from "#lib/feed/simulation/league-model.ts";
import { hashOf, randomOf } from "#lib/feed/simulation/random.ts";
import { AMERICAN_FIRST_NAMES, AMERICAN_LAST_NAMES } from "#lib/feed/simulation/tables/american-name-table.ts";
import { MADE_UP_SEASON } from "./seasons.ts";

/** Share of schools that change their coach between two seasons: about one in seven of Division I does. */
const CHANGES = 0.14;
const TWO_TO_32 = 4_294_967_296;

/** Whether the school has a coach in the season that it did not have before. */
export function hasNewCoach({ seed, scale }: LeagueKey, season: number, schoolId: number): boolean {
  return season <= MADE_UP_SEASON || hashOf(seed, scale, "coach leaves", season, schoolId) < CHANGES * TWO_TO_32;
}

/** The coach of a school in a season. */
export function coachOf(key: LeagueKey, season: number, schoolId: number): SimulatedCoach {
  let since = season;
  while (!hasNewCoach(key, since, schoolId)) since--;
  const random = randomOf(key.seed, key.scale, "coach", since, schoolId);
  return {
    name: `${random.pick(AMERICAN_FIRST_NAMES)} ${random.pick(AMERICAN_LAST_NAMES)}`,
    style: {
      pace: random.normal(0, 1),
      threeShare: random.normal(0, 1),
      pressing: random.normal(0, 1),
      rotation: [7, 8, 9, 10, 11][random.weighted([1, 4, 6, 4, 1])] as number,
    },
  };
}
