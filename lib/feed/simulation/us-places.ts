/** Real cities of the United States with where they lie: homes of the fictional schools and of most players. */
import { US_CITY_TABLE } from "./tables/us-city-table.ts";

export interface UsPlace {
  city: string;
  /** Two letters. */
  state: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
  /** Inhabitants, in thousands. */
  inhabitants: number;
}

const EASTERN = "America/New_York";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

/** Zones of the states that lie in one; where a state lies in two, that of its eastern part. */
const STATE_ZONES: Readonly<Record<string, string>> = {
  ...zone("America/Anchorage", "AK"),
  ...zone("America/Phoenix", "AZ"),
  ...zone("Pacific/Honolulu", "HI"),
  ...zone(EASTERN, "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV"),
  ...zone(CENTRAL, "AL AR IA IL KS LA MN MO MS ND NE OK SD TX WI"),
  ...zone(MOUNTAIN, "CO ID MT NM UT WY"),
  ...zone(PACIFIC, "CA NV OR WA"),
};

/** States in two zones: west of the longitude, the cities of the table keep the zone named. */
const WESTERN_PARTS: Readonly<Record<string, { west: number; timeZone: string }>> = {
  IN: { west: -87.45, timeZone: CENTRAL },
  KY: { west: -86.3, timeZone: CENTRAL },
  SD: { west: -101, timeZone: MOUNTAIN },
  TN: { west: -85.5, timeZone: CENTRAL },
  TX: { west: -105, timeZone: MOUNTAIN },
};
/** The north of Idaho keeps the time of the coast. */
const ODD_CITIES: Readonly<Record<string, string>> = { "Coeur d'Alene ID": PACIFIC };

export const US_PLACES: readonly UsPlace[] = Object.entries(US_CITY_TABLE).flatMap(([state, lines]) =>
  lines.flatMap((line) => line.split(", ").map((text) => readPlace(state, text))),
);

/** Alaska and Hawaii are too far away for a conference game. */
export const MAINLAND_PLACES = US_PLACES.filter(({ state }) => state !== "AK" && state !== "HI");

/** About how far two places are from each other, in miles: good enough within the contiguous states, where a degree east is 53 miles. */
export function milesBetween(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number {
  const east = (one.longitude - other.longitude) * 53;
  const north = (one.latitude - other.latitude) * 69;
  return Math.sqrt(east * east + north * north);
}

function readPlace(state: string, text: string): UsPlace {
  const words = text.split(" ");
  const [latitude, longitude, inhabitants] = words.slice(-3).map(Number) as [number, number, number];
  const city = words.slice(0, -3).join(" ");
  return { city, state, latitude, longitude, timeZone: timeZoneOf(city, state, longitude), inhabitants };
}

function timeZoneOf(city: string, state: string, longitude: number): string {
  const odd = ODD_CITIES[`${city} ${state}`];
  if (odd !== undefined) return odd;
  const western = WESTERN_PARTS[state];
  if (western !== undefined && longitude < western.west) return western.timeZone;
  return STATE_ZONES[state] as string;
}

function zone(timeZone: string, states: string): Record<string, string> {
  return Object.fromEntries(states.split(" ").map((state) => [state, timeZone]));
}
