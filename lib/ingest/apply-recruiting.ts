/** Writing what feeds state of recruits, of the rankings of their classes, and of transfers. */
import type { Source } from "#lib/basketball/enums.ts";
import { personNameKey } from "#lib/basketball/person-names.ts";
import type { RecruitFact, RecruitingRankingFact, TransferFact } from "#lib/basketball/recruiting-facts.ts";
import type { Database } from "#lib/store/connection.ts";
import { nextId } from "#lib/store/identities.ts";
import { upsertRecruitingRanking } from "#lib/store/recruiting-rankings.ts";
import {
  insertRecruitingSchool,
  selectRecruitIdsByName,
  selectRecruitingSchoolIdsByName,
  upsertRecruit,
} from "#lib/store/recruits.ts";
import { selectTransferIdsByName, upsertTransfer } from "#lib/store/transfers.ts";
import { entityAuthority } from "./authority.ts";
import type { ResolverMemory } from "./entity-resolver.ts";
import { findOrNumber } from "./find-or-number.ts";
import { resolveTeam } from "./resolve-team.ts";

/** The same recruit from two sources is one: by the source's id, else by year and name. */
export async function applyRecruit(db: Database, memory: ResolverMemory, fact: RecruitFact): Promise<void> {
  const { source, year, committedTo, hometown } = fact;
  const nameKey = personNameKey(fact.name);
  const team = committedTo && (await resolveTeam(db, memory, source, "game", committedTo));
  const schoolId = fact.school && (await resolveSchool(db, source, fact.school));
  const alike = await selectRecruitIdsByName(db, year, nameKey);
  await upsertRecruit(db, {
    id: await findOrNumber(db, "recruit", { ...fact.ids, [source]: fact.sourceId }, alike),
    authority: entityAuthority(source, "list"),
    year,
    type: fact.type,
    name: fact.name,
    nameKey,
    position: fact.position,
    schoolId,
    hometown: hometown && JSON.stringify(hometown),
    heightInches: fact.heightInches,
    weightPounds: fact.weightPounds,
    stars: fact.stars,
    rating: fact.rating,
    ranking: fact.ranking,
    teamId: team?.id ?? null,
    athleteIds: JSON.stringify(fact.athleteIds),
  });
}

/** By the source's id; a source that has only names means one school by one name. */
async function resolveSchool(
  db: Database,
  source: Source,
  { sourceId, name }: NonNullable<RecruitFact["school"]>,
): Promise<number> {
  const nameKey = personNameKey(name);
  const alike = await selectRecruitingSchoolIdsByName(db, nameKey);
  const id =
    sourceId === null
      ? (alike[0] ?? (await nextId(db, "recruitingSchool")))
      : await findOrNumber(db, "recruitingSchool", { [source]: sourceId }, alike);
  await insertRecruitingSchool(db, id, name, nameKey);
  return id;
}

export async function applyRecruitingRanking(
  db: Database,
  memory: ResolverMemory,
  { source, year, team, ranking, rating }: RecruitingRankingFact,
): Promise<void> {
  const { id: teamId } = await resolveTeam(db, memory, source, "game", team);
  const authority = entityAuthority(source, "list");
  await upsertRecruitingRanking(db, { year, teamId, authority, ranking, rating });
}

/** The same transfer from two sources is one: by the source's id, else by year, name and the team he leaves. */
export async function applyTransfer(db: Database, memory: ResolverMemory, fact: TransferFact): Promise<void> {
  const { source, year, firstName, lastName } = fact;
  const nameKey = personNameKey(`${firstName} ${lastName}`);
  const origin = fact.origin && (await resolveTeam(db, memory, source, "game", fact.origin));
  const destination = fact.destination && (await resolveTeam(db, memory, source, "game", fact.destination));
  const originTeamId = origin?.id ?? null;
  const alike = await selectTransferIdsByName(db, year, nameKey, originTeamId);
  await upsertTransfer(db, {
    id: await findOrNumber(db, "transfer", { ...fact.ids, [source]: fact.sourceId }, alike),
    authority: entityAuthority(source, "list"),
    year,
    firstName,
    lastName,
    nameKey,
    position: fact.position,
    originTeamId,
    destinationTeamId: destination?.id ?? null,
    eligibility: fact.eligibility,
    yearsRemaining: fact.yearsRemaining,
    stars: fact.stars,
    rating: fact.rating,
    athleteIds: JSON.stringify(fact.athleteIds),
  });
}
