/** Which city each school is in: near its conference, and no city twice. */
import type { Random } from "./random.ts";
import type { ConferenceEntry, Tier } from "./tables/conference-table.ts";
import { MAINLAND_PLACES, milesBetween, type UsPlace } from "./us-places.ts";

/** Miles from the middle of a conference at which a city is half as likely as in the middle. */
const REACH: Readonly<Record<Tier, number>> = { power: 280, middle: 170, low: 130 };

/** The cities of each conference, one for each of its schools. Small conferences choose first, so that none is left with what is far. */
export function placeSchools(
  random: Random,
  conferences: readonly { entry: ConferenceEntry; size: number }[],
): UsPlace[][] {
  const taken = new Set<UsPlace>();
  const chosen = conferences.map((): UsPlace[] => []);
  const order = conferences
    .map(({ entry, size }, place) => ({ entry, size, places: chosen[place] as UsPlace[] }))
    .sort((one, other) => REACH[one.entry.tier] - REACH[other.entry.tier]);
  for (const { entry, size, places } of order) {
    const near = MAINLAND_PLACES.map((place) => ({
      place,
      weight: nearness(milesBetween(entry, place) / REACH[entry.tier]) * Math.sqrt(Math.sqrt(place.inhabitants)),
    }));
    for (let school = 0; school < size; school++) {
      const weights = near.map(({ place, weight }) => (taken.has(place) ? 0 : weight));
      const { place } = near[random.weighted(weights)] as (typeof near)[number];
      taken.add(place);
      places.push(place);
    }
  }
  return chosen;
}

/** 1 in the middle, a half at the reach, and soon next to nothing. */
function nearness(reaches: number): number {
  const square = reaches * reaches;
  return 1 / (1 + square * square * square);
}
