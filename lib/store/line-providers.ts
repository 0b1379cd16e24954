/** Who offers lines. */
import type { Database } from "./connection.ts";
import { nextId } from "./identities.ts";

export interface LineProviderRow {
  id: number;
  name: string;
}

/** Every provider, by id. */
export function selectLineProviders(db: Database): Promise<LineProviderRow[]> {
  return db.selectFrom("lineProvider").select(["id", "name"]).orderBy("id").execute();
}

/**
 * The provider's id; a name that was never met is numbered, with `preferred` where that is free. Two spellings that differ in
 * capitals alone are one provider, which keeps the first.
 */
export async function findOrNumberLineProvider(
  db: Database,
  name: string,
  preferred: number | null = null,
): Promise<number> {
  const nameKey = lineProviderKey(name);
  const known = await db.selectFrom("lineProvider").select("id").where("nameKey", "=", nameKey).executeTakeFirst();
  if (known) return known.id;
  const id = await nextId(db, "lineProvider", preferred);
  await db.insertInto("lineProvider").values({ id, name, nameKey }).execute();
  return id;
}

/** What two spellings of one provider have in common. */
function lineProviderKey(name: string): string {
  return name.toLowerCase();
}
