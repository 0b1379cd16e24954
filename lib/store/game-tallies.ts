/** What games add to seasons: written with the game, read in the order in which seasons are summed. */
import { otherSide, type SeasonType, SIDES, type Side } from "#lib/basketball/enums.ts";
import type { SeasonGame, TeamTally } from "#lib/basketball/tally.ts";
import type { Database } from "./connection.ts";
import { packTally, unpackTally } from "./packed-tally.ts";
import type { Flag } from "./tables.ts";

export async function insertTallies(
  db: Database,
  gameId: number,
  season: number,
  tallies: Record<Side, TeamTally>,
): Promise<void> {
  const rows = SIDES.map((side) => ({ gameId, side, season, tally: packTally(tallies[side]) }));
  await db.insertInto("gameTally").values(rows).execute();
}

/** Which of a season's final games are summed. */
export interface SeasonGameFilter {
  season: number;
  seasonTypes: readonly SeasonType[];
  /** Games of one of these teams; of all without it. */
  teamIds?: readonly number[] | undefined;
  /** Games that start at or after, and at or before: ISO times in UTC. */
  startFrom?: string | undefined;
  startTo?: string | undefined;
  /** Games played before this day, US Eastern. */
  before?: string | undefined;
}

/** Seasons with final games, the latest first. */
export async function selectGameSeasons(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom("game")
    .select("season")
    .distinct()
    .where("status", "=", "final")
    .orderBy("season", "desc")
    .execute();
  return rows.map((row) => row.season);
}

export interface SeasonGameRow {
  gameId: number;
  homeTeamId: number;
  awayTeamId: number;
  homeWinner: Flag | null;
  /** Packed tallies (packed-tally.ts); null where there is neither a box score nor plays. */
  homeTally: string | null;
  awayTally: string | null;
}

/** Final games, by day and id. */
export async function selectSeasonGames(db: Database, filter: SeasonGameFilter): Promise<SeasonGameRow[]> {
  const { season, seasonTypes, teamIds, startFrom, startTo, before } = filter;
  if (teamIds?.length === 0) return [];
  let query = db
    .selectFrom("game")
    .leftJoin("gameTally as home", (join) => join.onRef("home.gameId", "=", "game.id").on("home.side", "=", "home"))
    .leftJoin("gameTally as away", (join) => join.onRef("away.gameId", "=", "game.id").on("away.side", "=", "away"))
    .select(["game.id as gameId", "game.homeTeamId", "game.awayTeamId", "game.homeWinner"])
    .select(["home.tally as homeTally", "away.tally as awayTally"])
    .where("game.season", "=", season)
    .where("game.status", "=", "final")
    .where("game.seasonType", "in", seasonTypes);
  if (teamIds !== undefined) {
    query = query.where((or) => or.or([or("game.homeTeamId", "in", teamIds), or("game.awayTeamId", "in", teamIds)]));
  }
  if (startFrom !== undefined) query = query.where("game.startDate", ">=", startFrom);
  if (startTo !== undefined) query = query.where("game.startDate", "<=", startTo);
  if (before !== undefined) query = query.where("game.easternDate", "<", before);
  return query.orderBy("game.easternDate").orderBy("game.id").execute();
}

/** Rows by the id of each team in them; a team's in the order they came. */
export function groupByTeam(rows: readonly SeasonGameRow[]): Map<number, SeasonGameRow[]> {
  const byTeam = new Map<number, SeasonGameRow[]>();
  for (const row of rows) {
    for (const teamId of [row.homeTeamId, row.awayTeamId]) {
      const own = byTeam.get(teamId) ?? [];
      own.push(row);
      byTeam.set(teamId, own);
    }
  }
  return byTeam;
}

/** A team's games from its side: unpacked here, team by team, because a whole season's at once would fill the memory. */
export function seasonGamesOf(teamId: number, rows: readonly SeasonGameRow[]): SeasonGame[] {
  return rows.map((row) => {
    const side: Side = row.homeTeamId === teamId ? "home" : "away";
    const tallies = { home: row.homeTally, away: row.awayTally };
    const unpacked = (of: Side) => (tallies[of] === null ? null : unpackTally(tallies[of]));
    const homeWon = row.homeWinner === null ? null : row.homeWinner === 1;
    return {
      won: homeWon === null ? null : homeWon === (side === "home"),
      own: unpacked(side),
      opponent: unpacked(otherSide(side)),
    };
  });
}
