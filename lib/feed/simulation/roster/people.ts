/** Who a newcomer is: a name and a hometown that fit each other. */
import type { Hometown } from "#lib/feed/simulation/league-model.ts";
import type { Random } from "#lib/feed/simulation/random.ts";
import { AMERICAN_FIRST_NAMES, AMERICAN_LAST_NAMES } from "#lib/feed/simulation/tables/american-name-table.ts";
import type { Origin } from "#lib/feed/simulation/tables/origin.ts";
import { EUROPEAN_ORIGINS } from "#lib/feed/simulation/tables/origins-europe.ts";
import { OVERSEAS_ORIGINS } from "#lib/feed/simulation/tables/origins-overseas.ts";
import { US_PLACES } from "#lib/feed/simulation/us-places.ts";
import type { Person } from "./career.ts";

/** Thousands of inhabitants that send one share of the players: large cities send more, small towns their stars. */
const INHABITANTS_OF_SHARE = 60;
const AMERICAN_HOMETOWNS: readonly Hometown[] = US_PLACES.flatMap((place) => {
  const { city, state, latitude, longitude } = place;
  const hometown = { city, state, country: "USA", latitude, longitude };
  return Array.from({ length: 1 + Math.round(place.inhabitants / INHABITANTS_OF_SHARE) }, () => hometown);
});

/** Share of players whose names are from abroad, of those the share that grew up in the United States, and theirs with an American first name. */
const ABROAD = 0.2;
const BORN_HERE = 0.3;
const AMERICAN_FIRST_NAME = 0.5;
const ORIGINS: readonly Origin[] = [...EUROPEAN_ORIGINS, ...OVERSEAS_ORIGINS];
/** Every city abroad that players come from. */
export const CITIES_ABROAD: readonly string[] = ORIGINS.flatMap(({ hometowns }) => hometowns.map(({ city }) => city));
const ORIGIN_WEIGHTS = ORIGINS.map(({ weight }) => weight);

/** Claims a full name; false where somebody has it. */
export type ClaimName = (name: string) => boolean;

/** A person whose full name nobody else has. */
export function newPerson(random: Random, claim: ClaimName): Person {
  for (;;) {
    const person = anyPerson(random);
    if (claim(fullName(person))) return person;
  }
}

/** Somebody who grew up outside the United States. */
export function personFromAbroad(random: Random): Person {
  const { firstNames, lastNames, hometowns } = ORIGINS[random.weighted(ORIGIN_WEIGHTS)] as Origin;
  return { firstName: random.pick(firstNames), lastName: random.pick(lastNames), hometown: random.pick(hometowns) };
}

export function fullName({ firstName, lastName }: Pick<Person, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`;
}

function anyPerson(random: Random): Person {
  if (!random.chance(ABROAD)) {
    const firstName = random.pick(AMERICAN_FIRST_NAMES);
    return { firstName, lastName: random.pick(AMERICAN_LAST_NAMES), hometown: random.pick(AMERICAN_HOMETOWNS) };
  }
  const person = personFromAbroad(random);
  if (!random.chance(BORN_HERE)) return person;
  const firstName = random.chance(AMERICAN_FIRST_NAME) ? random.pick(AMERICAN_FIRST_NAMES) : person.firstName;
  return { firstName, lastName: person.lastName, hometown: random.pick(AMERICAN_HOMETOWNS) };
}
