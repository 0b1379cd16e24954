/** Which parts of a game a feed states and which are assumed, and when each part of the store was last written. */
import { type Kysely, sql } from "kysely";
import type { Engine } from "./connection.ts";

export const description = "what feeds state of games, and times of revisions";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === "postgres" ? sql`text collate "C"` : sql`text`;
  await db.schema.alterTable("game_quality").addColumn("season_type_stated", "integer").execute();
  await db.schema.alterTable("game_quality").addColumn("conference_game_stated", "integer").execute();
  await db.schema.alterTable("revision").addColumn("written_at", text).execute();
  // What there is was written by now.
  await sql`update revision set written_at = ${new Date().toISOString()}`.execute(db);
  // What its feeds state is known of a game when it is derived again.
  await sql`insert into stale_game (game_id) select id from game where true on conflict do nothing`.execute(db);
}
