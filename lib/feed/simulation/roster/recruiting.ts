/** Newcomers of a season: who they are, how good, where they go. */
import type { RecruitType } from "#lib/basketball/recruiting-facts.ts";
import type { SimulatedPosition } from "#lib/feed/simulation/league-model.ts";
import type { Random } from "#lib/feed/simulation/random.ts";
import { type Person, POSITIONS } from "./career.ts";
import { growthToCome } from "./development.ts";
import { type ClaimName, newPerson } from "./people.ts";

export interface Newcomer extends Person {
  type: RecruitType;
  position: SimulatedPosition;
  /** The class he enters college in: players of junior colleges have two seasons behind them. */
  classYear: number;
  ability: number;
  /** How good scouts think he will become. */
  promise: number;
  /** Null: he goes to no school of the league. */
  schoolId: number | null;
}

/** A place that a newcomer is to fill. */
export interface Scholarship {
  schoolId: number;
  position: SimulatedPosition;
  /** Level of the programme, from program-levels.ts. */
  level: number;
}

interface Source {
  type: RecruitType;
  share: number;
  classYear: number;
  mean: number;
  deviation: number;
}
const SOURCES: readonly Source[] = [
  { type: "high_school", share: 0.7, classYear: 1, mean: -0.8, deviation: 0.8 },
  { type: "prep_school", share: 0.11, classYear: 1, mean: -0.7, deviation: 0.75 },
  { type: "junior_college", share: 0.19, classYear: 3, mean: -0.45, deviation: 0.55 },
];
const SHARES = SOURCES.map(({ share }) => share);
/** How far scouts are off, and how far a choice of school is from going by level alone. */
const MISJUDGED = 0.35;
const CHOICE = 0.6;
/** For each scholarship so many more recruits, who choose no school of the league. */
const GO_ELSEWHERE = 0.04;

/** Newcomers for all scholarships, most promising first; the best go to the best schools, more or less. */
export function recruit(random: Random, scholarships: readonly Scholarship[], claim: ClaimName): Newcomer[] {
  return POSITIONS.flatMap((position) => {
    const places = scholarships
      .filter((place) => place.position === position)
      .map(({ schoolId, level }) => ({ schoolId, appeal: level + random.normal(0, CHOICE) }))
      .sort((one, other) => other.appeal - one.appeal);
    const count = places.length + Math.round(places.length * GO_ELSEWHERE);
    const newcomers = Array.from({ length: count }, () => newcomer(random, position, claim)).sort(byPromise);
    const elsewhere = new Set(random.shuffled(newcomers).slice(places.length));
    let next = 0;
    for (const person of newcomers) {
      if (!elsewhere.has(person)) person.schoolId = places[next++]?.schoolId ?? null;
    }
    return newcomers;
  }).sort(byPromise);
}

function newcomer(random: Random, position: SimulatedPosition, claim: ClaimName): Newcomer {
  const { type, classYear, mean, deviation } = SOURCES[random.weighted(SHARES)] as Source;
  const ability = random.normal(mean, deviation);
  const { firstName, lastName, hometown } = newPerson(random, claim);
  return {
    firstName,
    lastName,
    hometown,
    type,
    position,
    classYear,
    ability,
    promise: ability + growthToCome(classYear) + random.normal(0, MISJUDGED),
    schoolId: null,
  };
}

function byPromise(one: Newcomer, other: Newcomer): number {
  return other.promise - one.promise;
}
