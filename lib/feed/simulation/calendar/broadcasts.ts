/** Who shows a game. All networks are invented. */
import type { BroadcastFact } from "#lib/basketball/game-facts.ts";
import type { SimulatedSchool } from "#lib/feed/simulation/league-model.ts";
import type { Random } from "#lib/feed/simulation/random.ts";

const NATIONAL = ["Halyard TV", "Halyard 2", "Tessera Sports", "Big Lantern"];
/** By the hour of the venue's clock: east, centre, mountains, west. */
const REGIONAL: readonly [behind: number, name: string][] = [
  [0, "Quarterline East"],
  [60, "Quarterline Central"],
  [120, "Quarterline Mountain"],
  [180, "Quarterline West"],
];
const STREAMING = ["Courtvine", "Hardwood Box", "Halyard Stream"];

/** Sum of both schools' prestige, in standard deviations, at which half of the games are shown nationally, and what makes it certain. */
const NATIONAL_FROM = 2.2;
const NATIONAL_WIDTH = 2;
const REGIONAL_FROM = 0;

export type Stage = "exhibition" | "season" | "conferenceFinal" | "national";

/**
 * One to three broadcasts of a game: national television for the games of famous schools and for titles, a region's for others of name, a
 * streaming service for the rest; the home school's radio for those that have one.
 *
 * @param behind minutes that the venue's clock is behind the eastern one
 */
export function broadcastsOf(
  home: SimulatedSchool,
  away: SimulatedSchool,
  stage: Stage,
  behind: number,
  random: Random,
): BroadcastFact[] {
  const fame = home.prestige + away.prestige + random.normal(0, 0.5);
  const national =
    stage === "national" ||
    stage === "conferenceFinal" ||
    fame > NATIONAL_FROM + (random.between(-1, 1) * NATIONAL_WIDTH) / 2;
  const broadcasts: BroadcastFact[] = [];
  if (stage === "exhibition") broadcasts.push({ type: "Streaming", name: random.pick(STREAMING) });
  else if (national) broadcasts.push({ type: "TV", name: random.pick(NATIONAL) });
  else if (fame > REGIONAL_FROM) broadcasts.push({ type: "TV", name: regionalNetwork(behind) });
  else broadcasts.push({ type: "Streaming", name: random.pick(STREAMING) });
  if (broadcasts[0]?.type === "TV" && random.chance(0.35)) {
    broadcasts.push({ type: "Streaming", name: random.pick(STREAMING) });
  }
  if (home.prestige > 0 && random.chance(0.5)) {
    broadcasts.push({ type: "Radio", name: `${home.place} Radio Network` });
  }
  return broadcasts;
}

function regionalNetwork(behind: number): string {
  const region = REGIONAL.filter(([least]) => behind >= least).at(-1);
  return (region ?? (REGIONAL[0] as (typeof REGIONAL)[number]))[1];
}
