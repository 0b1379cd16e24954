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
    queryFn: async () => {
      const records = await readRecords(read.endpoint, read.values);
      return read.endpoint.result === "object" ? records[0] : records;
    },
  });
  return client.getQueryData<T>(query.queryKey);
}

/** Badges of some teams, each once. */
export async function readTeamMarks(teamIds: readonly number[]): Promise<TeamMark[]> {
  if (teamIds.length === 0) return [];
  const marks = await allTeamMarks();
  return [...new Set(teamIds)].map((id) => marks.get(id)).filter((mark) => mark !== undefined);
}

/** Ids of the teams of some games. */
export function teamIdsOf(games: readonly GameInfo[]): number[] {
  return games.flatMap((game) => [game.homeTeamId, game.awayTeamId]);
}

const MARKS_MEMORY_MS = 60_000;
let remembered: { marks: Promise<Map<number, TeamMark>>; until: number } | null = null;

/** Every team's badge. Reading more than a thousand teams for each page would cost more than all the rest of it, so they are kept a minute. */
function allTeamMarks(): Promise<Map<number, TeamMark>> {
  if (remembered === null || remembered.until < Date.now()) {
    const marks = readRecords(teams, {}).then((list) => new Map(list.map((team) => [team.id, teamMark(team)])));
    remembered = { marks, until: Date.now() + MARKS_MEMORY_MS };
  }
  // Without badges a page is still a page: the browser reads the teams for itself.
  return remembered.marks.catch(() => {
    remembered = null;
    return new Map();
  });
}
