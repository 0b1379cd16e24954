/** What has been imported, what could not be, and which names no team answers to. */
import type { Insertable, Selectable } from "kysely";
import type { Source } from "#lib/basketball/enums.ts";
import type { Database } from "./connection.ts";
import type { EntityKind } from "./entity-kinds.ts";
import type { ImportFaultTable, UnmatchedNameTable } from "./import-log-tables.ts";

export type ImportFaultRow = Selectable<ImportFaultTable>;
export type UnmatchedNameRow = Selectable<UnmatchedNameTable>;

/** Content hash of a document when it was last imported; null when it never was. */
export async function selectImportedHash(db: Database, source: Source, documentKey: string): Promise<string | null> {
  const row = await db
    .selectFrom("importedDocument")
    .select("contentHash")
    .where("source", "=", source)
    .where("documentKey", "=", documentKey)
    .executeTakeFirst();
  return row?.contentHash ?? null;
}

/** Notes a document as imported; an earlier fault of it is settled by that. */
export async function upsertImportedDocument(
  db: Database,
  source: Source,
  documentKey: string,
  contentHash: string,
): Promise<void> {
  await db
    .insertInto("importedDocument")
    .values({ source, documentKey, contentHash })
    .onConflict((conflict) => conflict.columns(["source", "documentKey"]).doUpdateSet({ contentHash }))
    .execute();
  await db.deleteFrom("importFault").where("source", "=", source).where("documentKey", "=", documentKey).execute();
}

export async function upsertImportFault(db: Database, fault: Insertable<ImportFaultTable>): Promise<void> {
  const { source: _source, documentKey: _key, ...said } = fault;
  await db
    .insertInto("importFault")
    .values(fault)
    .onConflict((conflict) => conflict.columns(["source", "documentKey"]).doUpdateSet(said))
    .execute();
}

/** Faults that stand, by source and document. */
export function selectImportFaults(db: Database): Promise<ImportFaultRow[]> {
  return db.selectFrom("importFault").selectAll().orderBy("source").orderBy("documentKey").execute();
}

export async function insertUnmatchedName(db: Database, row: Insertable<UnmatchedNameTable>): Promise<void> {
  await db
    .insertInto("unmatchedName")
    .values(row)
    .onConflict((conflict) => conflict.columns(["source", "entity", "name"]).doNothing())
    .execute();
}

/** Forgets that the names of an entity matched nothing: another source has recognised it since. */
export async function deleteUnmatchedNames(db: Database, entity: EntityKind, id: number): Promise<void> {
  await db.deleteFrom("unmatchedName").where("entity", "=", entity).where("id", "=", id).execute();
}

/** Names that no known team answered to, by source and name. */
export function selectUnmatchedNames(db: Database): Promise<UnmatchedNameRow[]> {
  return db.selectFrom("unmatchedName").selectAll().orderBy("source").orderBy("entity").orderBy("name").execute();
}
