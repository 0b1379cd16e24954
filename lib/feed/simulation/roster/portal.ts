/** Who changes schools in a spring, and where to. */
import type { Eligibility } from "#lib/basketball/recruiting-facts.ts";
import type { Random } from "#lib/feed/simulation/random.ts";
import type { Career } from "./career.ts";
import type { Openings } from "./openings.ts";

export interface PortalEntry {
  career: Career;
  /** Null: he went back, or found no school of the league. */
  destinationId: number | null;
  eligibility: Eligibility;
}

/** How likely a player is to enter the portal: everybody, the last of the bench, the one before them, the star of a small school. */
const RESTLESS = { all: 0.19, bench: 0.16, endOfBench: 0.14, star: 0.22, newCoach: 0.14, extraYear: 0.3 };
/** Places in the order of a team from which a player counts to the bench, and to its end. */
const BENCH = 7;
const END_OF_BENCH = 10;
/** A player so much better than his school's level is wanted by larger ones. */
const TOO_GOOD = 0.9;
/** Share of those in the portal who go back to their school. */
const WITHDRAWN = 0.05;
/** Share of a school's openings that it fills from the portal. */
const FROM_PORTAL = 0.42;
/** How far a player's choice and a school's are off what they are worth. */
const CHOICE = { player: 0.3, school: 0.35 };

export interface TeamContext {
  schoolId: number;
  /** Level of the programme, from program-levels.ts. */
  level: number;
  newCoach: boolean;
}

/** Whether the player, at a place of his team's order (0 the best), enters the portal. */
export function entersPortal(random: Random, career: Career, place: number, team: TeamContext): boolean {
  const probability =
    RESTLESS.all +
    (place >= BENCH ? RESTLESS.bench : 0) +
    (place >= END_OF_BENCH ? RESTLESS.endOfBench : 0) +
    (career.ability - team.level > TOO_GOOD ? RESTLESS.star : 0) +
    (team.newCoach ? RESTLESS.newCoach : 0) +
    (career.classYear >= 4 ? RESTLESS.extraYear : 0);
  return random.chance(probability);
}

/** Whether a player in the portal goes back to his school. */
export function withdraws(random: Random): boolean {
  return random.chance(WITHDRAWN);
}

/**
 * Finds schools for the players of the portal: the better a player and the better a school, the earlier they choose, so that good players of
 * small schools move up and the bench of strong ones down. Takes the openings that are filled.
 */
export function matchTransfers(
  random: Random,
  players: readonly Career[],
  teams: readonly TeamContext[],
  openings: readonly Openings[],
): PortalEntry[] {
  const places = teams
    .flatMap(({ schoolId, level }) => {
      const open = openings[schoolId - 1] as Openings;
      const wanted = Array.from({ length: open.left() }).filter(() => random.chance(FROM_PORTAL));
      return wanted.map(() => ({ schoolId, open, appeal: level + random.normal(0, CHOICE.school) }));
    })
    .sort((one, other) => other.appeal - one.appeal);
  const order = players
    .map((career) => ({ career, worth: career.ability + random.normal(0, CHOICE.player) }))
    .sort((one, other) => other.worth - one.worth);
  return order.map(({ career }) => {
    const index = places.findIndex(({ schoolId, open }) => suits(career, schoolId) && open.has(career.player.position));
    const [place] = index < 0 ? [] : places.splice(index, 1);
    place?.open.take(career.player.position);
    return { career, destinationId: place?.schoolId ?? null, eligibility: eligibilityOf(random, place === undefined) };
  });
}

function suits({ schoolId, formerSchoolIds }: Career, newSchoolId: number): boolean {
  return schoolId !== newSchoolId && !formerSchoolIds.includes(newSchoolId);
}

/** Who has found a school may mostly play at once; who has none waits for a decision, or would have to sit out. */
function eligibilityOf(random: Random, withoutSchool: boolean): Eligibility {
  if (withoutSchool)
    return (["TBD", "SittingOne", "PendingAppeal"] as const)[random.weighted([6, 3, 1])] as Eligibility;
  return (["Immediate", "TBD", "PendingAppeal"] as const)[random.weighted([94, 4, 2])] as Eligibility;
}
