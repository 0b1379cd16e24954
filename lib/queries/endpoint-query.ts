/**
 * React Query options from an endpoint's declaration. The key is the path template and every parameter in a fixed order, so it is
 * complete by construction: two reads that differ in anything have different keys, and the server's prefetch has the same ones.
 */
import { type QueryFunctionContext, queryOptions } from "@tanstack/react-query";
import { type Endpoint, type Parameters, type ParameterValues, pathParameterNames } from "#lib/records/endpoint.ts";
import { apiClient } from "./api-client.ts";

export type EndpointKey = readonly [path: string, parameters: Readonly<Record<string, string>>];

function texts(values: object): [name: string, value: string][] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, string] => [name, String(value)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Key of a read: the path template and the parameters that are set, by name. */
export function endpointKey<P extends Parameters, R>(
  endpoint: Endpoint<P, R>,
  values: ParameterValues<P>,
): EndpointKey {
  return [endpoint.path, Object.fromEntries(texts(values))];
}

/** Path and query of a read: `/plays/game/{gameId}` with `gameId` 12 is `/plays/game/12`. */
export function endpointAddress([path, parameters]: EndpointKey): string {
  const inPath = new Set(pathParameterNames(path));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));
  const query = new URLSearchParams(Object.entries(parameters).filter(([name]) => !inPath.has(name))).toString();
  return query ? `${filled}?${query}` : filled;
}

function read({ queryKey, signal }: QueryFunctionContext<EndpointKey>): Promise<unknown> {
  return apiClient.read(endpointAddress(queryKey), signal);
}

/** Options for an endpoint that answers a list of records. The server checks records against their schema; here their type is taken on trust. */
export function endpointQuery<P extends Parameters, R>(endpoint: Endpoint<P, R>, values: ParameterValues<P>) {
  return queryOptions({
    queryKey: endpointKey(endpoint, values),
    queryFn: async (context) => (await read(context)) as R[],
    // A server that renders a page reads the same records without HTTP.
    meta: { endpointRead: { endpoint, values } },
  });
}

/** The same for an endpoint that answers one object. */
export function endpointObjectQuery<P extends Parameters, R>(endpoint: Endpoint<P, R>, values: ParameterValues<P>) {
  return queryOptions({
    queryKey: endpointKey(endpoint, values),
    queryFn: async (context) => (await read(context)) as R,
    meta: { endpointRead: { endpoint, values } },
  });
}

export interface EndpointRead {
  endpoint: Endpoint;
  values: ParameterValues<Parameters>;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { endpointRead?: EndpointRead };
  }
}
