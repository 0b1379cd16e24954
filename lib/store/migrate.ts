/** Bringing a store to the version of this program: numbered migrations, forward only, each in its own transaction. */
import { type Kysely, sql } from "kysely";
import type { Store } from "./connection.ts";
import { type Migration, migrations } from "./migration-catalog.ts";

/** The store was written by a newer program; this one must not touch it. */
export class NewerStoreError extends Error {
  override readonly name = "NewerStoreError";

  constructor(storeVersion: number, programVersion: number, location: string) {
    super(
      `The store ${location} has version ${storeVersion}, this program knows versions up to ${programVersion}. ` +
        "Use a newer Courtside, or name another store with --store or --database-url.",
    );
  }
}

/** Held while migrating, so that two processes starting at once do not migrate twice (PostgreSQL; SQLite locks the file). */
const MIGRATION_LOCK = 7_270_301;

/**
 * Applies what is missing, in order, and returns the migrations applied.
 * Throws NewerStoreError when the store is newer than this program.
 */
export async function migrate(store: Store, available: readonly Migration[] = migrations): Promise<Migration[]> {
  const db = store.db as unknown as Kysely<{ migration: { number: number; description: string; appliedAt: string } }>;
  await db.schema
    .createTable("migration")
    .ifNotExists()
    .addColumn("number", "integer", (c) => c.primaryKey())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("applied_at", "text", (c) => c.notNull())
    .execute();
  const applied: Migration[] = [];
  for (const migration of available) {
    await db.transaction().execute(async (transaction) => {
      if (store.engine === "postgres") await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
      const done = await transaction.selectFrom("migration").select("number").execute();
      const version = Math.max(0, ...done.map((row) => row.number));
      const newest = Math.max(0, ...available.map((known) => known.number));
      if (version > newest) throw new NewerStoreError(version, newest, store.location);
      if (version >= migration.number) return;
      await migration.up(transaction as unknown as Kysely<unknown>, store.engine);
      await transaction
        .insertInto("migration")
        .values({ number: migration.number, description: migration.description, appliedAt: new Date().toISOString() })
        .execute();
      applied.push(migration);
    });
  }
  return applied;
}
