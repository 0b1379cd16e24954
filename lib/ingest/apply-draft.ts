/** Writing what feeds state of the professional draft. */
import type { DraftPickFact, DraftTeamFact } from "#lib/basketball/draft-facts.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectDraftTeamIdsByName, upsertDraftPick, upsertDraftTeam } from "#lib/store/draft.ts";
import { entityAuthority } from "./authority.ts";
import type { ResolverMemory } from "./entity-resolver.ts";
import { findOrNumber } from "./find-or-number.ts";
import { resolveTeam } from "./resolve-team.ts";

const LARGEST_ID = 2_147_483_647;

/** Writes the team and gives its id: by the source's id, else by display name. */
export async function applyDraftTeam(db: Database, fact: DraftTeamFact): Promise<number> {
  const { source, sourceId, location, name, displayName, abbreviation } = fact;
  const alike = await selectDraftTeamIdsByName(db, displayName);
  const id = await findOrNumber(db, "draftTeam", { ...fact.ids, [source]: sourceId }, alike);
  // Named in passing it must not lose what a list said of it.
  const authority = location === "" && name === "" ? 0 : entityAuthority(source, "list");
  await upsertDraftTeam(db, { id, authority, location, name, displayName, abbreviation });
  return id;
}

/** A year has one pick of each number. */
export async function applyDraftPick(db: Database, memory: ResolverMemory, fact: DraftPickFact): Promise<void> {
  const { source, college, sourceTeam } = fact;
  const draftTeamId = await applyDraftTeam(db, fact.draftTeam);
  const collegeTeam = college && (await resolveTeam(db, memory, source, "game", college));
  await upsertDraftPick(db, {
    year: fact.year,
    overall: fact.overall,
    authority: entityAuthority(source, "list"),
    round: fact.round,
    pick: fact.pick,
    draftTeamId,
    name: fact.name,
    position: fact.position,
    heightInches: fact.heightInches,
    weightPounds: fact.weightPounds,
    overallRank: fact.overallRank,
    positionRank: fact.positionRank,
    collegeTeamId: collegeTeam?.id ?? null,
    sourceTeamId: numericId(sourceTeam?.sourceId ?? null),
    sourceTeamLocation: sourceTeam?.location ?? null,
    sourceTeamName: sourceTeam?.name ?? null,
    sourceTeamLeague: sourceTeam?.leagueAffiliation ?? null,
    athleteIds: JSON.stringify(fact.athleteIds),
  });
}

/** The interface has a number here; an id that is none is not kept. */
function numericId(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST_ID ? id : null;
}
