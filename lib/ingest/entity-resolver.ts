/**
 * Finding the entity a feed means, or making it. One entity, one row, whatever the source: by an id the feed knows, else by name among the
 * candidates at hand, else as a new row. What was found is remembered for the run; a rolled-back transaction forgets it (`forget`).
 */
import type { Insertable, Selectable } from "kysely";
import type { SourceIds } from "#lib/basketball/entity-facts.ts";
import type { Source } from "#lib/basketball/enums.ts";
import type { Database } from "#lib/store/connection.ts";
import { type EntityTable, type EntityTables, insertEntity, selectEntity, updateEntity } from "#lib/store/entities.ts";
import { insertIdentity, nextId, selectIdentity, selectSourceIds } from "#lib/store/identities.ts";
import { contradicts, mergeAttributes } from "./entity-attributes.ts";
import { keptId } from "./kept-id.ts";

/** Columns a feed states; the resolver adds the id and the authority. */
export type Stated<T extends EntityTable> = Omit<Selectable<EntityTables[T]>, "id" | "authority">;

export interface Resolution {
  id: number;
  created: boolean;
  /** Columns whose value changed; empty when the row was made or stayed as it was. */
  changed: string[];
  /** True when the entity got an id of a source it had none of. */
  linked: boolean;
}

export interface ResolverMemory {
  identities: Map<string, number>;
  rows: Map<string, { authority: number }>;
  /** Whether anything was written since it was last set to false: the revision of the entities hangs on it. */
  entitiesWritten: boolean;
}

export function newResolverMemory(): ResolverMemory {
  return { identities: new Map(), rows: new Map(), entitiesWritten: false };
}

/** Drops everything remembered: after a rollback some of it never happened. */
export function forget(memory: ResolverMemory): void {
  memory.identities.clear();
  memory.rows.clear();
  memory.entitiesWritten = false;
}

export interface EntityStatement<T extends EntityTable> {
  table: T;
  ids: SourceIds;
  stated: Stated<T>;
  authority: number;
  /** Looks for the entity by name when no id is known; only asked then. */
  findByName: () => Promise<number | null>;
  /** Whether what is stated is of a later time than what is known of the entity; only asked where the two contradict. Without it, it is not. */
  isNewer?: (id: number) => Promise<boolean>;
}

/** Finds or makes the entity and writes what the statement adds to it. */
export async function resolveEntity<T extends EntityTable>(
  db: Database,
  memory: ResolverMemory,
  statement: EntityStatement<T>,
): Promise<Resolution> {
  const { table, ids } = statement;
  const byId = await findById(db, memory, table, ids);
  const found = byId ?? (await statement.findByName());
  if (found === null) return createEntity(db, memory, statement);
  const linked = await linkIds(db, memory, table, ids, found);
  const changed = await writeAttributes(db, memory, statement, found);
  return { id: found, created: false, changed, linked };
}

/** Whether entity `id` already has another id of one of the sources in `ids`: then it is not the one meant, however alike the names. */
export async function hasOtherId(db: Database, table: EntityTable, id: number, ids: SourceIds): Promise<boolean> {
  const known = (await selectSourceIds(db, table, [id])).get(id) ?? {};
  return (Object.entries(ids) as [Source, string][]).some(
    ([source, sourceId]) => known[source] !== undefined && known[source] !== sourceId,
  );
}

async function findById(
  db: Database,
  memory: ResolverMemory,
  table: EntityTable,
  ids: SourceIds,
): Promise<number | null> {
  for (const [source, sourceId] of sourceEntries(ids)) {
    const key = identityKey(table, source, sourceId);
    const id = memory.identities.get(key) ?? (await selectIdentity(db, table, source, sourceId));
    if (id === null || id === undefined) continue;
    memory.identities.set(key, id);
    return id;
  }
  return null;
}

async function createEntity<T extends EntityTable>(
  db: Database,
  memory: ResolverMemory,
  { table, ids, stated, authority }: EntityStatement<T>,
): Promise<Resolution> {
  const id = await nextId(db, table, keptId(ids));
  const row = { ...stated, id, authority };
  await insertEntity(db, table, row as unknown as Insertable<EntityTables[T]>);
  memory.rows.set(`${table} ${id}`, row);
  memory.entitiesWritten = true;
  await linkIds(db, memory, table, ids, id);
  return { id, created: true, changed: [], linked: false };
}

async function linkIds(
  db: Database,
  memory: ResolverMemory,
  table: EntityTable,
  ids: SourceIds,
  id: number,
): Promise<boolean> {
  let linked = false;
  for (const [source, sourceId] of sourceEntries(ids)) {
    const key = identityKey(table, source, sourceId);
    if (memory.identities.has(key)) continue;
    if ((await selectIdentity(db, table, source, sourceId)) === null) {
      await insertIdentity(db, table, source, sourceId, id);
      linked = true;
      memory.entitiesWritten = true;
    }
    memory.identities.set(key, id);
  }
  return linked;
}

async function writeAttributes<T extends EntityTable>(
  db: Database,
  memory: ResolverMemory,
  { table, stated, authority, isNewer }: EntityStatement<T>,
  id: number,
): Promise<string[]> {
  const key = `${table} ${id}`;
  // Rows of four tables share this path; what they have in common is the authority, which is all that is read here by name.
  const row = (memory.rows.get(key) ?? (await selectEntity(db, table, id))) as { authority: number } | null;
  if (!row) return [];
  const said = stated as Partial<typeof row>;
  const newer = isNewer !== undefined && contradicts(row, said, authority) && (await isNewer(id));
  const changes = mergeAttributes(row, said, authority, newer);
  memory.rows.set(key, changes ? { ...row, ...changes } : row);
  if (!changes) return [];
  memory.entitiesWritten = true;
  await updateEntity(db, table, id, changes as Parameters<typeof updateEntity<T>>[3]);
  return Object.keys(changes).filter((column) => column !== "authority");
}

function sourceEntries(ids: SourceIds): [Source, string][] {
  return Object.entries(ids) as [Source, string][];
}

function identityKey(table: EntityTable, source: Source, sourceId: string): string {
  return `${table} ${source} ${sourceId}`;
}
