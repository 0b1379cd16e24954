/** Reads of lineups. */
import { gameLineups, onOff, teamLineups } from "#lib/records/lineup-endpoints.ts";
import { endpointQuery } from "./endpoint-query.ts";

/** Lineups of both teams of a game, the longest together first; empty where nobody tells who was on the floor. */
export function gameLineupsQuery(gameId: number) {
  return endpointQuery(gameLineups, { gameId });
}

/** Lineups of a team (the `school`) in a season, the longest together first; of games before `asOf` (YYYY-MM-DD) only, where it is given. */
export function teamLineupsQuery(season: number, team: string, asOf?: string) {
  return endpointQuery(teamLineups, { season, team, asOf });
}

/** A team with each of its athletes on the floor and without him, in a season, in one game of it, or in the games before a day. */
export function onOffQuery(
  season: number,
  team: string,
  { gameId, asOf }: { gameId?: number; asOf?: string | undefined } = {},
) {
  return endpointQuery(onOff, { season, team, gameId, asOf });
}
