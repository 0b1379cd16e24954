/** Betting lines as records. */
import type { ValuesOf } from "#lib/records/endpoint.ts";
import { lines } from "#lib/records/line-endpoints.ts";
import type { GameLines } from "#lib/records/line-records.ts";
import type { Database } from "#lib/store/connection.ts";
import { type GameRow, selectGames } from "#lib/store/games.ts";
import { selectLineProviders } from "#lib/store/line-providers.ts";
import { type GameLineRow, selectGameLines } from "#lib/store/lines.ts";
import { gameFilterOf, readGamePage } from "./game-filter.ts";
import { inParts, type Listing, listingOf } from "./listing.ts";

const GAMES_A_PART = 200;

export async function listLines(db: Database, values: ValuesOf<typeof lines>): Promise<Listing> {
  const filter = await gameFilterOf(db, values, { match: "either" });
  const { places, ...page } = await readGamePage(db, filter, values.cursor, lines.gameLimit);
  const ids = places.map((place) => place.id);
  return { page, batches: () => inParts(ids, GAMES_A_PART, (part) => readLines(db, part)) };
}

export async function listLineProviders(db: Database): Promise<Listing> {
  return listingOf(await selectLineProviders(db));
}

async function readLines(db: Database, gameIds: readonly number[]): Promise<string[]> {
  const byGame = Map.groupBy(await selectGameLines(db, gameIds), (line) => line.gameId);
  return (await selectGames(db, gameIds)).map((game) => JSON.stringify(gameLines(game, byGame.get(game.id) ?? [])));
}

function gameLines(game: GameRow, rows: readonly GameLineRow[]): GameLines {
  return {
    gameId: game.id,
    season: game.season,
    seasonType: game.seasonType,
    startDate: game.startDate,
    homeTeamId: game.homeTeamId,
    homeTeam: game.homeTeam,
    homeConference: game.homeConference,
    homeScore: game.homePoints,
    awayTeamId: game.awayTeamId,
    awayTeam: game.awayTeam,
    awayConference: game.awayConference,
    awayScore: game.awayPoints,
    lines: rows.map(({ gameId: _gameId, ...line }) => line),
  };
}
