/** Betting lines of games with their providers, and weekly polls. */
import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Engine } from "./connection.ts";

export const description = "line providers, lines of games and polls";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Both engines must sort and compare texts the same way: by code point.
  const text = engine === "postgres" ? sql`text collate "C"` : sql`text`;
  // PostgreSQL's `real` keeps six digits.
  const number = engine === "postgres" ? sql`double precision` : sql`real`;
  const create = (name: string): CreateTableBuilder<string, never> => db.schema.createTable(name);

  await create("line_provider")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("name_key", text, (c) => c.notNull().unique())
    .execute();

  await create("game_line")
    .addColumn("game_id", "integer", (c) => c.notNull())
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("provider_id", "integer", (c) => c.notNull())
    .addColumn("spread", number)
    .addColumn("over_under", number)
    .addColumn("home_moneyline", number)
    .addColumn("away_moneyline", number)
    .addColumn("spread_open", number)
    .addColumn("over_under_open", number)
    .addColumn("history", text)
    .addPrimaryKeyConstraint("game_line_pk", ["game_id", "position"])
    .execute();

  await create("poll")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("source", text, (c) => c.notNull())
    .addColumn("authority", "integer", (c) => c.notNull())
    .addColumn("poll", text, (c) => c.notNull())
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("season_type", text, (c) => c.notNull())
    .addColumn("week", "integer", (c) => c.notNull())
    .addColumn("date", text)
    .addUniqueConstraint("poll_of_source", ["season", "poll", "season_type", "week", "source"])
    .execute();
  await create("poll_entry")
    .addColumn("poll_id", "integer", (c) => c.notNull())
    .addColumn("team_id", "integer", (c) => c.notNull())
    .addColumn("rank", "integer")
    .addColumn("points", "integer")
    .addColumn("first_place_votes", "integer")
    .addPrimaryKeyConstraint("poll_entry_pk", ["poll_id", "team_id"])
    .execute();
  await db.schema.createIndex("poll_entry_by_team").on("poll_entry").columns(["team_id"]).execute();
}
