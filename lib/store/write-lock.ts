/** One writer at a time. */
import { sql } from "kysely";
import type { Database, Engine } from "./connection.ts";

const WRITE_LOCK = 7_270_302;

/**
 * Held to the end of the transaction: ids are one more than the greatest, so two imports must not number at once. SQLite needs nothing here:
 * its transactions start as writers and wait for each other.
 */
export async function lockWrites(transaction: Database, engine: Engine): Promise<void> {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(${WRITE_LOCK})`.execute(transaction);
}
