/** From one season's rosters to the next: who is drafted, leaves, changes schools, comes. */
import type { League } from "#lib/feed/simulation/league-model.ts";
import { type Random, randomOf } from "#lib/feed/simulation/random.ts";
import type { Career, SeasonCareers } from "./career.ts";
import { hasNewCoach } from "./coaches.ts";
import { yearLater } from "./development.ts";
import { type DraftProspect, draftedProspects } from "./draft-day.ts";
import { newJersey } from "./jerseys.ts";
import { fillOpenings, type Openings, openingsOf } from "./openings.ts";
import type { ClaimName } from "./people.ts";
import { entersPortal, matchTransfers, type PortalEntry, type TeamContext, withdraws } from "./portal.ts";
import { type Newcomer, recruit, type Scholarship } from "./recruiting.ts";

/** Share of seniors who have one more season. */
const EXTRA_YEAR = 0.12;
/** Class of the fourth season. */
export const SENIOR = 4;
/** Seasons after which everybody has left. */
export const LONGEST_CAREER = SENIOR + 1;
/** Share of the others who stop playing, or go abroad. */
const GIVES_UP = 0.02;
/** Arrivals of a season have ids of their own: 2026's are 1,260,001 and above. */
const IDS_OF_SEASON = 10_000;
const FIRST_YEAR_OF_IDS = 1900;

export interface Arrival {
  newcomer: Newcomer;
  /** The player he becomes; null where he goes to no school of the league. */
  career: Career | null;
}

export interface TurnOver {
  /** The season that it leads to. */
  season: number;
  careers: SeasonCareers;
  drafted: readonly DraftProspect[];
  portal: readonly PortalEntry[];
  /** Most promising first. */
  arrivals: readonly Arrival[];
}

/** The turn to `season` from the rosters before it; `levels` are those of program-levels.ts. */
export function turnOver(
  league: League,
  levels: readonly number[],
  season: number,
  before: SeasonCareers,
  claimName: ClaimName,
): TurnOver {
  const random = randomOf(league.seed, league.scale, "turn", season);
  const teams = league.schools.map(
    ({ id }, place): TeamContext => ({
      schoolId: id,
      level: levels[place] as number,
      newCoach: hasNewCoach(league, season, id),
    }),
  );
  const drafted = draftedProspects(league, season - 1, before);
  const { kept, inPortal, withdrawn } = partings(random, before, teams, drafted);
  const openings = kept.map((players) => openingsOf(players.map(({ player }) => player.position)));
  const transfers = matchTransfers(random, inPortal, teams, openings);
  const newcomers = recruit(random, scholarships(random, teams, openings), claimName);
  const arrivals = newcomers.map((newcomer, place) => ({ newcomer, career: firstYear(newcomer, season, place) }));

  const teamsAfter = kept.map((players) => players.map((career) => yearLater(random, career)));
  const join = (career: Career) => teamsAfter[career.schoolId - 1]?.push(career);
  for (const { career, destinationId } of transfers) {
    if (destinationId !== null) join(transferred(yearLater(random, career), destinationId, season));
  }
  for (const { career } of arrivals) if (career !== null) join(career);
  const careers = teamsAfter.map((players) => withJerseys(random, players));
  return { season, careers, drafted, portal: [...transfers, ...withdrawn], arrivals };
}

interface Partings {
  /** Those who stay, by school. */
  kept: Career[][];
  inPortal: Career[];
  withdrawn: PortalEntry[];
}

function partings(
  random: Random,
  before: SeasonCareers,
  teams: readonly TeamContext[],
  drafted: readonly DraftProspect[],
): Partings {
  const picked = new Set(drafted.map(({ career }) => career?.player.id));
  const inPortal: Career[] = [];
  const withdrawn: PortalEntry[] = [];
  const kept = before.map((players, place) =>
    [...players].sort(byAbility).filter((career, rank) => {
      if (picked.has(career.player.id) || isThrough(random, career)) return false;
      if (!entersPortal(random, career, rank, teams[place] as TeamContext)) return true;
      if (withdraws(random)) {
        withdrawn.push({ career, destinationId: null, eligibility: "Withdrawn" });
        return true;
      }
      inPortal.push(career);
      return false;
    }),
  );
  return { kept, inPortal, withdrawn };
}

function isThrough(random: Random, { classYear }: Career): boolean {
  const hasExtraYear = random.chance(EXTRA_YEAR);
  const exhausted = classYear >= SENIOR && !(classYear === SENIOR && hasExtraYear);
  return random.chance(GIVES_UP) || exhausted;
}

function scholarships(random: Random, teams: readonly TeamContext[], openings: readonly Openings[]): Scholarship[] {
  return teams.flatMap(({ schoolId, level }, place) =>
    fillOpenings(random, openings[place] as Openings).map((position) => ({ schoolId, position, level })),
  );
}

/** Number of the one at a place (0 the first) of those who come in a season, below 2^31: an id of its own. */
export function idInSeason(season: number, place: number): number {
  return (season - FIRST_YEAR_OF_IDS) * IDS_OF_SEASON + place + 1;
}

/** Players join without a number; the team gives them one. */
const NO_JERSEY = "";

function firstYear(newcomer: Newcomer, season: number, place: number): Career | null {
  const { firstName, lastName, hometown, position, classYear, ability, schoolId } = newcomer;
  if (schoolId === null) return null;
  const id = idInSeason(season, place);
  const player = { id, firstName, lastName, hometown, position, firstSeason: season, firstClassYear: classYear };
  return { player, schoolId, jersey: NO_JERSEY, classYear, ability, since: season, formerSchoolIds: [] };
}

function transferred(career: Career, schoolId: number, season: number): Career {
  const formerSchoolIds = [...career.formerSchoolIds, career.schoolId];
  return { ...career, schoolId, since: season, formerSchoolIds, jersey: NO_JERSEY };
}

function withJerseys(random: Random, players: readonly Career[]): Career[] {
  const taken = new Set(players.map(({ jersey }) => jersey));
  return players.map((career) =>
    career.jersey === NO_JERSEY ? { ...career, jersey: newJersey(random, taken) } : career,
  );
}

function byAbility(one: Career, other: Career): number {
  return other.ability - one.ability || one.player.id - other.player.id;
}
