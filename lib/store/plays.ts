/** The documents that hold games' plays. */
import type { Database } from "./connection.ts";
import type { PlayIndex } from "./play-document.ts";

export interface PlayDocumentRow {
  gameId: number;
  body: Uint8Array;
  crc32: number;
  byteLength: number;
}

export interface IndexedPlayDocumentRow extends PlayDocumentRow {
  playIndex: PlayIndex;
}

/** Documents of those of the games that have plays: by game start date, then id. */
export function selectPlayDocuments(db: Database, gameIds: readonly number[]): Promise<PlayDocumentRow[]> {
  return documentsOf(db, gameIds).execute();
}

/** The same with the index to cut them by. */
export async function selectIndexedPlayDocuments(
  db: Database,
  gameIds: readonly number[],
): Promise<IndexedPlayDocumentRow[]> {
  const rows = await documentsOf(db, gameIds).select("gamePlays.playIndex").execute();
  // The text was written by packPlayDocument.
  return rows.map((row) => ({ ...row, playIndex: JSON.parse(row.playIndex) as PlayIndex }));
}

function documentsOf(db: Database, gameIds: readonly number[]) {
  return db
    .selectFrom("gamePlays")
    .innerJoin("game", "game.id", "gamePlays.gameId")
    .select(["gamePlays.gameId", "gamePlays.body", "gamePlays.crc32", "gamePlays.byteLength"])
    .where("gamePlays.gameId", "in", [...gameIds])
    .where("gamePlays.playCount", ">", 0)
    .orderBy("game.startDate")
    .orderBy("game.id");
}
