/** Names of events that do not exist. */
import type { Random } from "#lib/feed/simulation/random.ts";

const FIRST_WORDS = [
  "Harvest",
  "Lantern",
  "Driftwood",
  "Copper Kettle",
  "Juniper",
  "Saltgrass",
  "Tamarack",
  "Millrace",
  "Marigold",
  "Blue Heron",
  "Windmill",
  "Cinder Ridge",
  "Pelican",
  "Foxglove",
  "Hearthstone",
  "Buttonwood",
  "Sandpiper",
  "Signal Hill",
  "Persimmon",
  "Ferryman's",
  "Amber Coast",
  "Thistledown",
  "Quarry",
  "Cranberry",
  "Lighthouse Keepers",
  "Woodsmoke",
  "Sycamore",
  "Turnstile",
  "Chestnut",
  "Paper Moon",
];
const LAST_WORDS = ["Classic", "Invitational", "Tip-Off", "Shootout", "Jamboree", "Challenge"];

/** Different names, the same ones every season, the first for the event of the strongest schools. */
export function eventNames(count: number, random: Random): string[] {
  const firsts = random.shuffled(FIRST_WORDS);
  const lasts = random.shuffled(LAST_WORDS);
  return Array.from({ length: count }, (_, place) => {
    const round = Math.floor(place / firsts.length);
    const last = lasts[(place + round) % lasts.length];
    return `${firsts[place % firsts.length]} ${last}`;
  });
}
