/** What each source states of each game, as compressed documents; and finding the game a fact belongs to. */
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { GameStatus, Source } from "#lib/basketball/enums.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import type { Database } from "./connection.ts";

/** The entities a game fact's names mean, by id. */
export interface ResolvedEntities {
  homeTeamId: number;
  awayTeamId: number;
  venueId: number | null;
  /** Athlete ids by athlete key. */
  athletes: Record<string, number>;
}

export interface StoredGameFact {
  fact: GameFact;
  resolved: ResolvedEntities;
}

/** Quick to write and a tenth of the size; better settings cost ten times the time for a few percent. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Writes a source's statement of a game in place of its last one. */
export async function upsertGameFact(db: Database, gameId: number, stored: StoredGameFact): Promise<void> {
  const document = brotliCompressSync(JSON.stringify(stored), COMPRESSION);
  const { source, sourceId } = stored.fact;
  await db
    .insertInto("gameFact")
    .values({ source, sourceId, gameId, document })
    .onConflict((conflict) => conflict.columns(["source", "sourceId"]).doUpdateSet({ gameId, document }))
    .execute();
}

/**
 * All statements of a game, by source and source id. `written` is one that the caller has at hand: its document is not read again.
 */
export async function selectGameFacts(
  db: Database,
  gameId: number,
  written: StoredGameFact | null = null,
): Promise<StoredGameFact[]> {
  let query = db.selectFrom("gameFact").select("document").where("gameId", "=", gameId);
  if (written) {
    const { source, sourceId } = written.fact;
    query = query.where((eb) => eb.or([eb("source", "!=", source), eb("sourceId", "!=", sourceId)]));
  }
  const rows = await query.orderBy("source").orderBy("sourceId").execute();
  const read = rows.map((row): StoredGameFact => JSON.parse(brotliDecompressSync(row.document).toString()));
  return written ? [written, ...read] : read;
}

/** The game a source's id was matched to before; null when it is new. */
export async function selectGameIdOfFact(db: Database, source: Source, sourceId: string): Promise<number | null> {
  const row = await db
    .selectFrom("gameFact")
    .select("gameId")
    .where("source", "=", source)
    .where("sourceId", "=", sourceId)
    .executeTakeFirst();
  return row?.gameId ?? null;
}

export interface GameCandidate {
  id: number;
  easternDate: string;
  status: GameStatus;
}

/**
 * Games of two teams, whoever is at home, on one of `easternDates`, that `source` has not stated anything of yet.
 * Ordered by date, then id.
 */
export function selectGameCandidates(
  db: Database,
  teamIds: readonly [number, number],
  easternDates: readonly string[],
  source: Source,
): Promise<GameCandidate[]> {
  return db
    .selectFrom("game")
    .select(["id", "easternDate", "status"])
    .where("homeTeamId", "in", teamIds)
    .where("awayTeamId", "in", teamIds)
    .where("easternDate", "in", easternDates)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("gameFact")
            .select("gameFact.gameId")
            .whereRef("gameFact.gameId", "=", "game.id")
            .where("source", "=", source),
        ),
      ),
    )
    .orderBy("easternDate")
    .orderBy("id")
    .execute();
}

/** Ids of every game that has facts, ascending, in pages after `afterId`. */
export async function selectGameIdsWithFacts(db: Database, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("gameFact")
    .select("gameId")
    .distinct()
    .where("gameId", ">", afterId)
    .orderBy("gameId")
    .limit(limit)
    .execute();
  return rows.map((row) => row.gameId);
}
