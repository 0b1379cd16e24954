/** Games as ratings see them, and the seasons whose ratings must be computed again because one of them has changed. */
import type { Database } from "./connection.ts";

/** A game that counts, with what ratings are computed from. */
export interface RatingGameRow {
  id: number;
  season: number;
  /** US Eastern, YYYY-MM-DD. */
  date: string;
  /** Team ids. */
  home: number;
  away: number;
  homeConference: number;
  awayConference: number;
  homePoints: number;
  awayPoints: number;
  neutralSite: boolean;
  /** Null without a box score. */
  homePossessions: number | null;
  awayPossessions: number | null;
  minutes: number | null;
}

/** The games of a season that count, all or those played before a day (US Eastern): by day, then id. */
export async function selectRatingGames(db: Database, season: number, before?: string): Promise<RatingGameRow[]> {
  let query = ratingGames(db).where("game.season", "=", season);
  if (before !== undefined) query = query.where("game.easternDate", "<", before);
  const rows = await query.orderBy("game.easternDate").orderBy("game.id").execute();
  return rows.map(ratingGameRow);
}

/** Sums over the games of a season that count and have known possessions. */
export interface LeagueSumsRow {
  games: number;
  /** Of both sides. */
  points: number;
  possessions: number;
  /** Games whose length is known, and their minutes. */
  timedGames: number;
  minutes: number;
}

/** Sums over those games of a season, or of its part before a day (US Eastern). */
export async function selectLeagueSums(db: Database, season: number, before?: string): Promise<LeagueSumsRow> {
  let query = ratingGames(db)
    .where("game.season", "=", season)
    .where("homeBox.possessions", "is not", null)
    .where("awayBox.possessions", "is not", null);
  if (before !== undefined) query = query.where("game.easternDate", "<", before);
  const row = await query
    .clearSelect()
    .select((eb) => [
      eb.fn.countAll<number>().as("games"),
      eb.fn.sum<number | null>(eb("game.homePoints", "+", eb.ref("game.awayPoints"))).as("points"),
      eb.fn.sum<number | null>(eb("homeBox.possessions", "+", eb.ref("awayBox.possessions"))).as("possessions"),
      eb.fn.count<number>("homeBox.gameMinutes").as("timedGames"),
      eb.fn.sum<number | null>("homeBox.gameMinutes").as("minutes"),
    ])
    .executeTakeFirstOrThrow();
  const { games, timedGames, points, possessions, minutes } = row;
  return { games, points: points ?? 0, possessions: possessions ?? 0, timedGames, minutes: minutes ?? 0 };
}

/** The game, if it counts. */
export async function selectRatingGame(db: Database, gameId: number): Promise<RatingGameRow | null> {
  const row = await ratingGames(db).where("game.id", "=", gameId).executeTakeFirst();
  return row ? ratingGameRow(row) : null;
}

/** Marks the seasons of a game if the ratings see it otherwise than before. */
export async function markChangedRatings(
  db: Database,
  before: RatingGameRow | null,
  after: RatingGameRow | null,
): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const seasons = [before, after].flatMap((row) => (row ? [row.season] : []));
  await markRatingsStale(db, [...new Set(seasons)]);
}

export async function markRatingsStale(db: Database, seasons: readonly number[]): Promise<void> {
  if (seasons.length === 0) return;
  await db
    .insertInto("staleRating")
    .values(seasons.map((season) => ({ season })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks the seasons after `season`, which start from its end; all there are without one. */
export async function markLaterRatingsStale(db: Database, season = 0): Promise<void> {
  for (const table of ["game", "seasonRating"] as const) {
    const rows = await db.selectFrom(table).select("season").distinct().where("season", ">", season).execute();
    await markRatingsStale(
      db,
      rows.map((row) => row.season),
    );
  }
}

/** The earliest season whose ratings must be computed again; null when there is none. */
export async function selectStaleRating(db: Database): Promise<number | null> {
  const row = await db.selectFrom("staleRating").select("season").orderBy("season").limit(1).executeTakeFirst();
  return row?.season ?? null;
}

export async function deleteStaleRating(db: Database, season: number): Promise<void> {
  await db.deleteFrom("staleRating").where("season", "=", season).execute();
}

/** Which games count: final ones with a score, between teams of which each is in a conference that season, and no exhibitions before the season. */
function ratingGames(db: Database) {
  return db
    .selectFrom("game")
    .leftJoin("gameTeam as homeBox", (join) =>
      join.onRef("homeBox.gameId", "=", "game.id").on("homeBox.side", "=", "home"),
    )
    .leftJoin("gameTeam as awayBox", (join) =>
      join.onRef("awayBox.gameId", "=", "game.id").on("awayBox.side", "=", "away"),
    )
    .select(["game.id", "game.season", "game.easternDate as date", "game.neutralSite"])
    .select(["game.homeTeamId as home", "game.awayTeamId as away"])
    .select(["homeBox.possessions as homePossessions", "awayBox.possessions as awayPossessions"])
    .select("homeBox.gameMinutes as minutes")
    .select(["game.homePoints", "game.awayPoints"])
    .select(["game.homeConferenceId as homeConference", "game.awayConferenceId as awayConference"])
    .$narrowType<{ homePoints: number; awayPoints: number; homeConference: number; awayConference: number }>()
    .where("game.status", "=", "final")
    .where("game.seasonType", "!=", "preseason")
    .where("game.homePoints", "is not", null)
    .where("game.awayPoints", "is not", null)
    .where("game.homeConferenceId", "is not", null)
    .where("game.awayConferenceId", "is not", null);
}

type SelectedGame = Awaited<ReturnType<ReturnType<typeof ratingGames>["execute"]>>[number];

function ratingGameRow({ neutralSite, ...row }: SelectedGame): RatingGameRow {
  return { ...row, neutralSite: neutralSite === 1 };
}
