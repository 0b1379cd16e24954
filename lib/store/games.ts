/** Games: which ones a filter means, in pages, and their rows with the names of what they point to. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { GameStatus, SeasonType, Side } from "#lib/basketball/enums.ts";
import { SIDES } from "#lib/basketball/enums.ts";
import type { Database } from "./connection.ts";
import type { Tables } from "./tables.ts";
import { equalsInAnyCase } from "./text-match.ts";

/** What a listing asks for. A key that is undefined does not narrow; an empty list of ids matches nothing. */
export interface GameFilter {
  gameId?: number | undefined;
  season?: number | undefined;
  seasonType?: SeasonType | undefined;
  status?: GameStatus | undefined;
  tournament?: string | undefined;
  /** Starts at or after, at or before, and before. */
  startFrom?: string | undefined;
  startTo?: string | undefined;
  startBefore?: string | undefined;
  teamIds?: readonly number[] | undefined;
  conferenceIds?: readonly number[] | undefined;
  /**
   * `either`: one side has the team and one side, not always the same, the conference. `own`: one side has both, and that side's
   * rows are what is listed.
   */
  match: "either" | "own";
  /** Only games with team box scores of both sides, or with players of the side that matches. */
  having?: "teamBoxScores" | "playerBoxScores" | undefined;
  /** Only games an athlete is named in. */
  athleteId?: number | undefined;
}

/** A place in the order of games. */
export interface GamePlace {
  startDate: string;
  id: number;
}

type GameExpressions = ExpressionBuilder<Tables, "game">;

/** Places of the games a filter means, by start date, then id; from just after a place, and at most `limit`, where given. */
export function selectGamePlaces(
  db: Database,
  filter: GameFilter,
  page: { after?: GamePlace | undefined; limit?: number } = {},
): Promise<GamePlace[]> {
  let query = db
    .selectFrom("game")
    .select(["game.startDate", "game.id"])
    .where((eb) => matches(eb, filter))
    .orderBy("game.startDate")
    .orderBy("game.id");
  const { after, limit } = page;
  if (after)
    query = query.where((eb) => eb(eb.refTuple("game.startDate", "game.id"), ">", eb.tuple(after.startDate, after.id)));
  if (limit !== undefined) query = query.limit(limit);
  return query.execute();
}

/** How many games a filter means. */
export async function countGames(db: Database, filter: GameFilter): Promise<number> {
  const row = await db
    .selectFrom("game")
    .select((eb) => eb.fn.countAll<number>().as("games"))
    .where((eb) => matches(eb, filter))
    .executeTakeFirstOrThrow();
  return row.games;
}

export interface GameDayRow {
  /** US Eastern. */
  date: string;
  games: number;
}

/** Days on which the games a filter means are played, and how many on each, ascending. */
export function selectGameDays(db: Database, filter: GameFilter): Promise<GameDayRow[]> {
  return db
    .selectFrom("game")
    .select((eb) => ["game.easternDate as date", eb.fn.countAll<number>().as("games")])
    .where((eb) => matches(eb, filter))
    .groupBy("game.easternDate")
    .orderBy("game.easternDate")
    .execute();
}

/** Rows of games with the names of their teams, conferences and venues, and the Elo of both teams where it is known: by start date, then id. */
export function selectGames(db: Database, ids: readonly number[]) {
  return db
    .selectFrom("game")
    .innerJoin("team as home", "home.id", "game.homeTeamId")
    .innerJoin("team as away", "away.id", "game.awayTeamId")
    .leftJoin("conference as homeMembership", "homeMembership.id", "game.homeConferenceId")
    .leftJoin("conference as awayMembership", "awayMembership.id", "game.awayConferenceId")
    .leftJoin("venue", "venue.id", "game.venueId")
    .leftJoin("gameElo", "gameElo.gameId", "game.id")
    .selectAll("game")
    .select(["home.school as homeTeam", "away.school as awayTeam"])
    .select(["homeMembership.abbreviation as homeConference", "awayMembership.abbreviation as awayConference"])
    .select(["venue.name as venue", "venue.city", "venue.state"])
    .select(["gameElo.homeBefore as homeEloStart", "gameElo.homeAfter as homeEloEnd"])
    .select(["gameElo.awayBefore as awayEloStart", "gameElo.awayAfter as awayEloEnd"])
    .where("game.id", "in", [...ids])
    .orderBy("game.startDate")
    .orderBy("game.id")
    .execute();
}

