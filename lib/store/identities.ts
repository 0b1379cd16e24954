/** Which entity a source's id means, and the next free id of a table. */

import type { SourceIds } from "#lib/basketball/entity-facts.ts";
import type { Source } from "#lib/basketball/enums.ts";
import type { Database } from "./connection.ts";
import type { EntityKind } from "./entity-kinds.ts";

/** The tables whose rows have ids of their own. */
export type IdTable = EntityKind | "lineProvider" | "poll" | "apiKey";

/** The entity a source's id means; null when the id has not been seen. */
export async function selectIdentity(
  db: Database,
  entity: EntityKind,
  source: Source,
  sourceId: string,
): Promise<number | null> {
  const row = await db
    .selectFrom("sourceIdentity")
    .select("id")
    .where("entity", "=", entity)
    .where("source", "=", source)
    .where("sourceId", "=", sourceId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The ids each of `ids` has by source. Entities without any are missing from the map. */
export async function selectSourceIds(
  db: Database,
  entity: EntityKind,
  ids: readonly number[],
): Promise<Map<number, SourceIds>> {
  const found = new Map<number, SourceIds>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom("sourceIdentity")
    .select(["id", "source", "sourceId"])
    .where("entity", "=", entity)
    .where("id", "in", [...new Set(ids)])
    // Where one source has given an entity two ids, the smaller text is the one shown.
    .orderBy("sourceId", "desc")
    .execute();
  for (const row of rows) found.set(row.id, { ...found.get(row.id), [row.source]: row.sourceId });
  return found;
}

/** What the ids of a source mean, by id of the source; those that have not been seen are missing. */
export async function selectIdentities(
  db: Database,
  entity: EntityKind,
  source: Source,
  sourceIds: readonly string[],
): Promise<Map<string, number>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("sourceIdentity")
    .select(["sourceId", "id"])
    .where("entity", "=", entity)
    .where("source", "=", source)
    .where("sourceId", "in", [...new Set(sourceIds)])
    .execute();
  return new Map(rows.map((row) => [row.sourceId, row.id]));
}

/** Records that `sourceId` of `source` means entity `id`. Saying it again changes nothing. */
export async function insertIdentity(
  db: Database,
  entity: EntityKind,
  source: Source,
  sourceId: string,
  id: number,
): Promise<void> {
  await db
    .insertInto("sourceIdentity")
    .values({ entity, source, sourceId, id })
    .onConflict((conflict) => conflict.columns(["entity", "source", "sourceId"]).doNothing())
    .execute();
}

/**
 * The id a new row gets: `preferred` when it is free, else one more than the greatest. Ids come from the table and not from a sequence,
 * because a sequence keeps the numbers of a transaction that was rolled back and an interrupted import would then number differently.
 */
export async function nextId(db: Database, table: IdTable, preferred: number | null = null): Promise<number> {
  if (preferred !== null) {
    const taken = await db.selectFrom(table).select("id").where("id", "=", preferred).executeTakeFirst();
    if (!taken) return preferred;
  }
  const greatest = await db.selectFrom(table).select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
  return (greatest?.id ?? 0) + 1;
}
