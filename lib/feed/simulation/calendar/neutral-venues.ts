/** Arenas that belong to no school: invented buildings in real cities. */
import type { SimulatedVenue } from "#lib/feed/simulation/league-model.ts";

/** Far above the ids of schools' venues. */
const FIRST_ID = 900_001;

type Row = [
  name: string,
  city: string,
  state: string,
  capacity: number,
  latitude: number,
  longitude: number,
  timeZone: string,
];

const EAST = "America/New_York";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

const ROWS: Row[] = [
  ["Kingfisher Dome", "Indianapolis", "IN", 62_000, 39.77, -86.16, "America/Indiana/Indianapolis"],
  ["Sundial Stadium", "Phoenix", "AZ", 60_500, 33.45, -112.07, "America/Phoenix"],
  ["Bayou Dome", "New Orleans", "LA", 64_000, 29.95, -90.07, CENTRAL],
  ["Live Oak Stadium", "San Antonio", "TX", 61_000, 29.42, -98.49, CENTRAL],
  ["Harborlight Garden", "New York", "NY", 18_900, 40.71, -74.01, EAST],
  ["Longshore Arena", "Boston", "MA", 17_800, 42.36, -71.06, EAST],
  ["Anthracite Arena", "Pittsburgh", "PA", 17_400, 40.44, -79.99, EAST],
  ["Potomac Crossing Arena", "Washington", "DC", 18_200, 38.9, -77.04, EAST],
  ["Tidewater Pavilion", "Norfolk", "VA", 9_700, 36.85, -76.29, EAST],
  ["Loblolly Coliseum", "Greensboro", "NC", 20_500, 36.07, -79.79, EAST],
  ["Queensway Arena", "Charlotte", "NC", 18_600, 35.23, -80.84, EAST],
  ["Peachblossom Arena", "Atlanta", "GA", 17_900, 33.75, -84.39, EAST],
  ["Causeway Center", "Orlando", "FL", 16_300, 28.54, -81.38, EAST],
  ["Mangrove Fieldhouse", "Fort Myers", "FL", 4_600, 26.64, -81.87, EAST],
  ["Three Rivers Fieldhouse", "Dayton", "OH", 13_100, 39.76, -84.19, EAST],
  ["Foundry Arena", "Cleveland", "OH", 18_400, 41.5, -81.69, EAST],
  ["Straits Arena", "Detroit", "MI", 19_200, 42.33, -83.05, "America/Detroit"],
  ["Lakeshore Union Arena", "Chicago", "IL", 19_700, 41.88, -87.63, CENTRAL],
  ["Gateway Bluff Arena", "St. Louis", "MO", 18_000, 38.63, -90.2, CENTRAL],
  ["Stockyard Center", "Kansas City", "MO", 17_900, 39.1, -94.58, CENTRAL],
  ["Cumberland Hall Arena", "Nashville", "TN", 17_500, 36.16, -86.78, CENTRAL],
  ["Iron City Arena", "Birmingham", "AL", 16_400, 33.52, -86.8, CENTRAL],
  ["Loess Hills Arena", "Omaha", "NE", 17_200, 41.26, -95.93, CENTRAL],
  ["Prairie Wind Arena", "Sioux Falls", "SD", 11_300, 43.55, -96.73, CENTRAL],
  ["Red River Coliseum", "Fort Worth", "TX", 13_300, 32.76, -97.33, CENTRAL],
  ["Bluebonnet Center", "Houston", "TX", 17_700, 29.76, -95.37, CENTRAL],
  ["Front Range Arena", "Denver", "CO", 18_100, 39.74, -104.99, MOUNTAIN],
  ["Wasatch Gate Arena", "Salt Lake City", "UT", 17_300, 40.76, -111.89, MOUNTAIN],
  ["Snake River Arena", "Boise", "ID", 11_600, 43.62, -116.2, "America/Boise"],
  ["High Mesa Pavilion", "Albuquerque", "NM", 14_200, 35.08, -106.65, MOUNTAIN],
  ["Mirage Point Arena", "Las Vegas", "NV", 17_600, 36.17, -115.14, PACIFIC],
  ["Marine Layer Pavilion", "San Diego", "CA", 11_900, 32.72, -117.16, PACIFIC],
  ["Sierra Gold Arena", "Sacramento", "CA", 16_900, 38.58, -121.49, PACIFIC],
  ["Two Bridges Arena", "Portland", "OR", 18_300, 45.52, -122.68, PACIFIC],
  ["Evergreen Quay Arena", "Seattle", "WA", 17_500, 47.61, -122.33, PACIFIC],
  ["Palouse Center", "Spokane", "WA", 11_800, 47.66, -117.43, PACIFIC],
  ["Trade Wind Arena", "Honolulu", "HI", 9_900, 21.31, -157.86, "Pacific/Honolulu"],
  ["Ulu Grove Gymnasium", "Lahaina", "HI", 2_500, 20.87, -156.68, "Pacific/Honolulu"],
];

/** In the order of the table; the first four are domes, large enough for a national final. */
export const NEUTRAL_VENUES: readonly SimulatedVenue[] = ROWS.map(
  ([name, city, state, capacity, latitude, longitude, timeZone], place) => ({
    id: FIRST_ID + place,
    name,
    city,
    state,
    capacity,
    latitude,
    longitude,
    timeZone,
  }),
);

const DOMES = 4;

/** Where the national semifinals and the final of a season are played. */
export function finalVenue(season: number): SimulatedVenue {
  return NEUTRAL_VENUES[season % DOMES] as SimulatedVenue;
}

/** Arenas for everything else: large ones that are no domes. */
export const ARENAS: readonly SimulatedVenue[] = NEUTRAL_VENUES.slice(DOMES);

/** Those that a school can reach between two rounds. */
export const MAINLAND_ARENAS: readonly SimulatedVenue[] = ARENAS.filter(({ state }) => state !== "HI");
