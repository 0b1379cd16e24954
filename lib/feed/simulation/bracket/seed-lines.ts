/** Seeds and regions: which schools get which line, and who goes where, so that no first round is a conference game. */
import { permutationsOf } from "./permutations.ts";

/** A place of the draw: a school, or two that play for it first. */
export type Place = readonly number[];

/** Four places of one seed, in the order of their schools. */
export type SeedLine = readonly Place[];

const REGIONS = 4;
/** Lines whose schools of one conference are kept in different regions as far as possible. */
const PROTECTED_LINES = 4;
const PENALTY = { firstRound: 1000, secondRound: 20, protectedMate: 10, mate: 1, displaced: 0.2 };

/**
 * Lines of four from places in the order of their schools. Schools move to the next line where otherwise no division into regions could keep
 * schools of one conference apart in the first round, and stay where even that does not help: more than half of a field cannot be kept apart.
 */
export function seedLines(places: readonly Place[], conferenceOf: (schoolId: number) => number): Place[][] {
  let lines: Place[][] = Array.from({ length: places.length / REGIONS }, (_, line) =>
    places.slice(line * REGIONS, (line + 1) * REGIONS),
  );
  const conflicts = (candidate: readonly SeedLine[]) => conflictsOf(candidate, conferenceOf);
  for (;;) {
    const left = conflicts(lines);
    const better = left === 0 ? undefined : swapsOf(lines).find((candidate) => conflicts(candidate) < left);
    if (better === undefined) return lines;
    lines = better;
  }
}

/** Lines with two places of neighbouring lines swapped, those near each other in the order first. */
function swapsOf(lines: readonly Place[][]): Place[][][] {
  const swaps: Place[][][] = [];
  for (let distance = 1; distance < 2 * REGIONS; distance++) {
    for (let line = lines.length - 2; line >= 0; line--) {
      for (let from = REGIONS - 1; from >= 0; from--) {
        const to = from + distance - REGIONS;
        if (to < 0 || to >= REGIONS) continue;
        const swapped = lines.map((places) => [...places]);
        const [upper, lower] = [swapped[line], swapped[line + 1]] as [Place[], Place[]];
        [upper[from], lower[to]] = [lower[to] as Place, upper[from] as Place];
        swaps.push(swapped);
      }
    }
  }
  return swaps;
}

/** Conference games that are left in the first round however the lines are laid side by side. */
function conflictsOf(lines: readonly SeedLine[], conferenceOf: (schoolId: number) => number): number {
  let conflicts = 0;
  for (let line = 0; line < lines.length / 2; line++) {
    const upper = lines[line] as SeedLine;
    const lower = lines[lines.length - 1 - line] as SeedLine;
    const mates = permutationsOf(REGIONS).map(
      (order) =>
        order.filter((from, region) => shareConference(upper[region] as Place, lower[from] as Place, conferenceOf))
          .length,
    );
    conflicts += Math.min(...mates);
  }
  return conflicts;
}

function shareConference(one: Place, other: Place, conferenceOf: (schoolId: number) => number): boolean {
  return one.some((school) => other.some((mate) => conferenceOf(school) === conferenceOf(mate)));
}

/**
 * Divides lines among four regions: line by line the order that keeps schools of one conference apart, first-round opponents before all, then
 * those who could meet in the second round and the best lines, and that otherwise gives the weakest of a line to the region of the strongest so far.
 *
 * @returns a region's places by seed: the first is its first seed. The first region has the best school, the fourth the fourth best.
 */
export function divideRegions(lines: readonly SeedLine[], conferenceOf: (schoolId: number) => number): Place[][] {
  const regions: Place[][] = Array.from({ length: REGIONS }, () => []);
  for (const [line, places] of lines.entries()) {
    const snake = line % 2 === 0 ? [0, 1, 2, 3] : [3, 2, 1, 0];
    const rated = permutationsOf(REGIONS).map((order) => ({ order, penalty: penaltyOf(order, snake) }));
    const best = rated.reduce((one, other) => (other.penalty < one.penalty ? other : one));
    for (const [region, from] of best.order.entries()) regions[region]?.push(places[from] as Place);

    function penaltyOf(order: readonly number[], usual: readonly number[]): number {
      return order.reduce((sum, from, region) => {
        const place = places[from] as Place;
        const displaced = PENALTY.displaced * Math.abs(from - (usual[region] as number));
        const mates = (regions[region] as Place[]).map((other, seed) =>
          shareConference(place, other, conferenceOf) ? matePenalty(seed, line, lines.length) : 0,
        );
        return sum + displaced + mates.reduce((total, penalty) => total + penalty, 0);
      }, 0);
    }
  }
  return regions;
}

/** What it costs to have schools of one conference on two lines (0 is the first) of a region. */
function matePenalty(upper: number, lower: number, lines: number): number {
  if (upper + lower === lines - 1) return PENALTY.firstRound;
  // Two quarters of a region meet in the second round when their better seeds' lines add up to one less than half the lines.
  const quarter = (line: number) => Math.min(line, lines - 1 - line);
  if (quarter(upper) + quarter(lower) === lines / 2 - 1) return PENALTY.secondRound;
  return lower < PROTECTED_LINES ? PENALTY.protectedMate : PENALTY.mate;
}
