/** Derived rows of one game: they are replaced together, never changed one by one. */
import type { Insertable } from "kysely";
import type { Side } from "#lib/basketball/enums.ts";
import type { TeamLineups } from "#lib/basketball/lineup.ts";
import type { TeamTally } from "#lib/basketball/tally.ts";
import type { Database } from "./connection.ts";
import type { StintTable } from "./floor-tables.ts";
import { insertTallies } from "./game-tallies.ts";
import type { GameLineTable } from "./line-tables.ts";
import { insertGameLineups } from "./lineups.ts";
import type { PlayDocument } from "./play-document.ts";
import { markChangedRatings, selectRatingGame } from "./rating-games.ts";
import { markChangedTotals, selectSummedGame } from "./stale-season-teams.ts";
import type { GamePlayerTable, GameQualityTable, GameTable, GameTeamTable } from "./tables.ts";

export interface DerivedGame {
  game: Insertable<GameTable>;
  teams: Insertable<GameTeamTable>[];
  players: Insertable<GamePlayerTable>[];
  stints: Insertable<StintTable>[];
  lines: Insertable<GameLineTable>[];
  /** Null when no source has plays. */
  plays: PlayDocument | null;
  quality: Insertable<GameQualityTable>;
  /** Null where the game adds nothing but its result to a season. */
  tallies: Record<Side, TeamTally> | null;
  /** Null where nobody tells who was on the floor, or the plays are not whole. */
  lineups: Record<Side, TeamLineups> | null;
}

/** The tables that hold a game's derived rows, and the column its id stands in. */
const DERIVED_TABLES = [
  "gameTeam",
  "gamePlayer",
  "stint",
  "gameLine",
  "gamePlays",
  "gameQuality",
  "gameTally",
  "gameLineup",
] as const;

/**
 * Writes what is derived of a game in place of what was there. Where ratings see another game than before, those of its season become stale, and where its teams'
 * seasons do, their sums.
 */
export async function replaceDerivedGame(db: Database, derived: DerivedGame): Promise<void> {
  const gameId = derived.game.id;
  const rated = await selectRatingGame(db, gameId);
  const summed = await selectSummedGame(db, gameId);
  await deleteDerivedGame(db, gameId);
  await db.insertInto("game").values(derived.game).execute();
  if (derived.teams.length > 0) await db.insertInto("gameTeam").values(derived.teams).execute();
  if (derived.players.length > 0) await db.insertInto("gamePlayer").values(derived.players).execute();
  if (derived.stints.length > 0) await db.insertInto("stint").values(derived.stints).execute();
  if (derived.lines.length > 0) await db.insertInto("gameLine").values(derived.lines).execute();
  if (derived.plays) {
    const { playIndex, ...document } = derived.plays;
    await db
      .insertInto("gamePlays")
      .values({ gameId, season: derived.game.season, ...document, playIndex: JSON.stringify(playIndex) })
      .execute();
  }
  await db.insertInto("gameQuality").values(derived.quality).execute();
  if (derived.tallies) await insertTallies(db, gameId, derived.game.season, derived.tallies);
  if (derived.lineups) await insertGameLineups(db, derived.game, derived.lineups);
  await markChangedRatings(db, rated, await selectRatingGame(db, gameId));
  await markChangedTotals(db, summed, await selectSummedGame(db, gameId));
}

/** Removes all derived rows of a game; its facts stay. */
async function deleteDerivedGame(db: Database, gameId: number): Promise<void> {
  await db.deleteFrom("game").where("id", "=", gameId).execute();
  for (const table of DERIVED_TABLES) await db.deleteFrom(table).where("gameId", "=", gameId).execute();
}

/** Marks the games of a team for a new computation. */
export async function markTeamGamesStale(db: Database, teamId: number): Promise<void> {
  await db
    .insertInto("staleGame")
    .columns(["gameId"])
    .expression((eb) =>
      eb
        .selectFrom("game")
        .select("id")
        .where((or) => or.or([or("homeTeamId", "=", teamId), or("awayTeamId", "=", teamId)])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks the games of a season for a new computation. */
export async function markSeasonGamesStale(db: Database, season: number): Promise<void> {
  await db
    .insertInto("staleGame")
    .columns(["gameId"])
    .expression((eb) => eb.selectFrom("game").select("id").where("season", "=", season))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks the games of a conference's teams for a new computation. */
export async function markConferenceGamesStale(db: Database, conferenceId: number): Promise<void> {
  await db
    .insertInto("staleGame")
    .columns(["gameId"])
    .expression((eb) =>
      eb
        .selectFrom("game")
        .select("id")
        .where((or) => or.or([or("homeConferenceId", "=", conferenceId), or("awayConferenceId", "=", conferenceId)])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks the games of an athlete for a new computation. */
export async function markAthleteGamesStale(db: Database, athleteId: number): Promise<void> {
  await db
    .insertInto("staleGame")
    .columns(["gameId"])
    .expression((eb) => eb.selectFrom("gamePlayer").select("gameId").distinct().where("athleteId", "=", athleteId))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Games waiting for a new computation, ascending. */
export async function selectStaleGameIds(db: Database, limit: number): Promise<number[]> {
  const rows = await db.selectFrom("staleGame").select("gameId").orderBy("gameId").limit(limit).execute();
  return rows.map((row) => row.gameId);
}

export async function countStaleGames(db: Database): Promise<number> {
  const row = await db
    .selectFrom("staleGame")
    .select((eb) => eb.fn.countAll().as("games"))
    .executeTakeFirstOrThrow();
  return Number(row.games);
}

export async function deleteStaleGame(db: Database, gameId: number): Promise<void> {
  await db.deleteFrom("staleGame").where("gameId", "=", gameId).execute();
}
