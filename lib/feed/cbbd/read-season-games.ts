/** The games of a season over HTTP, each with everything the service has of it. */
import type { League } from "#lib/basketball/enums.ts";
import type { FeedDocument } from "#lib/feed/feed.ts";
import { contentHash } from "#lib/feed/read-files.ts";
import { type CbbdClient, faultyAnswer } from "./cbbd-client.ts";
import { type GameRecords, mapGame } from "./map-game.ts";
import type { RawGame, RawGameMedia, RawPlayerBoxScore, RawTeamBoxScore } from "./raw-games.ts";
import type { RawGameLines } from "./raw-lines-and-polls.ts";
import type { RosterIndex } from "./roster-index.ts";

/** Games whose broadcasts, lines and box scores are asked for at once: small enough for the limit of every listing and for the memory. */
const GAMES_TOGETHER = 300;

export interface SeasonContext {
  league: League;
  rosters: RosterIndex;
}

interface Box {
  teams: RawTeamBoxScore[];
  players: RawPlayerBoxScore[];
}

/**
 * One document a game, by start date. Plays are asked for game by game; not for games that have not begun, and on days without any box score only
 * after asking once whether the day has plays at all, which spares a server of results alone most of the requests.
 */
export async function* readSeasonGames(
  client: CbbdClient,
  season: number,
  context: SeasonContext,
): AsyncGenerator<FeedDocument> {
  const daysWithPlays = new Map<string, boolean>();
  for await (const page of client.listByDate("game", "/games", { season }, (game) => game.id)) {
    for (let start = 0; start < page.length; start += GAMES_TOGETHER) {
      yield* readGames(client, page.slice(start, start + GAMES_TOGETHER), season, context, daysWithPlays);
    }
  }
}

async function* readGames(
  client: CbbdClient,
  games: readonly RawGame[],
  season: number,
  context: SeasonContext,
  daysWithPlays: Map<string, boolean>,
): AsyncGenerator<FeedDocument> {
  const dates = games.map((game) => game.startDate).sort();
  const range = { season, startDateRange: dates[0] ?? null, endDateRange: dates.at(-1) ?? null };
  const media = new Map<number, RawGameMedia>();
  const lines = new Map<number, RawGameLines>();
  const boxes = new Map<number, Box>();
  const boxOf = (gameId: number): Box => {
    const box = boxes.get(gameId) ?? { teams: [], players: [] };
    boxes.set(gameId, box);
    return box;
  };
  const rowOf = ({ gameId, teamId }: { gameId: number; teamId: number }) => `${gameId}/${teamId}`;
  for await (const page of client.listByDate("media", "/games/media", range, (record) => record.gameId)) {
    for (const record of page) media.set(record.gameId, record);
  }
  for await (const page of client.listByDate("gameLines", "/lines", range, (record) => record.gameId)) {
    for (const record of page) lines.set(record.gameId, record);
  }
  for await (const page of client.listByDate("teamBoxScore", "/games/teams", range, rowOf)) {
    for (const record of page) boxOf(record.gameId).teams.push(record);
  }
  for await (const page of client.listByDate("playerBoxScore", "/games/players", range, rowOf)) {
    for (const record of page) boxOf(record.gameId).players.push(record);
  }
  const daysWithBoxes = new Set(games.filter((game) => boxes.has(game.id)).map(dayOf));
  for (const game of games) {
    const day = dayOf(game);
    const key = `games/${game.id}`;
    const path = `/plays/game/${game.id}`;
    try {
      const box = boxes.get(game.id) ?? { teams: [], players: [] };
      const mayHavePlays =
        game.status !== "scheduled" && (daysWithBoxes.has(day) || (await hasPlays(client, day, daysWithPlays)));
      const plays = mayHavePlays ? await client.list("play", path) : [];
      const substitutions = plays.length > 0 ? await client.list("substitution", `/substitutions/game/${game.id}`) : [];
      const records: GameRecords = {
        game,
        media: media.get(game.id) ?? null,
        lines: lines.get(game.id) ?? null,
        teamBoxScores: box.teams,
        playerBoxScores: box.players,
        plays,
        substitutions,
      };
      const { courtside } = client;
      yield {
        key,
        origin: client.address(path),
        contentHash: contentHash(JSON.stringify(records)),
        map: () => mapGame(records, { ...context, courtside, homeTeamId: game.homeTeamId, statement: null }),
      };
    } catch (error) {
      yield faultyAnswer(key, client.address(path), error);
    }
  }
}

function dayOf(game: RawGame): string {
  return game.startDate.slice(0, "2026-01-23".length);
}

async function hasPlays(client: CbbdClient, day: string, known: Map<string, boolean>): Promise<boolean> {
  const found = known.get(day) ?? (await client.hasPlays(day));
  known.set(day, found);
  return found;
}