export type GameRow = Awaited<ReturnType<typeof selectGames>>[number];

function matches(eb: GameExpressions, filter: GameFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  if (filter.gameId !== undefined) conditions.push(eb("game.id", "=", filter.gameId));
  if (filter.season !== undefined) conditions.push(eb("game.season", "=", filter.season));
  if (filter.seasonType !== undefined) conditions.push(eb("game.seasonType", "=", filter.seasonType));
  if (filter.status !== undefined) conditions.push(eb("game.status", "=", filter.status));
  if (filter.tournament !== undefined) conditions.push(equalsInAnyCase(eb.ref("game.tournament"), filter.tournament));
  if (filter.startFrom !== undefined) conditions.push(eb("game.startDate", ">=", filter.startFrom));
  if (filter.startTo !== undefined) conditions.push(eb("game.startDate", "<=", filter.startTo));
  if (filter.startBefore !== undefined) conditions.push(eb("game.startDate", "<", filter.startBefore));
  if (filter.athleteId !== undefined) conditions.push(namesAthlete(eb, filter.athleteId));
  conditions.push(...(filter.match === "own" ? [ownSideMatches(eb, filter)] : eitherSideMatches(eb, filter)));
  return eb.and(conditions);
}

function eitherSideMatches(eb: GameExpressions, filter: GameFilter): Expression<SqlBool>[] {
  const { teamIds, conferenceIds } = filter;
  const conditions: Expression<SqlBool>[] = [];
  if (teamIds) conditions.push(eb.or(SIDES.map((side) => oneOf(eb, `game.${side}TeamId`, teamIds))));
  if (conferenceIds) conditions.push(eb.or(SIDES.map((side) => oneOf(eb, `game.${side}ConferenceId`, conferenceIds))));
  return conditions;
}

function ownSideMatches(eb: GameExpressions, filter: GameFilter): Expression<SqlBool> {
  const { teamIds, conferenceIds, having } = filter;
  const ofSide = (side: Side): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [];
    if (teamIds) conditions.push(oneOf(eb, `game.${side}TeamId`, teamIds));
    if (conferenceIds) conditions.push(oneOf(eb, `game.${side}ConferenceId`, conferenceIds));
    if (having === "teamBoxScores") conditions.push(...SIDES.map((either) => hasTeamBoxScore(eb, either)));
    if (having === "playerBoxScores") conditions.push(hasPlayerBoxScores(eb, side));
    return eb.and(conditions);
  };
  return eb.or(SIDES.map(ofSide));
}

type IdColumn = `game.${Side}TeamId` | `game.${Side}ConferenceId`;

function oneOf(eb: GameExpressions, column: IdColumn, ids: readonly number[]): Expression<SqlBool> {
  return ids.length === 0 ? sql<SqlBool>`1 = 0` : eb(column, "in", [...ids]);
}

function hasTeamBoxScore(eb: GameExpressions, side: Side): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom("gameTeam")
      .select("gameTeam.gameId")
      .whereRef("gameTeam.gameId", "=", "game.id")
      .where("gameTeam.side", "=", side),
  );
}

function hasPlayerBoxScores(eb: GameExpressions, side: Side): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom("gamePlayer")
      .select("gamePlayer.gameId")
      .whereRef("gamePlayer.gameId", "=", "game.id")
      .where("gamePlayer.side", "=", side)
      .where("gamePlayer.stats", "is not", null),
  );
}

/** The athlete's games are looked up first: a scan of all games for one athlete would be slow. */
function namesAthlete(eb: GameExpressions, athleteId: number): Expression<SqlBool> {
  return eb(
    "game.id",
    "in",
    eb.selectFrom("gamePlayer").select("gamePlayer.gameId").where("gamePlayer.athleteId", "=", athleteId),
  );
}
