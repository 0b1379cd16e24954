/** Arenas that are nobody's home: where early events and tournaments are played. */
import type { League, SimulatedVenue } from "./league-model.ts";
import { LEAGUE_SIZES } from "./league-scale.ts";
import { randomOf } from "./random.ts";
import { NEUTRAL_ARENAS } from "./tables/venue-name-table.ts";
import { milesBetween, US_PLACES, type UsPlace } from "./us-places.ts";

/** A city with room for an arena, in thousands of inhabitants. */
const LARGE_CITY = 250;
/** Two of them are further apart than that, so that they spread over the country. */
const MILES_APART = 150;

/** The neutral venues of a league, largest first; their ids go on where the schools' end. */
export function neutralVenues(league: League): SimulatedVenue[] {
  const { neutralVenues: wanted } = LEAGUE_SIZES[league.scale];
  const random = randomOf(league.seed, league.scale, "neutral venues");
  const names = random.shuffled(NEUTRAL_ARENAS);
  const cities = spreadOut(random.shuffled(US_PLACES.filter(({ inhabitants }) => inhabitants >= LARGE_CITY)), wanted);
  const seats = cities.map(() => random.integer(1150, 2050) * 10).sort((one, other) => other - one);
  return cities.map(({ city, state, latitude, longitude, timeZone }, place) => ({
    id: league.schools.length + place + 1,
    name: names[place] as string,
    city,
    state,
    capacity: seats[place] as number,
    latitude,
    longitude,
    timeZone,
  }));
}

function spreadOut(cities: readonly UsPlace[], wanted: number): UsPlace[] {
  const chosen: UsPlace[] = [];
  for (const city of cities) {
    if (chosen.length === wanted) break;
    if (chosen.every((other) => milesBetween(city, other) > MILES_APART)) chosen.push(city);
  }
  return chosen;
}
