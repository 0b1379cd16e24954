/** Where the national tournament is played. */
import { ARENAS, MAINLAND_ARENAS } from "#lib/feed/simulation/calendar/neutral-venues.ts";
import type { SeasonDesk } from "#lib/feed/simulation/calendar/season-desk.ts";
import type { SimulatedVenue } from "#lib/feed/simulation/league-model.ts";
import { milesBetween } from "#lib/feed/simulation/us-places.ts";

export interface Region {
  name: string;
  venue: SimulatedVenue;
}

/** Regions and the cities that host them in turn. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  East: ["New York", "Boston", "Washington", "Pittsburgh"],
  South: ["Atlanta", "Nashville", "Houston", "Charlotte"],
  Midwest: ["Chicago", "Kansas City", "Detroit", "St. Louis"],
  West: ["Las Vegas", "Denver", "Seattle", "Portland"],
};
const FIRST_FOUR_CITY = "Dayton";

/** The regions in the order of their first seeds: the best school chooses the nearest, then the next ones of what is left. */
export function assignRegions(desk: SeasonDesk, firstSeeds: readonly number[]): Region[] {
  const free = Object.entries(REGIONS).map(([name, cities]) => ({
    name,
    venue: arenaIn(cities[desk.season % cities.length] as string),
  }));
  return firstSeeds.map((schoolId) => {
    const home = desk.teamOf(schoolId).school.venue;
    free.sort((one, other) => milesBetween(one.venue, home) - milesBetween(other.venue, home));
    return free.shift() as Region;
  });
}

export function firstFourVenue(): SimulatedVenue {
  return arenaIn(FIRST_FOUR_CITY);
}

/** Arenas of the first weekend: not the regions'. */
export function firstWeekendSites(desk: SeasonDesk, regions: readonly Region[], count: number): SimulatedVenue[] {
  const taken = new Set([FIRST_FOUR_CITY, ...regions.map(({ venue }) => venue.city)]);
  const free = MAINLAND_ARENAS.filter((venue) => !taken.has(venue.city));
  return desk.random("national sites").shuffled(free).slice(0, count);
}

const PODS_OF_SITE = 2;

/** A site, by its place among them, and its session there (0 or 1) for each pod; the pods given with their best school, best pod first, choose the nearest. */
export function assignPods(
  desk: SeasonDesk,
  sites: readonly SimulatedVenue[],
  bestSchools: readonly number[],
): { site: number; session: number }[] {
  const pods = sites.map(() => 0);
  return bestSchools.map((schoolId) => {
    const home = desk.teamOf(schoolId).school.venue;
    const open = sites
      .map((venue, site) => ({ site, miles: milesBetween(venue, home) }))
      .filter(({ site }) => (pods[site] as number) < PODS_OF_SITE)
      .sort((one, other) => one.miles - other.miles);
    const { site } = open[0] as { site: number };
    const session = pods[site] as number;
    pods[site] = session + 1;
    return { site, session };
  });
}

function arenaIn(city: string): SimulatedVenue {
  const arena = ARENAS.find((venue) => venue.city === city);
  if (arena === undefined) throw new RangeError(`There is no arena in ${city}.`);
  return arena;
}
