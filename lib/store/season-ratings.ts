/** Ratings of a season: written together, read for all of its teams. */
import type { Selectable } from "kysely";
import type { Database } from "./connection.ts";
import type { GameEloTable, SeasonRatingTable } from "./rating-tables.ts";

export type SeasonRatingRow = Selectable<SeasonRatingTable>;
export type GameEloRow = Selectable<GameEloTable>;

const ROWS_A_STATEMENT = 400;

export function selectSeasonRatings(db: Database, season: number): Promise<SeasonRatingRow[]> {
  return db.selectFrom("seasonRating").selectAll().where("season", "=", season).orderBy("teamId").execute();
}

/** A team's ratings of a season; null where it has none. */
export async function selectTeamSeasonRating(
  db: Database,
  season: number,
  teamId: number,
): Promise<SeasonRatingRow | null> {
  const row = await db
    .selectFrom("seasonRating")
    .selectAll()
    .where("season", "=", season)
    .where("teamId", "=", teamId)
    .executeTakeFirst();
  return row ?? null;
}

/** How many teams of a season have an adjusted efficiency. */
export async function countAdjustedTeams(db: Database, season: number): Promise<number> {
  const row = await db
    .selectFrom("seasonRating")
    .select((eb) => eb.fn.count<number | string>("adjustedNet").as("teams"))
    .where("season", "=", season)
    .executeTakeFirstOrThrow();
  return Number(row.teams);
}

/** Seasons with ratings, the latest first. */
export async function selectRatedSeasons(db: Database): Promise<number[]> {
  const rows = await db.selectFrom("seasonRating").select("season").distinct().orderBy("season", "desc").execute();
  return rows.map((row) => row.season);
}

export interface LastElo {
  teamId: number;
  /** The season it ended. */
  season: number;
  elo: number;
}

/** Each team's Elo at the end of the last season before `season` that it played in. */
export async function selectLastElos(db: Database, season: number): Promise<LastElo[]> {
  const rows = await db
    .selectFrom("seasonRating")
    .select(["teamId", "season", "elo"])
    .where("season", "<", season)
    .orderBy("season")
    .execute();
  return [...new Map(rows.map((row) => [row.teamId, row])).values()];
}

/** Each team's Elo after its last game of a season before a day (US Eastern), by team id. */
export async function selectElosBefore(db: Database, season: number, day: string): Promise<Map<number, number>> {
  const games = await db
    .selectFrom("gameElo")
    .innerJoin("game", "game.id", "gameElo.gameId")
    .select(["game.homeTeamId", "game.awayTeamId", "gameElo.homeAfter", "gameElo.awayAfter"])
    .where("gameElo.season", "=", season)
    .where("game.easternDate", "<", day)
    .orderBy("game.easternDate")
    .orderBy("game.id")
    .execute();
  const elos = new Map<number, number>();
  for (const game of games) {
    elos.set(game.homeTeamId, game.homeAfter);
    elos.set(game.awayTeamId, game.awayAfter);
  }
  return elos;
}

/** Puts ratings in place of all that a season has; only rows that differ are written. Says whether any did. */
export async function replaceSeasonRatings(
  db: Database,
  season: number,
  ratings: readonly SeasonRatingRow[],
): Promise<boolean> {
  const { gone, written } = difference(await selectSeasonRatings(db, season), ratings, (row) => row.teamId);
  for (const ids of parts(gone)) {
    await db.deleteFrom("seasonRating").where("season", "=", season).where("teamId", "in", ids).execute();
  }
  for (const rows of parts(written)) await db.insertInto("seasonRating").values(rows).execute();
  return gone.length + written.length > 0;
}

/** The same for the Elo of a season's games. A game that was another season's is this one's from now on. */
export async function replaceGameElos(db: Database, season: number, elos: readonly GameEloRow[]): Promise<boolean> {
  const before = await db.selectFrom("gameElo").selectAll().where("season", "=", season).execute();
  const { gone, written } = difference(before, elos, (row) => row.gameId);
  const ids = new Set([...gone, ...written.map((row) => row.gameId)]);
  for (const part of parts([...ids])) await db.deleteFrom("gameElo").where("gameId", "in", part).execute();
  for (const rows of parts(written)) await db.insertInto("gameElo").values(rows).execute();
  return ids.size > 0;
}

/** Keys of the rows to take away, and the rows to write after that. */
function difference<Row extends object>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => number,
): { gone: number[]; written: Row[] } {
  const known = new Map(before.map((row) => [keyOf(row), row]));
  const written: Row[] = [];
  const gone = new Set(known.keys());
  for (const row of after) {
    if (sameCells(known.get(keyOf(row)), row)) gone.delete(keyOf(row));
    else written.push(row);
  }
  return { gone: [...gone], written };
}

function sameCells<Row extends object>(one: Row | undefined, other: Row): boolean {
  if (one === undefined) return false;
  return (Object.keys(other) as (keyof Row)[]).every((column) => one[column] === other[column]);
}

function parts<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_A_STATEMENT);
  return Array.from({ length: count }, (_none, part) =>
    rows.slice(part * ROWS_A_STATEMENT, (part + 1) * ROWS_A_STATEMENT),
  );
}
