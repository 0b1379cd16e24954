/** What happened between two seasons, in full: the turning of the rosters with what scouts and drafting teams make of it. */
import type { League } from "./league-model.ts";
import type {
  Offseason,
  SimulatedPick,
  SimulatedRecruit,
  SimulatedRecruitingRanking,
  SimulatedTransfer,
} from "./offseason-model.ts";
import { type Random, randomOf } from "./random.ts";
import { bodyOf, sizeOf } from "./roster/body.ts";
import { POSITIONS } from "./roster/career.ts";
import type { DraftProspect } from "./roster/draft-day.ts";
import { feederSchool } from "./roster/feeder-schools.ts";
import { personFromAbroad } from "./roster/people.ts";
import type { PortalEntry } from "./roster/portal.ts";
import { clubAbroad, professionalTeams } from "./roster/professional-teams.ts";
import { classRating, reportOnRecruit, reportOnTransfer } from "./roster/scouting.ts";
import { type Arrival, idInSeason, LONGEST_CAREER, SENIOR, type TurnOver } from "./roster/turn-over.ts";

/** Recruits with fewer stars are not ranked. */
const FEWEST_RANKED_STARS = 3;
/** How far the order expected before a draft is from that of the picks. */
const EXPECTED = 0.1;

/** What led to the season of a turn. */
export function offseasonOf(league: League, turn: TurnOver): Offseason {
  const { season } = turn;
  const recruits = recruitsOf(league, turn);
  return {
    season,
    year: season - 1,
    recruits,
    rankings: rankClasses(recruits),
    transfers: turn.portal.map((entry, place) => transferOf(season, entry, place)),
    picks: picksOf(league, turn),
  };
}

function recruitsOf(league: League, { season, arrivals }: TurnOver): SimulatedRecruit[] {
  const recruits = arrivals
    .map((arrival, place) => recruitOf(league, season, arrival, idInSeason(season, place)))
    .sort((one, other) => other.rating - one.rating || one.id - other.id);
  let ranking = 0;
  for (const recruit of recruits) {
    if (recruit.type !== "junior_college" && recruit.stars >= FEWEST_RANKED_STARS) recruit.ranking = ++ranking;
  }
  return recruits;
}

function recruitOf({ seed }: League, season: number, { newcomer, career }: Arrival, id: number): SimulatedRecruit {
  const { type, firstName, lastName, position, hometown, classYear, schoolId } = newcomer;
  const player = career?.player ?? { id, position, firstSeason: season, firstClassYear: classYear };
  const { heightInches, weightPounds } = bodyOf(seed, player, classYear);
  return {
    id,
    type,
    firstName,
    lastName,
    position,
    school: feederSchool(randomOf(seed, "feeder school", id), type, hometown),
    hometown,
    heightInches,
    weightPounds,
    ...reportOnRecruit(newcomer),
    ranking: null,
    schoolId,
    athleteId: career?.player.id ?? null,
  };
}

/** Classes of recruits by school, the best rated first. */
export function rankClasses(recruits: readonly SimulatedRecruit[]): SimulatedRecruitingRanking[] {
  const classes = new Map<number, number[]>();
  for (const { schoolId, rating } of recruits) {
    if (schoolId !== null) classes.set(schoolId, [...(classes.get(schoolId) ?? []), rating]);
  }
  return [...classes]
    .map(([schoolId, ratings]) => ({ schoolId, rating: classRating(ratings) }))
    .sort((one, other) => other.rating - one.rating || one.schoolId - other.schoolId)
    .map(({ schoolId, rating }, place) => ({ schoolId, ranking: place + 1, rating }));
}

function transferOf(
  season: number,
  { career, destinationId, eligibility }: PortalEntry,
  place: number,
): SimulatedTransfer {
  const { player, schoolId, classYear } = career;
  return {
    id: idInSeason(season, place),
    athleteId: player.id,
    firstName: player.firstName,
    lastName: player.lastName,
    position: player.position,
    originId: schoolId,
    destinationId,
    eligibility,
    // Who is in the portal after his fourth season has one more; in the fifth nobody enters it.
    yearsRemaining: classYear < SENIOR ? SENIOR - classYear : LONGEST_CAREER - classYear,
    ...reportOnTransfer(career),
  };
}

function picksOf(league: League, { season, drafted }: TurnOver): SimulatedPick[] {
  const random = randomOf(league.seed, league.scale, "draft day", season);
  const teams = professionalTeams(league);
  const order = random.shuffled(teams);
  const expected = drafted.map(({ judgement }) => judgement + random.normal(0, EXPECTED));
  const picks = drafted.map((prospect, place): SimulatedPick => {
    const pick = place % teams.length;
    return {
      overall: place + 1,
      round: Math.floor(place / teams.length) + 1,
      pick: pick + 1,
      team: order[pick] as (typeof order)[number],
      ...drafteeOf(league, random, prospect),
      overallRank: 1 + countAbove(expected, expected[place] as number),
      positionRank: 0,
    };
  });
  for (const pick of picks) {
    const rivals = picks.filter(
      ({ position, overallRank }) => position === pick.position && overallRank < pick.overallRank,
    );
    pick.positionRank = 1 + rivals.length;
  }
  return picks;
}

type Draftee = Pick<SimulatedPick, "firstName" | "lastName" | "position" | "heightInches" | "weightPounds" | "from">;

function drafteeOf({ seed }: League, random: Random, { career }: DraftProspect): Draftee {
  if (career === null) {
    const { firstName, lastName, hometown } = personFromAbroad(random);
    const position = random.pick(POSITIONS);
    const { heightInches, weightPounds } = sizeOf(random, position, random.integer(1, 3));
    return {
      firstName,
      lastName,
      position,
      heightInches,
      weightPounds,
      from: { kind: "club", club: clubAbroad(random, hometown) },
    };
  }
  const { player, schoolId, classYear } = career;
  const { heightInches, weightPounds } = bodyOf(seed, player, classYear);
  const { id: athleteId, firstName, lastName, position } = player;
  return { firstName, lastName, position, heightInches, weightPounds, from: { kind: "school", schoolId, athleteId } };
}

function countAbove(numbers: readonly number[], number: number): number {
  return numbers.filter((other) => other > number).length;
}
