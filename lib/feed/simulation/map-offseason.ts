/** Recruits, the rankings of their classes, transfers and the draft of the simulated league: raw -> facts. */
import type { DraftTeamFact } from "#lib/basketball/draft-facts.ts";
import type { TeamFact } from "#lib/basketball/entity-facts.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import type { League } from "./league-model.ts";
import { mapTeam, simulationIds } from "./map-entities.ts";
import type {
  Offseason,
  ProfessionalTeam,
  SimulatedPick,
  SimulatedRecruit,
  SimulatedRecruitingRanking,
  SimulatedTransfer,
} from "./offseason-model.ts";

/** What is known of a class of recruits: who has said where he goes, and whether they have arrived there. */
export interface RecruitingStage {
  hasCommitted(recruit: SimulatedRecruit): boolean;
  arrived: boolean;
}

/** Recruits of a year at a stage; the best first. */
export function mapRecruits(
  league: League,
  { year, recruits }: Pick<Offseason, "year" | "recruits">,
  stage: RecruitingStage,
): Fact[] {
  return recruits.map((recruit) => ({
    kind: "recruit",
    league: "mens",
    recruit: {
      source: "simulation",
      sourceId: String(recruit.id),
      year,
      type: recruit.type,
      name: `${recruit.firstName} ${recruit.lastName}`,
      position: recruit.position,
      school: recruit.school && { sourceId: String(recruit.school.id), name: recruit.school.name },
      hometown: { ...recruit.hometown, countyFips: null },
      heightInches: recruit.heightInches,
      weightPounds: recruit.weightPounds,
      stars: recruit.stars,
      rating: recruit.rating,
      ranking: recruit.ranking,
      committedTo: recruit.schoolId !== null && stage.hasCommitted(recruit) ? teamOf(league, recruit.schoolId) : null,
      athleteIds: stage.arrived && recruit.athleteId !== null ? simulationIds(recruit.athleteId) : {},
    },
  }));
}

export function mapRecruitingRankings(
  league: League,
  year: number,
  rankings: readonly SimulatedRecruitingRanking[],
): Fact[] {
  return rankings.map(({ schoolId, ranking, rating }) => ({
    kind: "recruitingRanking",
    league: "mens",
    recruitingRanking: { source: "simulation", year, team: teamOf(league, schoolId), ranking, rating },
  }));
}

/** Players in the portal. While it is open nobody has chosen: no destination, and of eligibility only that it is to be decided. */
export function mapTransfers(
  league: League,
  { year, transfers }: Pick<Offseason, "year" | "transfers">,
  { decided }: { decided: boolean },
): Fact[] {
  return transfers.map((transfer: SimulatedTransfer) => ({
    kind: "transfer",
    league: "mens",
    transfer: {
      source: "simulation",
      sourceId: String(transfer.id),
      year,
      firstName: transfer.firstName,
      lastName: transfer.lastName,
      position: transfer.position,
      origin: teamOf(league, transfer.originId),
      destination: decided && transfer.destinationId !== null ? teamOf(league, transfer.destinationId) : null,
      eligibility: decided ? transfer.eligibility : "TBD",
      yearsRemaining: transfer.yearsRemaining,
      stars: transfer.stars,
      rating: transfer.rating,
      athleteIds: simulationIds(transfer.athleteId),
    },
  }));
}

export function mapDraftTeams(teams: readonly ProfessionalTeam[]): Fact[] {
  return teams.map((team) => ({ kind: "draftTeam", league: "mens", draftTeam: mapDraftTeam(team) }));
}

export function mapPicks(league: League, { year, picks }: Pick<Offseason, "year" | "picks">): Fact[] {
  return picks.map((pick: SimulatedPick) => ({
    kind: "draftPick",
    league: "mens",
    draftPick: {
      source: "simulation",
      year,
      overall: pick.overall,
      round: pick.round,
      pick: pick.pick,
      draftTeam: mapDraftTeam(pick.team),
      name: `${pick.firstName} ${pick.lastName}`,
      position: pick.position,
      heightInches: pick.heightInches,
      weightPounds: pick.weightPounds,
      overallRank: pick.overallRank,
      positionRank: pick.positionRank,
      ...mapPlayedFor(league, pick.from),
    },
  }));
}

/** A school of the league is a college of the store; of a club abroad only the words are stated. */
function mapPlayedFor(league: League, from: SimulatedPick["from"]) {
  if (from.kind === "school") {
    return { college: teamOf(league, from.schoolId), sourceTeam: null, athleteIds: simulationIds(from.athleteId) };
  }
  const { id, city, name, league: leagueAffiliation } = from.club;
  return {
    college: null,
    sourceTeam: { sourceId: String(id), location: city, name, leagueAffiliation },
    athleteIds: {},
  };
}

function mapDraftTeam({ id, location, name, abbreviation }: ProfessionalTeam): DraftTeamFact {
  return {
    source: "simulation",
    sourceId: String(id),
    location,
    name,
    displayName: `${location} ${name}`,
    abbreviation,
  };
}

function teamOf(league: League, schoolId: number): TeamFact {
  const school = league.schools[schoolId - 1];
  if (school === undefined) throw new RangeError(`The league has no school ${schoolId}.`);
  return mapTeam(school);
}
