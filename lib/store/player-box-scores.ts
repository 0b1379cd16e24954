/** Players' box-score rows, ready as JSON texts. */
import type { Database } from "./connection.ts";

export interface PlayerBoxScoreRow {
  gameId: number;
  side: "home" | "away";
  stats: string;
}

/** Rows of the players who played in games: by game id, side and place in the record. */
export function selectPlayerBoxScores(db: Database, gameIds: readonly number[]): Promise<PlayerBoxScoreRow[]> {
  return db
    .selectFrom("gamePlayer")
    .select(["gameId", "side", "stats"])
    .where("gameId", "in", [...gameIds])
    .where("stats", "is not", null)
    .orderBy("gameId")
    .orderBy("side")
    .orderBy("position")
    .$narrowType<{ stats: string }>()
    .execute();
}
