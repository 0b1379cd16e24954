/** Where a school plays at home. */
import type { SimulatedVenue } from "./league-model.ts";
import type { Random } from "./random.ts";
import { DONORS, HALLS } from "./tables/venue-name-table.ts";
import type { UsPlace } from "./us-places.ts";

/** Seats of the mean school, and what a deviation of prestige adds: Division I has 1,500 to 22,000, 6,800 on average. */
const MEAN_SEATS = 6900;
const SEATS_OF_PRESTIGE = 3900;
const SEATS_OF_CHANCE = 1300;
const FEWEST_SEATS = 1500;
const MOST_SEATS = 21_500;
const SMALL = 5000;
const LARGE = 12_000;
/** Share of the schools whose home has their own name, of those whose name is no longer than that; the others' has a donor's. */
const OF_THE_SCHOOL = 0.45;
const LONGEST_NAME = 12;

/** The home of a school; its id is the school's, its name none of those `taken`, to which it is added. */
export function schoolVenue(
  random: Random,
  id: number,
  school: string,
  place: UsPlace,
  prestige: number,
  taken: Set<string>,
): SimulatedVenue {
  const wanted = MEAN_SEATS + SEATS_OF_PRESTIGE * prestige + random.normal(0, SEATS_OF_CHANCE);
  const seats = Math.min(MOST_SEATS, Math.max(FEWEST_SEATS + random.integer(0, 900), wanted));
  const capacity = Math.round(seats / 10) * 10;
  const { city, state, latitude, longitude, timeZone } = place;
  return { id, name: venueName(random, school, capacity, taken), city, state, capacity, latitude, longitude, timeZone };
}

function venueName(random: Random, school: string, capacity: number, taken: Set<string>): string {
  const size = capacity < SMALL ? "small" : capacity < LARGE ? "middling" : "large";
  for (;;) {
    const named = school.length <= LONGEST_NAME && random.chance(OF_THE_SCHOOL) ? school : random.pick(DONORS);
    const name = `${named} ${random.pick(HALLS[size])}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
