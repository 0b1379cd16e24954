/** The first tables: entities and facts, the games derived from them, keys. */
import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Engine } from "./connection.ts";

export const description = "entities, facts, games, box scores, stints, plays and keys";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Both engines must sort and compare texts the same way: by code point.
  const text = engine === "postgres" ? sql`text collate "C"` : sql`text`;
  const bytes = engine === "postgres" ? sql`bytea` : sql`blob`;
  const create = (name: string): CreateTableBuilder<string, never> => db.schema.createTable(name);
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();

  await create("setting")
    .addColumn("name", text, (c) => c.primaryKey())
    .addColumn("value", text, (c) => c.notNull())
    .execute();
  await create("revision")
    .addColumn("scope", text, (c) => c.primaryKey())
    .addColumn("value", "integer", (c) => c.notNull())
    .execute();

  await create("source_identity")
    .addColumn("entity", text, (c) => c.notNull())
    .addColumn("source", text, (c) => c.notNull())
    .addColumn("source_id", text, (c) => c.notNull())
    .addColumn("id", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("source_identity_pk", ["entity", "source", "source_id"])
    .execute();
  await index("source_identity_by_id", "source_identity", ["entity", "id"]);

  await create("venue")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("name_key", text, (c) => c.notNull())
    .addColumn("city", text)
    .addColumn("state", text)
    .addColumn("country", text)
    .addColumn("authority", "integer", (c) => c.notNull())
    .execute();
  await index("venue_by_name", "venue", ["name_key"]);

  await create("conference")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("name", text)
    .addColumn("name_key", text, (c) => c.notNull())
    .addColumn("abbreviation", text)
    .addColumn("short_name", text)
    .addColumn("authority", "integer", (c) => c.notNull())
    .execute();

  await create("team")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("school", text, (c) => c.notNull())
    .addColumn("name_key", text, (c) => c.notNull())
    .addColumn("mascot", text)
    .addColumn("abbreviation", text)
    .addColumn("display_name", text)
    .addColumn("short_display_name", text)
    .addColumn("primary_color", text)
    .addColumn("secondary_color", text)
    .addColumn("logos", text)
    .addColumn("venue_id", "integer")
    .addColumn("authority", "integer", (c) => c.notNull())
    .execute();
  await index("team_by_name", "team", ["name_key"]);

  await create("membership")
    .addColumn("team_id", "integer", (c) => c.notNull())
    .addColumn("conference_id", "integer", (c) => c.notNull())
    .addColumn("start_season", "integer", (c) => c.notNull())
    .addColumn("end_season", "integer")
    .addColumn("authority", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("membership_pk", ["team_id", "conference_id", "start_season"])
    .execute();

  await create("athlete")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("name_key", text, (c) => c.notNull())
    .addColumn("first_name", text)
    .addColumn("last_name", text)
    .addColumn("jersey", text)
    .addColumn("position", text)
    .addColumn("height_inches", "real")
    .addColumn("weight_pounds", "real")
    .addColumn("hometown", text)
    .addColumn("date_of_birth", text)
    .addColumn("authority", "integer", (c) => c.notNull())
    .execute();

  await create("roster")
    .addColumn("team_id", "integer", (c) => c.notNull())
    .addColumn("athlete_id", "integer", (c) => c.notNull())
    .addColumn("start_season", "integer", (c) => c.notNull())
    .addColumn("end_season", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("roster_pk", ["team_id", "athlete_id"])
    .execute();
  await index("roster_by_athlete", "roster", ["athlete_id"]);

  await create("game_fact")
    .addColumn("source", text, (c) => c.notNull())
    .addColumn("source_id", text, (c) => c.notNull())
    .addColumn("game_id", "integer", (c) => c.notNull())
    .addColumn("document", bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint("game_fact_pk", ["source", "source_id"])
    .execute();
  await index("game_fact_by_game", "game_fact", ["game_id"]);

  await create("imported_document")
    .addColumn("source", text, (c) => c.notNull())
    .addColumn("document_key", text, (c) => c.notNull())
    .addColumn("content_hash", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("imported_document_pk", ["source", "document_key"])
    .execute();

  await create("import_fault")
    .addColumn("source", text, (c) => c.notNull())
    .addColumn("document_key", text, (c) => c.notNull())
    .addColumn("origin", text, (c) => c.notNull())
    .addColumn("code", text, (c) => c.notNull())
    .addColumn("message", text, (c) => c.notNull())
    .addColumn("remedy", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("import_fault_pk", ["source", "document_key"])
    .execute();

  await create("unmatched_name")
    .addColumn("source", text, (c) => c.notNull())
    .addColumn("entity", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("id", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("unmatched_name_pk", ["source", "entity", "name"])
    .execute();

  await create("api_key")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("hash", text, (c) => c.notNull().unique())
    .addColumn("prefix", text, (c) => c.notNull())
    .addColumn("last_four", text, (c) => c.notNull())
    .addColumn("label", text, (c) => c.notNull())
    .addColumn("tier", "integer", (c) => c.notNull())
    .addColumn("created_at", text, (c) => c.notNull())
    .addColumn("revoked_at", text)
    .execute();

  await create("game")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("source_id", text, (c) => c.notNull())
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("season_type", text, (c) => c.notNull())
    .addColumn("start_date", text, (c) => c.notNull())
    .addColumn("eastern_date", text, (c) => c.notNull())
    .addColumn("start_time_tbd", "integer", (c) => c.notNull())
    .addColumn("neutral_site", "integer", (c) => c.notNull())
    .addColumn("conference_game", "integer", (c) => c.notNull())
    .addColumn("game_type", text)
    .addColumn("tournament", text)
    .addColumn("notes", text)
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("period", "integer")
    .addColumn("clock", text)
    .addColumn("attendance", "integer")
    .addColumn("venue_id", "integer")
    .addColumn("broadcasts", text, (c) => c.notNull())
    .addColumn("home_team_id", "integer", (c) => c.notNull())
    .addColumn("home_conference_id", "integer")
    .addColumn("home_seed", "integer")
    .addColumn("home_points", "integer")
    .addColumn("home_period_points", text)
    .addColumn("home_winner", "integer")
    .addColumn("away_team_id", "integer", (c) => c.notNull())
    .addColumn("away_conference_id", "integer")
    .addColumn("away_seed", "integer")
    .addColumn("away_points", "integer")
    .addColumn("away_period_points", text)
    .addColumn("away_winner", "integer")
    .execute();
  await index("game_by_start", "game", ["start_date", "id"]);
  await index("game_by_season", "game", ["season", "start_date", "id"]);
  await index("game_by_home_team", "game", ["home_team_id", "eastern_date"]);
  await index("game_by_away_team", "game", ["away_team_id", "eastern_date"]);

  await create("game_team")
    .addColumn("game_id", "integer", (c) => c.notNull())
    .addColumn("side", text, (c) => c.notNull())
    .addColumn("team_id", "integer", (c) => c.notNull())
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("game_minutes", "real")
    .addColumn("pace", "real")
    .addColumn("stats", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("game_team_pk", ["game_id", "side"])
    .execute();
  await index("game_team_by_team", "game_team", ["team_id", "season"]);

  await create("game_player")
    .addColumn("game_id", "integer", (c) => c.notNull())
    .addColumn("side", text, (c) => c.notNull())
    .addColumn("team_id", "integer", (c) => c.notNull())
    .addColumn("athlete_id", "integer", (c) => c.notNull())
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("stats", text)
    .addPrimaryKeyConstraint("game_player_pk", ["game_id", "side", "athlete_id"])
    .execute();
  await index("game_player_by_athlete", "game_player", ["athlete_id", "season"]);

  await create("stint")
    .addColumn("game_id", "integer", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("side", text, (c) => c.notNull())
    .addColumn("team_id", "integer", (c) => c.notNull())
    .addColumn("athlete_id", "integer", (c) => c.notNull())
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("in_period", "integer", (c) => c.notNull())
    .addColumn("in_seconds_remaining", "integer", (c) => c.notNull())
    .addColumn("in_team_points", "integer", (c) => c.notNull())
    .addColumn("in_opponent_points", "integer", (c) => c.notNull())
    .addColumn("out_period", "integer", (c) => c.notNull())
    .addColumn("out_seconds_remaining", "integer", (c) => c.notNull())
    .addColumn("out_team_points", "integer", (c) => c.notNull())
    .addColumn("out_opponent_points", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("stint_pk", ["game_id", "position"])
    .execute();
  await index("stint_by_athlete", "stint", ["athlete_id", "season"]);
  await index("stint_by_team", "stint", ["team_id", "season"]);

  await create("game_plays")
    .addColumn("game_id", "integer", (c) => c.primaryKey())
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("play_count", "integer", (c) => c.notNull())
    .addColumn("body", bytes, (c) => c.notNull())
    .addColumn("crc32", "bigint", (c) => c.notNull())
    .addColumn("byte_length", "integer", (c) => c.notNull())
    .addColumn("play_index", text, (c) => c.notNull())
    .execute();

  await create("game_quality")
    .addColumn("game_id", "integer", (c) => c.primaryKey())
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("sources", text, (c) => c.notNull())
    .addColumn("plays_source", text)
    .addColumn("plays_whole", "integer")
    .addColumn("stints_source", text)
    .addColumn("possessions_method", text)
    .addColumn("box_differences", text, (c) => c.notNull())
    .addColumn("warnings", text, (c) => c.notNull())
    .execute();

  await create("stale_game")
    .addColumn("game_id", "integer", (c) => c.primaryKey())
    .execute();
}
