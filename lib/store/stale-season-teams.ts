/** Teams whose season must be summed again because one of their games has changed. */
import type { Database } from "./connection.ts";
import type { StaleSeasonTeamTable } from "./season-total-tables.ts";

/** A game as the sums of its teams' seasons see it. */
export interface SummedGame {
  season: number;
  homeTeamId: number;
  awayTeamId: number;
  /** Text that differs whenever the sums may. */
  content: string;
}

/** The game, if it is final: no other enters a sum. */
export async function selectSummedGame(db: Database, gameId: number): Promise<SummedGame | null> {
  const game = await db
    .selectFrom("game")
    .select(["season", "seasonType", "easternDate", "homeTeamId", "awayTeamId", "homeWinner"])
    .where("id", "=", gameId)
    .where("status", "=", "final")
    .executeTakeFirst();
  if (!game) return null;
  const tallies = await db
    .selectFrom("gameTally")
    .select(["side", "tally"])
    .where("gameId", "=", gameId)
    .orderBy("side")
    .execute();
  const { season, homeTeamId, awayTeamId } = game;
  return { season, homeTeamId, awayTeamId, content: JSON.stringify([game, tallies]) };
}

/** Marks the teams of a game, those it had and those it has, if the sums see it otherwise than before. */
export async function markChangedTotals(
  db: Database,
  before: SummedGame | null,
  after: SummedGame | null,
): Promise<void> {
  if (before?.content === after?.content) return;
  const marks = [before, after].flatMap((game) =>
    game ? [game.homeTeamId, game.awayTeamId].map((teamId) => ({ season: game.season, teamId })) : [],
  );
  await db
    .insertInto("staleSeasonTeam")
    .values(marks)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks every team of every season that has games, and every one that has sums. */
export async function markAllTotalsStale(db: Database): Promise<void> {
  for (const [table, column] of [
    ["game", "homeTeamId"],
    ["game", "awayTeamId"],
    ["seasonTeam", "teamId"],
  ] as const) {
    await db
      .insertInto("staleSeasonTeam")
      .columns(["season", "teamId"])
      .expression((eb) =>
        eb
          .selectFrom(table)
          .select(["season", `${column} as teamId`])
          .distinct()
          // Without a condition SQLite reads the conflict clause as a join's.
          .where("season", "is not", null),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Some of the marked teams, by season and id. */
export function selectStaleSeasonTeams(db: Database, limit: number): Promise<StaleSeasonTeamTable[]> {
  return db
    .selectFrom("staleSeasonTeam")
    .select(["season", "teamId"])
    .orderBy("season")
    .orderBy("teamId")
    .limit(limit)
    .execute();
}

export async function deleteStaleSeasonTeams(db: Database, season: number, teamIds: readonly number[]): Promise<void> {
  await db.deleteFrom("staleSeasonTeam").where("season", "=", season).where("teamId", "in", teamIds).execute();
}
