/** Lineups of every game, by side. */
import { type Kysely, sql } from "kysely";
import type { Engine } from "./connection.ts";

export const description = "lineups of games";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("game_lineup")
    .addColumn("game_id", "integer", (c) => c.notNull())
    .addColumn("side", "text", (c) => c.notNull())
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("team_id", "integer", (c) => c.notNull())
    .addColumn("lineups", engine === "postgres" ? sql`bytea` : sql`blob`, (c) => c.notNull())
    .addPrimaryKeyConstraint("game_lineup_pk", ["game_id", "side"])
    .execute();
  await db.schema.createIndex("game_lineup_by_team").on("game_lineup").columns(["team_id", "season"]).execute();
  // Lineups are derived of a game's facts: the games there are must be derived again.
  await sql`insert into stale_game (game_id) select id from game where true on conflict do nothing`.execute(db);
}
