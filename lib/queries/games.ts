/** Reads of games. */
import { queryOptions } from "@tanstack/react-query";
import { dayRange } from "#lib/format/calendar.ts";
import { gameDays, gameMedia, games, playerBoxScores, teamBoxScores } from "#lib/records/game-endpoints.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { endpointQuery } from "./endpoint-query.ts";
import { staleTimeOfGames } from "./stale-time.ts";

/** Filters of the games page; what is not set is not sent. */
export interface GameFilters {
  conference?: string | undefined;
  team?: string | undefined;
}

const refreshedByStatus = {
  staleTime: (query: { state: { data: GameInfo[] | undefined } }) => staleTimeOfGames(query.state.data),
};

/** Games of a day of the schedule. */
export function gamesOfDayQuery(day: string, filters: GameFilters) {
  return queryOptions({ ...endpointQuery(games, { ...dayRange(day), ...filters }), ...refreshedByStatus });
}

/** Games of a season; ask for a team's, a whole season is cut. */
export function gamesOfSeasonQuery(season: number, filters: GameFilters) {
  return queryOptions({ ...endpointQuery(games, { season, ...filters }), ...refreshedByStatus });
}

/** One game: a list of it, or an empty one where no game has the id. */
export function gameQuery(gameId: number) {
  return queryOptions({ ...endpointQuery(games, { gameId }), ...refreshedByStatus });
}

/** Days that have games, and how many. */
export function gameDaysQuery(filters: GameFilters) {
  return endpointQuery(gameDays, filters);
}

/** Broadcasts of the games of a day. */
export function mediaOfDayQuery(day: string, filters: GameFilters) {
  return endpointQuery(gameMedia, { ...dayRange(day), ...filters });
}

/** Broadcasts of one game. */
export function mediaOfGameQuery(gameId: number) {
  return endpointQuery(gameMedia, { gameId });
}

/** Both team box scores of a game, the home team first; empty where the game has none. */
export function teamBoxScoresQuery(gameId: number) {
  return endpointQuery(teamBoxScores, { gameId });
}

/** Both player box scores of a game, the home team first; empty where the game has none. */
export function playerBoxScoresQuery(gameId: number) {
  return endpointQuery(playerBoxScores, { gameId });
}
