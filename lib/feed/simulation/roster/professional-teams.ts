/** The professional teams that draft, and the clubs abroad that some of the drafted come from. */
import type { Hometown, LeagueKey } from "#lib/feed/simulation/league-model.ts";
import { LEAGUE_SIZES } from "#lib/feed/simulation/league-scale.ts";
import type { ClubAbroad, ProfessionalTeam } from "#lib/feed/simulation/offseason-model.ts";
import { type Random, randomOf } from "#lib/feed/simulation/random.ts";
import {
  CLUB_LEAGUES,
  CLUB_NAMES,
  PROFESSIONAL_NICKNAMES,
} from "#lib/feed/simulation/tables/professional-name-table.ts";
import { MAINLAND_PLACES, milesBetween, type UsPlace } from "#lib/feed/simulation/us-places.ts";
import { CITIES_ABROAD } from "./people.ts";

/** A city with room for a professional team, in thousands of inhabitants, and how far it is from the next one. */
const LARGE_CITY = 180;
const MILES_APART = 70;

/** The professional teams of a league, by location; ids count from 1. */
export function professionalTeams({ seed, scale }: LeagueKey): ProfessionalTeam[] {
  const random = randomOf(seed, scale, "professional teams");
  const nicknames = random.shuffled(PROFESSIONAL_NICKNAMES);
  const taken = new Set<string>();
  return spreadOut(random.shuffled(MAINLAND_PLACES), LEAGUE_SIZES[scale].professionalTeams)
    .map(({ city }, place) => ({ location: city, name: nicknames[place] as string }))
    .sort((one, other) => (one.location < other.location ? -1 : 1))
    .map(({ location, name }, place) => ({ id: place + 1, location, name, abbreviation: abbreviate(location, taken) }));
}

/** A club of a player's hometown abroad. Its id hangs on the city and the name. */
export function clubAbroad(random: Random, hometown: Hometown): ClubAbroad {
  const name = random.integer(0, CLUB_NAMES.length - 1);
  const city = CITIES_ABROAD.indexOf(hometown.city);
  return {
    id: 1 + city * CLUB_NAMES.length + name,
    city: hometown.city,
    name: CLUB_NAMES[name] as string,
    league: CLUB_LEAGUES[(city + name) % CLUB_LEAGUES.length] as string,
  };
}

function spreadOut(cities: readonly UsPlace[], wanted: number): UsPlace[] {
  const chosen: UsPlace[] = [];
  for (const city of cities) {
    if (chosen.length === wanted) break;
    if (city.inhabitants >= LARGE_CITY && chosen.every((other) => milesBetween(city, other) > MILES_APART)) {
      chosen.push(city);
    }
  }
  return chosen;
}

/** Three letters: the first two of the name and the first after them that leaves nobody else's. */
function abbreviate(location: string, taken: Set<string>): string {
  const letters = location.toUpperCase().replaceAll(/[^A-Z]/g, "");
  for (let second = 1; second < letters.length; second++) {
    for (let third = second + 1; third < letters.length; third++) {
      const abbreviation = `${letters.charAt(0)}${letters.charAt(second)}${letters.charAt(third)}`;
      if (taken.has(abbreviation)) continue;
      taken.add(abbreviation);
      return abbreviation;
    }
  }
  throw new RangeError(`There is no abbreviation left for ${location}.`);
}
