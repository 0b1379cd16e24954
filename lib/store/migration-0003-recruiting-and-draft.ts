/** Recruits with their schools and rankings, transfers, and the professional draft. */
import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Engine } from "./connection.ts";

export const description = "recruits, transfers and the draft";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Both engines must sort and compare texts the same way: by code point.
  const text = engine === "postgres" ? sql`text collate "C"` : sql`text`;
  // PostgreSQL's `real` keeps six digits.
  const number = engine === "postgres" ? sql`double precision` : sql`real`;
  const create = (name: string): CreateTableBuilder<string, never> => db.schema.createTable(name);
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();

  await create("recruiting_school")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("name_key", text, (c) => c.notNull())
    .execute();
  await index("recruiting_school_by_name", "recruiting_school", ["name_key"]);

  await create("recruit")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("authority", "integer", (c) => c.notNull())
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("type", text)
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("name_key", text, (c) => c.notNull())
    .addColumn("position", text)
    .addColumn("school_id", "integer")
    .addColumn("hometown", text)
    .addColumn("height_inches", number)
    .addColumn("weight_pounds", number)
    .addColumn("stars", "integer")
    .addColumn("rating", number)
    .addColumn("ranking", "integer")
    .addColumn("team_id", "integer")
    .addColumn("athlete_ids", text, (c) => c.notNull())
    .execute();
  await index("recruit_by_year", "recruit", ["year", "name_key"]);
  await index("recruit_by_team", "recruit", ["team_id"]);

  await create("recruiting_ranking")
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("team_id", "integer", (c) => c.notNull())
    .addColumn("authority", "integer", (c) => c.notNull())
    .addColumn("ranking", "integer", (c) => c.notNull())
    .addColumn("rating", number)
    .addPrimaryKeyConstraint("recruiting_ranking_pk", ["year", "team_id"])
    .execute();

  await create("transfer")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("authority", "integer", (c) => c.notNull())
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("first_name", text, (c) => c.notNull())
    .addColumn("last_name", text, (c) => c.notNull())
    .addColumn("name_key", text, (c) => c.notNull())
    .addColumn("position", text)
    .addColumn("origin_team_id", "integer")
    .addColumn("destination_team_id", "integer")
    .addColumn("eligibility", text)
    .addColumn("years_remaining", "integer")
    .addColumn("stars", "integer")
    .addColumn("rating", number)
    .addColumn("athlete_ids", text, (c) => c.notNull())
    .execute();
  await index("transfer_by_year", "transfer", ["year", "name_key"]);

  await create("draft_team")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("authority", "integer", (c) => c.notNull())
    .addColumn("location", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("display_name", text, (c) => c.notNull())
    .addColumn("abbreviation", text, (c) => c.notNull())
    .execute();

  await create("draft_pick")
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("overall", "integer", (c) => c.notNull())
    .addColumn("authority", "integer", (c) => c.notNull())
    .addColumn("round", "integer", (c) => c.notNull())
    .addColumn("pick", "integer", (c) => c.notNull())
    .addColumn("draft_team_id", "integer", (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("position", text)
    .addColumn("height_inches", number)
    .addColumn("weight_pounds", number)
    .addColumn("overall_rank", "integer")
    .addColumn("position_rank", "integer")
    .addColumn("college_team_id", "integer")
    .addColumn("source_team_id", "integer")
    .addColumn("source_team_location", text)
    .addColumn("source_team_name", text)
    .addColumn("source_team_league", text)
    .addColumn("athlete_ids", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("draft_pick_pk", ["year", "overall"])
    .execute();
}
