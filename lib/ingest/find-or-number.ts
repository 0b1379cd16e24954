/** The row a source tells of, among rows that have no attributes to be looked up by but their own: recruits, transfers, draft teams. */
import type { SourceIds } from "#lib/basketball/entity-facts.ts";
import type { Source } from "#lib/basketball/enums.ts";
import type { Database } from "#lib/store/connection.ts";
import type { EntityKind } from "#lib/store/entity-kinds.ts";
import { insertIdentity, nextId, selectIdentity, selectSourceIds } from "#lib/store/identities.ts";
import { keptId } from "./kept-id.ts";

/**
 * The id of the row: by one of the ids the feed knows, else the first of `alike` (ids of rows that look the same) which no source of these ids
 * knows by another one, else a new one. Notes the ids.
 */
export async function findOrNumber(
  db: Database,
  entity: EntityKind,
  ids: SourceIds,
  alike: readonly number[],
): Promise<number> {
  const entries = Object.entries(ids) as [Source, string][];
  const known = await findByIds(db, entity, entries);
  const id = known ?? (await findFree(db, entity, entries, alike)) ?? (await nextId(db, entity, keptId(ids)));
  for (const [source, sourceId] of entries) await insertIdentity(db, entity, source, sourceId, id);
  return id;
}

type IdEntries = readonly (readonly [Source, string])[];

async function findByIds(db: Database, entity: EntityKind, entries: IdEntries): Promise<number | null> {
  for (const [source, sourceId] of entries) {
    const id = await selectIdentity(db, entity, source, sourceId);
    if (id !== null) return id;
  }
  return null;
}

async function findFree(
  db: Database,
  entity: EntityKind,
  entries: IdEntries,
  alike: readonly number[],
): Promise<number | null> {
  const taken = await selectSourceIds(db, entity, alike);
  return alike.find((id) => entries.every(([source]) => taken.get(id)?.[source] === undefined)) ?? null;
}
