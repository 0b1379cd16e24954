/** The draw of the national tournament: seeds, regions, and who must play for his place first. */
import type { SeasonDesk } from "#lib/feed/simulation/calendar/season-desk.ts";
import type { NationalField } from "./national-field.ts";
import { divideRegions, type Place, seedLines } from "./seed-lines.ts";

/** A region's places by seed: the first has seed 1. */
export type RegionPlaces = readonly Place[];

/** Regions, by the order of their first seeds, as they stand in the bracket: the best first seed can meet the fourth in the semifinals. */
export const REGION_ORDER = [0, 3, 1, 2];

/** Last champions and last others that play in pairs for a place. */
const OPENING = 4;
/** A field above this has more schools than its bracket has places. */
const FULL_BRACKET = 64;

/**
 * Seeds a field of 16 or 68 and divides it among four regions, in the order of their first seeds. Of 68 the four lowest champions and the four lowest
 * of the others are paired for two places each, and a pair is seeded by its better school.
 */
export function nationalDraw(desk: SeasonDesk, field: NationalField): RegionPlaces[] {
  const conferenceOf = (schoolId: number) => desk.teamOf(schoolId).conferenceId;
  return divideRegions(seedLines(placesOf(field), conferenceOf), conferenceOf);
}

function placesOf({ national, champions }: NationalField): Place[] {
  if (national.length <= FULL_BRACKET) return national.map((schoolId) => [schoolId]);
  const last = (schools: number[]) => schools.slice(-OPENING);
  const lowChampions = last(national.filter((schoolId) => champions.has(schoolId)));
  const lowOthers = last(national.filter((schoolId) => !champions.has(schoolId)));
  const pairs = new Map<number, Place>();
  for (const [first, second, third, fourth] of [lowChampions, lowOthers] as [number, number, number, number][]) {
    pairs.set(first, [first, second]).set(third, [third, fourth]);
  }
  const inPairs = new Set([...lowChampions, ...lowOthers]);
  return national.flatMap((schoolId): Place[] => {
    const pair = pairs.get(schoolId);
    if (pair !== undefined) return [pair];
    return inPairs.has(schoolId) ? [] : [[schoolId]];
  });
}
