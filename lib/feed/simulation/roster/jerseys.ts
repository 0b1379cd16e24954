/** Numbers on backs: every number from 0 to 99, and 00, is legal since the season of 2024, and no two of a team are equal; 0 and 00 are two. */
import type { Random } from "#lib/feed/simulation/random.ts";

const ANY = [...Array.from({ length: 100 }, (_, number) => String(number)), "00"];
/** Numbers most players ask for: low ones, and those that were legal when digits above 5 were not. */
const LIKED = [
  ...["0", "1", "2", "3", "4", "5", "10", "11", "12", "13", "14", "15", "20", "21", "22", "23", "24", "25"],
  ...["30", "31", "32", "33", "34", "35", "0", "1", "2", "3", "4", "5", "10", "11"],
];
const ASKS_FOR_ANOTHER = 0.12;
const TRIES = 6;

/** A number that is not among those `taken`; adds it. */
export function newJersey(random: Random, taken: Set<string>): string {
  const any = random.chance(ASKS_FOR_ANOTHER);
  let jersey = random.pick(any ? ANY : LIKED);
  for (let tries = 0; taken.has(jersey); tries++) jersey = random.pick(any || tries >= TRIES ? ANY : LIKED);
  taken.add(jersey);
  return jersey;
}
