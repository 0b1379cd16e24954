/** Settings of a store: one text a name. */
import type { Database } from "./connection.ts";

/**
 * `league`: whose games they are. `visitor_token_secret` and `session_secret`: what tokens and sessions are signed with. `demo`: there when
 * the data are simulated. `demo_clock`: how the league's time runs in a demo. `demo_results`: how its games ended, so that they need not be played again.
 */
export type SettingName = "league" | "visitor_token_secret" | "session_secret" | "demo" | "demo_clock" | "demo_results";

export async function selectSetting(db: Database, name: SettingName): Promise<string | null> {
  const row = await db.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? null;
}

/** Values of several settings in the order of the names; null for one that is not set. */
export async function selectSettings(db: Database, names: readonly SettingName[]): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom("setting")
    .selectAll()
    .where("name", "in", [...names])
    .execute();
  const values = new Map(rows.map((row) => [row.name, row.value]));
  return names.map((name) => values.get(name) ?? null);
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

/** Sets a value, whatever it was before. */
export async function upsertSetting(db: Database, name: SettingName, value: string): Promise<void> {
  await db
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Unsets settings. */
export async function deleteSettings(db: Database, names: readonly SettingName[]): Promise<void> {
  await db
    .deleteFrom("setting")
    .where("name", "in", [...names])
    .execute();
}
