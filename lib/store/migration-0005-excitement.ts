/** How exciting a game was. Games there are get it, and their plays win probabilities, by a rebuild. */
import { type Kysely, sql } from "kysely";
import type { Engine } from "./connection.ts";

export const description = "excitement of games";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // PostgreSQL's `real` keeps six digits.
  const number = engine === "postgres" ? sql`double precision` : sql`real`;
  await db.schema.alterTable("game").addColumn("excitement", number).execute();
}
