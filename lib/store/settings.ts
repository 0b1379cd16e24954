/** Settings of a store: one text a name. */
import type { Database } from "./connection.ts";

export type SettingName = "league" | "visitor_token_secret";

export async function selectSetting(db: Database, name: SettingName): Promise<string | null> {
  const row = await db.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? null;
}

/** Sets a value that is not set yet and returns the one that holds: the first writer wins. */
export async function insertSetting(db: Database, name: SettingName, value: string): Promise<string> {
  await db
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await selectSetting(db, name)) ?? value;
}
