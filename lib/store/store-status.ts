/** How much is in a store. */
import type { Database } from "./connection.ts";

export interface SeasonCount {
  season: number;
  games: number;
  finals: number;
  withBoxScores: number;
  withPlays: number;
  withStints: number;
}

/** The tables a person asks about, by what their rows are called. */
const COUNTED_TABLES = {
  teams: "team",
  athletes: "athlete",
  conferences: "conference",
  venues: "venue",
  games: "game",
  recruits: "recruit",
  transfers: "transfer",
  picks: "draftPick",
} as const;

/** How many rows each of them has. */
export async function selectTableCounts(db: Database): Promise<Record<keyof typeof COUNTED_TABLES, number>> {
  const counts: [string, number][] = [];
  for (const [name, table] of Object.entries(COUNTED_TABLES)) {
    const { rows } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    counts.push([name, Number(rows)]);
  }
  return Object.fromEntries(counts) as Record<keyof typeof COUNTED_TABLES, number>;
}

export interface BoxScoreDisagreement {
  gameId: number;
  sourceId: string;
  /** Counts in which the feed's box score and the one counted from its plays differ. */
  differences: number;
}

/** Games whose feed prints a box score that its own plays do not add up to, by id. */
export async function selectBoxScoreDisagreements(db: Database): Promise<BoxScoreDisagreement[]> {
  const rows = await db
    .selectFrom("gameQuality")
    .innerJoin("game", "game.id", "gameQuality.gameId")
    .select(["game.id", "game.sourceId", "gameQuality.boxDifferences"])
    .where("gameQuality.boxDifferences", "!=", "[]")
    .orderBy("game.id")
    .execute();
  return rows.map(({ id, sourceId, boxDifferences }) => ({
    gameId: id,
    sourceId,
    differences: (JSON.parse(boxDifferences) as unknown[]).length,
  }));
}

/** Games of each season and how many of them have box scores, plays and stints; latest season first. */
export async function selectSeasonCounts(db: Database): Promise<SeasonCount[]> {
  const rows = await db
    .selectFrom("game")
    .leftJoin("gameQuality", "gameQuality.gameId", "game.id")
    .select((eb) => [
      "game.season",
      eb.fn.countAll<number>().as("games"),
      eb.fn.sum<number>(eb.case().when("game.status", "=", "final").then(1).else(0).end()).as("finals"),
      eb.fn
        .sum<number>(
          eb
            .case()
            .when(
              eb.exists(
                eb.selectFrom("gameTeam").select("gameTeam.gameId").whereRef("gameTeam.gameId", "=", "game.id"),
              ),
            )
            .then(1)
            .else(0)
            .end(),
        )
        .as("withBoxScores"),
      eb.fn
        .sum<number>(eb.case().when("gameQuality.playsSource", "is not", null).then(1).else(0).end())
        .as("withPlays"),
      eb.fn
        .sum<number>(eb.case().when("gameQuality.stintsSource", "is not", null).then(1).else(0).end())
        .as("withStints"),
    ])
    .groupBy("game.season")
    .orderBy("game.season", "desc")
    .execute();
  return rows.map((row) => ({
    season: row.season,
    games: Number(row.games),
    finals: Number(row.finals),
    withBoxScores: Number(row.withBoxScores),
    withPlays: Number(row.withPlays),
    withStints: Number(row.withStints),
  }));
}
