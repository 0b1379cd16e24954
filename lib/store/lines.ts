/** Lines of games with their providers. */
import type { Database } from "./connection.ts";

/** Lines of some games: by game, then place. */
export function selectGameLines(db: Database, gameIds: readonly number[]) {
  return db
    .selectFrom("gameLine")
    .innerJoin("lineProvider", "lineProvider.id", "gameLine.providerId")
    .select(["gameLine.gameId", "lineProvider.name as provider", "gameLine.spread", "gameLine.overUnder"])
    .select(["gameLine.homeMoneyline", "gameLine.awayMoneyline", "gameLine.spreadOpen", "gameLine.overUnderOpen"])
    .where("gameLine.gameId", "in", [...gameIds])
    .orderBy("gameLine.gameId")
    .orderBy("gameLine.position")
    .execute();
}

export type GameLineRow = Awaited<ReturnType<typeof selectGameLines>>[number];
