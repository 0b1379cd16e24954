/** A store's data as a whole: whether there are any, and taking all of them away. */
import type { Database } from "./connection.ts";
import { DERIVED_TABLES, FACT_TABLES } from "./table-lists.ts";

/** Tables of which one has a row as soon as anything was imported. */
const TELLING_TABLES = ["importedDocument", "team", "gameFact"] as const;

/** Whether anything was ever imported that is still there. */
export async function holdsData(db: Database): Promise<boolean> {
  for (const table of TELLING_TABLES) {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.val(1).as("row"))
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/**
 * Takes away everything that feeds have stated and all that is derived from it. Settings and keys stay, and revisions are counted up, so that
 * nobody takes what was remembered of the old data for the new.
 */
export async function clearData(db: Database): Promise<void> {
  for (const table of [...DERIVED_TABLES, ...FACT_TABLES]) await db.deleteFrom(table).execute();
  await db
    .updateTable("revision")
    .set((eb) => ({ value: eb("value", "+", 1), writtenAt: new Date().toISOString() }))
    .execute();
}
