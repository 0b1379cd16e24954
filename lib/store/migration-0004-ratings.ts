/** Ratings of teams by season, Elo by game, and possessions where ratings can read them without unpacking a record. */
import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Engine } from "./connection.ts";

export const description = "ratings of teams by season and game";

const NUMBERS_OF_ADJUSTED = [
  "adjusted_offense",
  "adjusted_defense",
  "adjusted_net",
  "adjusted_pace",
  "raw_offense",
  "raw_defense",
  "raw_pace",
  "opponent_offense",
  "opponent_defense",
] as const;
const RANKS = ["offense_rank", "defense_rank", "net_rank"] as const;

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // PostgreSQL's `real` keeps six digits.
  const number = engine === "postgres" ? sql`double precision` : sql`real`;
  const create = (name: string): CreateTableBuilder<string, never> => db.schema.createTable(name);

  await db.schema.alterTable("game_team").addColumn("possessions", number).execute();
  const stated = engine === "postgres" ? sql`stats::json ->> 'possessions'` : sql`stats ->> 'possessions'`;
  await sql`update game_team set possessions = cast(${stated} as ${number})`.execute(db);

  let ratings = create("season_rating")
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("team_id", "integer", (c) => c.notNull())
    .addColumn("games", "integer", (c) => c.notNull())
    .addColumn("srs", number, (c) => c.notNull())
    .addColumn("average_margin", number, (c) => c.notNull())
    .addColumn("strength_of_schedule", number, (c) => c.notNull())
    .addColumn("pool", "integer", (c) => c.notNull())
    .addColumn("elo", number, (c) => c.notNull())
    .addColumn("measured_games", "integer", (c) => c.notNull());
  for (const column of NUMBERS_OF_ADJUSTED) ratings = ratings.addColumn(column, number);
  for (const column of RANKS) ratings = ratings.addColumn(column, "integer");
  await ratings.addPrimaryKeyConstraint("season_rating_pk", ["season", "team_id"]).execute();

  await create("game_elo")
    .addColumn("game_id", "integer", (c) => c.primaryKey())
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("home_before", number, (c) => c.notNull())
    .addColumn("away_before", number, (c) => c.notNull())
    .addColumn("home_after", number, (c) => c.notNull())
    .addColumn("away_after", number, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("game_elo_by_season").on("game_elo").columns(["season"]).execute();

  await create("stale_rating")
    .addColumn("season", "integer", (c) => c.primaryKey())
    .execute();
  await sql`insert into stale_rating (season) select distinct season from game`.execute(db);
}
