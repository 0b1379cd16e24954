/** What a page reads while it is rendered on the server: the records its queries will ask for, without HTTP. */
import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";
import { type TeamMark, teamMark } from "#components/teams/team-mark.ts";
import { readRecords } from "#lib/api/prefetch.ts";
import type { EndpointRead } from "#lib/queries/endpoint-query.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { teams } from "#lib/records/team-endpoints.ts";

/** Options of a query; its key carries the type of its data. */
interface Readable<T> {
  queryKey: DataTag<QueryKey, T, Error>;
  meta?: { endpointRead?: EndpointRead } | undefined;
}

/** Reads a query into the client and returns its data; undefined when that fails, and the browser then reads for itself. */
export async function readOnServer<T>(client: QueryClient, query: Readable<T>): Promise<T | undefined> {
  const read = query.meta?.endpointRead;
  if (!read) return undefined;
  await client.prefetchQuery({
    queryKey: query.queryKey,
    queryFn: () => readRecords(read.endpoint, read.values),
  });
  return client.getQueryData<T>(query.queryKey);
}

/** Badges of the teams of some games. */
export async function readTeamMarks(games: readonly GameInfo[]): Promise<TeamMark[]> {
  if (games.length === 0) return [];
  const wanted = new Set(games.flatMap((game) => [game.homeTeamId, game.awayTeamId]));
  const all = await readRecords(teams, {}).catch(() => []);
  return all.filter((team) => wanted.has(team.id)).map(teamMark);
}
