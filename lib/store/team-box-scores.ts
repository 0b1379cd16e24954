/** Team box scores, ready as JSON texts. */
import type { Database } from "./connection.ts";

/** Box-score rows of games: by game id; the order of the sides is not fixed. */
export function selectTeamBoxScores(db: Database, gameIds: readonly number[]) {
  return db
    .selectFrom("gameTeam")
    .select(["gameId", "side", "gameMinutes", "pace", "stats"])
    .where("gameId", "in", [...gameIds])
    .orderBy("gameId")
    .execute();
}

/** Minutes and pace of each side of games, without the statistics. */
export function selectGameMinutes(db: Database, gameIds: readonly number[]) {
  return db
    .selectFrom("gameTeam")
    .select(["gameId", "side", "gameMinutes", "pace"])
    .where("gameId", "in", [...gameIds])
    .execute();
}
