/** Recruits, rankings of their classes and transfers: records to facts. Pure. */
import type { TeamFact } from "#lib/basketball/entity-facts.ts";
import type { League } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import { namedTeam } from "#lib/feed/named-team.ts";
import { idsOf, mapPosition } from "./map-entities.ts";
import type { RawRecruit, RawRecruitingRanking, RawTransfer } from "./raw-recruiting-and-draft.ts";

export function mapRecruit(raw: RawRecruit, league: League): Fact {
  const { year, name, school, schoolId, hometown, heightInches, weightPounds, stars, rating, ranking } = raw;
  return {
    kind: "recruit",
    league,
    recruit: {
      source: "cbbd",
      sourceId: String(raw.id),
      ids: idsOf(raw.id, raw.sourceId),
      year,
      // Not served.
      type: null,
      name,
      position: mapPosition(raw.position),
      school: school === null ? null : { sourceId: schoolId === null ? null : String(schoolId), name: school },
      hometown,
      heightInches,
      weightPounds,
      stars,
      rating,
      ranking,
      committedTo: teamOf(raw.committedTo),
      athleteIds: idsOf(raw.athleteId),
    },
  };
}

export function mapRecruitingRanking(raw: RawRecruitingRanking, league: League): Fact {
  const { year, ranking, rating } = raw;
  const team = namedTeam(raw.team, { ids: idsOf(raw.teamId) });
  return { kind: "recruitingRanking", league, recruitingRanking: { source: "cbbd", year, team, ranking, rating } };
}

export function mapTransfer(raw: RawTransfer, league: League): Fact {
  const { year, firstName, lastName, eligibility, yearsRemaining, stars, rating } = raw;
  return {
    kind: "transfer",
    league,
    transfer: {
      source: "cbbd",
      sourceId: String(raw.id),
      ids: idsOf(raw.id, raw.sourceId),
      year,
      firstName,
      lastName,
      position: mapPosition(raw.position),
      origin: teamOf(raw.origin),
      destination: teamOf(raw.destination),
      eligibility,
      yearsRemaining,
      stars,
      rating,
      // Not served.
      athleteIds: {},
    },
  };
}

/** A team without a name cannot be told from others where its id is not known. */
function teamOf(raw: { id: number | null; name: string | null } | null): TeamFact | null {
  return raw === null || raw.name === null ? null : namedTeam(raw.name, { ids: idsOf(raw.id) });
}
