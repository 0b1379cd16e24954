/** Who a newcomer is: a name and a hometown that fit each other. */
import type { Hometown } from "#lib/feed/simulation/league-model.ts";
import type { Random } from "#lib/feed/simulation/random.ts";
import { AMERICAN_FIRST_NAMES, AMERICAN_LAST_NAMES } from "#lib/feed/simulation/tables/american-name-table.ts";
import { US_PLACES } from "#lib/feed/simulation/us-places.ts";
import type { Person } from "./career.ts";

/** Thousands of inhabitants that send one share of the players: large cities send more, small towns their stars. */
const INHABITANTS_OF_SHARE = 60;
const AMERICAN_HOMETOWNS: readonly Hometown[] = US_PLACES.flatMap((place) => {
  const { city, state, latitude, longitude } = place;
  const hometown = { city, state, country: "USA", latitude, longitude };
  return Array.from({ length: 1 + Math.round(place.inhabitants / INHABITANTS_OF_SHARE) }, () => hometown);
});

/** Claims a full name; false where somebody has it. */
export type ClaimName = (name: string) => boolean;

/** A person whose full name nobody else has. */
export function newPerson(random: Random, claim: ClaimName): Person {
  for (;;) {
    const person = anyPerson(random);
    if (claim(fullName(person))) return person;
  }
}

export function fullName({ firstName, lastName }: Pick<Person, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`;
}

function anyPerson(random: Random): Person {
  return {
    firstName: random.pick(AMERICAN_FIRST_NAMES),
    lastName: random.pick(AMERICAN_LAST_NAMES),
    hometown: random.pick(AMERICAN_HOMETOWNS),
  };
}
