/** Lineups of games, by team and by game. */
import type { Insertable } from "kysely";
import { type SeasonType, SIDES, type Side } from "#lib/basketball/enums.ts";
import type { TeamLineups } from "#lib/basketball/lineup.ts";
import type { Database } from "./connection.ts";
import { packLineups, unpackLineups } from "./packed-lineups.ts";
import type { GameTable } from "./tables.ts";

/** Which games of a team's season count. A key that is undefined does not narrow. */
export interface LineupFilter {
  season: number;
  teamIds: readonly number[];
  /** Games that start at or after, and at or before. */
  startFrom?: string | undefined;
  startTo?: string | undefined;
  /** Games played before this day, US Eastern. */
  before?: string | undefined;
  seasonTypes: readonly SeasonType[];
  /** One game, over or not and of whatever part of the season. */
  gameId?: number | undefined;
}

export interface TeamLineupsRow {
  teamId: number;
  lineups: TeamLineups;
}

/** What teams did in each of the games that count, by start date, then game id. */
export async function selectTeamLineups(db: Database, filter: LineupFilter): Promise<TeamLineupsRow[]> {
  const { season, teamIds, startFrom, startTo, before, seasonTypes, gameId } = filter;
  if (teamIds.length === 0) return [];
  let query = db
    .selectFrom("gameLineup")
    .innerJoin("game", "game.id", "gameLineup.gameId")
    .select(["gameLineup.teamId", "gameLineup.lineups"])
    .where("gameLineup.season", "=", season)
    .where("gameLineup.teamId", "in", [...teamIds])
    .orderBy("game.startDate")
    .orderBy("game.id");
  if (startFrom !== undefined) query = query.where("game.startDate", ">=", startFrom);
  if (startTo !== undefined) query = query.where("game.startDate", "<=", startTo);
  if (before !== undefined) query = query.where("game.easternDate", "<", before);
  query =
    gameId === undefined
      ? query.where("game.status", "=", "final").where("game.seasonType", "in", [...seasonTypes])
      : query.where("game.id", "=", gameId);
  return (await query.execute()).map(({ teamId, lineups }) => ({ teamId, lineups: unpackLineups(lineups) }));
}

/** The lineups of both sides of a game, the home side first; a side of whom nobody knows is missing. */
export async function selectGameLineups(
  db: Database,
  gameId: number,
): Promise<{ side: Side; teamId: number; lineups: TeamLineups }[]> {
  const rows = await db
    .selectFrom("gameLineup")
    .select(["side", "teamId", "lineups"])
    .where("gameId", "=", gameId)
    .orderBy("side", "desc")
    .execute();
  return rows.map((row) => ({ ...row, lineups: unpackLineups(row.lineups) }));
}

/** Writes the lineups of both sides of a game that has none yet; a side of which no five are known gets no row. */
export async function insertGameLineups(
  db: Database,
  game: Pick<Insertable<GameTable>, "id" | "season" | "homeTeamId" | "awayTeamId">,
  lineups: Record<Side, TeamLineups>,
): Promise<void> {
  const rows = SIDES.filter((side) => lineups[side].lineups.length > 0).map((side) => ({
    gameId: game.id,
    side,
    season: game.season,
    teamId: game[`${side}TeamId`],
    lineups: packLineups(lineups[side]),
  }));
  if (rows.length > 0) await db.insertInto("gameLineup").values(rows).execute();
}
