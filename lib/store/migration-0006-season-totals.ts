/** What every game adds to a season, by side, and the sums by season and team. */
import { type CreateTableBuilder, type Kysely, sql } from "kysely";

export const description = "games' parts of a season, and sums by season and team";

export async function up(db: Kysely<unknown>): Promise<void> {
  const create = (name: string): CreateTableBuilder<string, never> => db.schema.createTable(name);

  await create("game_tally")
    .addColumn("game_id", "integer", (c) => c.notNull())
    .addColumn("side", "text", (c) => c.notNull())
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("tally", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("game_tally_pk", ["game_id", "side"])
    .execute();

  await create("season_team")
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("team_id", "integer", (c) => c.notNull())
    .addColumn("totals", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("season_team_pk", ["season", "team_id"])
    .execute();

  await create("season_athlete")
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("team_id", "integer", (c) => c.notNull())
    .addColumn("athlete_id", "integer", (c) => c.notNull())
    .addColumn("totals", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("season_athlete_pk", ["season", "team_id", "athlete_id"])
    .execute();

  await create("stale_season_team")
    .addColumn("season", "integer", (c) => c.notNull())
    .addColumn("team_id", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("stale_season_team_pk", ["season", "team_id"])
    .execute();
  // What a game adds is derived of its facts: the games there are must be derived again.
  await sql`insert into stale_game (game_id) select id from game where true on conflict do nothing`.execute(db);
}
