/** Keys to the interface, by the hash of their text. */
import type { Insertable, Selectable } from "kysely";
import type { Database } from "./connection.ts";
import { nextId } from "./identities.ts";
import type { ApiKeyTable } from "./tables.ts";

export type ApiKeyRow = Selectable<ApiKeyTable>;

/** The key with a hash (SHA-256, hex), revoked ones too; null when there is none. */
export async function selectApiKeyByHash(db: Database, hash: string): Promise<ApiKeyRow | null> {
  return (await db.selectFrom("apiKey").selectAll().where("hash", "=", hash).executeTakeFirst()) ?? null;
}

/** The key with an id, revoked ones too; null when there is none. */
export async function selectApiKeyById(db: Database, id: number): Promise<ApiKeyRow | null> {
  return (await db.selectFrom("apiKey").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Every key ever made, by id. */
export function selectApiKeys(db: Database): Promise<ApiKeyRow[]> {
  return db.selectFrom("apiKey").selectAll().orderBy("id").execute();
}

/** Stores a key and returns its id. */
export async function insertApiKey(db: Database, key: Omit<Insertable<ApiKeyTable>, "id">): Promise<number> {
  const id = await nextId(db, "apiKey");
  await db
    .insertInto("apiKey")
    .values({ id, ...key })
    .execute();
  return id;
}

/** Revokes a key and says whether there was one to revoke. */
export async function revokeApiKey(db: Database, id: number, revokedAt: string): Promise<boolean> {
  const changed = await db
    .updateTable("apiKey")
    .set({ revokedAt })
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
