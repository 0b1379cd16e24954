/**
 * One request, one answer, whatever carries them. In this order: path and method, credential and tier, parameters, format, conditional
 * answer, read, compression, headers; one catch turns what is thrown into a problem.
 *
 * That a path does not exist is told to anyone; the credential is asked for only where there is something to read.
 */
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Endpoint } from "#lib/records/endpoint.ts";
import type { Database } from "#lib/store/connection.ts";
import type { RevisionScope } from "#lib/store/revisions.ts";
import { acceptedFormat, FORMATS, type Format } from "./accept.ts";
import { checkedListing } from "./check-records.ts";
import { ALLOWED_METHODS, COMMON_HEADERS, preflightAnswer, SIMULATED_HEADERS } from "./cors.ts";
import { type Caller, requireTier } from "./credentials.ts";
import type { DemoState } from "./demo-memory.ts";
import { discardBody } from "./encode-body.ts";
import { entityTag, revisionScopes } from "./entity-tag.ts";
import { problemOf } from "./failures.ts";
import { gzipArray } from "./gzip-pieces.ts";
import type { ApiAnswer, ApiRequest } from "./http-exchange.ts";
import { withLeagueDay } from "./league-day.ts";
import { canonicalQuery, type ParsedParameters, parseParameters } from "./parse-parameters.ts";
import { ApiProblem, problemAnswer } from "./problem.ts";
import type { Reader } from "./readers.ts";
import { renderBody } from "./render-body.ts";
import { type AnswerMemory, answerRepresentation, type Content, type Representation } from "./representation.ts";
import { BASE_PATH, pathBelowBase, type Route, type RouteMatch } from "./routes.ts";

/** What answering needs; service.ts puts it together. */
export interface ServeContext {
  db: Database;
  logger: Logger;
  /** Public address for links; null to use the one the caller used. */
  baseUrl: string | null;
  /** What of this store and program goes into entity tags. */
  tagOrigin: string;
  /** Whether every record is checked against its schema before it is sent. */
  checkRecords: boolean;
  answers: AnswerMemory;
  findRoute(path: string): RouteMatch | null;
  /** Documents that need no credential, by path below the base. */
  findDocument(path: string): Representation | null;
  readCaller(authorization: string | undefined): Promise<Caller>;
  readRevision(scopes: readonly RevisionScope[]): Promise<string>;
  readLeagueDay(): Promise<string>;
  readDemo(): Promise<DemoState>;
}

const LONGEST_TARGET = 8192;

/** A function that answers every request below the base path and never throws. */
export function createServe(context: ServeContext): (request: ApiRequest) => Promise<ApiAnswer> {
  return async (request) => {
    const requestId = randomUUID();
    const { path, query } = splitTarget(request.target);
    const answer = await answerRequest(context, request, path, query).catch((thrown: unknown) => {
      const { problem, ours } = problemOf(thrown);
      if (ours) context.logger.error({ requestId, method: request.method, path, err: thrown }, "request failed");
      return problemAnswer(problem, { instance: path, requestId });
    });
    const headers = {
      ...COMMON_HEADERS,
      ...((await isSimulated(context)) ? SIMULATED_HEADERS : {}),
      "x-request-id": requestId,
      ...answer.headers,
    };
    if (request.method !== "HEAD" || answer.body === null) return { ...answer, headers };
    await discardBody(answer.body);
    return { ...answer, headers, body: null };
  };
}

/** A store that cannot be read has been answered with a problem already, which needs no more of it. */
function isSimulated({ readDemo }: ServeContext): Promise<boolean> {
  return readDemo().then(
    ({ simulated }) => simulated,
    () => false,
  );
}

function splitTarget(target: string): { path: string; query: string } {
  const mark = target.indexOf("?");
  return mark < 0 ? { path: target, query: "" } : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

async function answerRequest(
  context: ServeContext,
  request: ApiRequest,
  path: string,
  query: string,
): Promise<ApiAnswer> {
  if (request.target.length > LONGEST_TARGET) {
    throw new ApiProblem("uri-too-long", `The address has more than ${LONGEST_TARGET} characters.`);
  }
  const below = pathBelowBase(path);
  const found = below === null ? null : (context.findDocument(below) ?? context.findRoute(below));
  const otherDoor = found && "route" in found && request.endpoint && request.endpoint.id !== found.route.endpoint.id;
  if (!found || otherDoor)
    throw new ApiProblem("unknown-path", `Nothing is served here; ${BASE_PATH}/openapi.json lists what is.`);
  if (request.method === "OPTIONS") return preflightAnswer();
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw new ApiProblem("method-not-allowed", `The interface only reads: use GET instead of ${request.method}.`, {
      headers: { allow: ALLOWED_METHODS },
    });
  }
  if (!("route" in found)) return answerRepresentation(request, found, context.answers, () => "");
  const { route, pathTexts } = found;
  requireTier(await context.readCaller(request.header("authorization")), route.endpoint.tier);
  return answerEndpoint(context, request, path, route, parseParameters(route.endpoint, pathTexts, query));
}

async function answerEndpoint(
  context: ServeContext,
  request: ApiRequest,
  path: string,
  { endpoint, read }: Route,
  stated: ParsedParameters,
): Promise<ApiAnswer> {
  const format = requireFormat(request, endpoint);
  const parameters = await withLeagueDay(endpoint, stated, context.readLeagueDay);
  // The revision is read before the data: a write in between gives old tags to new data, which only costs a repeat, never the reverse.
  const revision = await context.readRevision(revisionScopes(endpoint, parameters));
  const representation: Representation = {
    tag: entityTag({ origin: context.tagOrigin, revision, endpoint, parameters, format }),
    contentType: FORMATS[format].contentType,
    read: () => readContent(context, endpoint, read, parameters, format),
  };
  return answerRepresentation(request, representation, context.answers, (cursor) => {
    const query = canonicalQuery(endpoint, { ...stated, cursor });
    return `<${context.baseUrl ?? request.origin}${path}?${query}>; rel="next"`;
  });
}

function requireFormat(request: ApiRequest, endpoint: Endpoint): Format {
  const offered: Format[] = endpoint.result === "object" ? ["json"] : ["json", "csv", "ndjson"];
  const format = acceptedFormat(request.header("accept"), offered);
  if (format !== null) return format;
  const types = offered.map((name) => FORMATS[name].mediaTypes[0]).join(", ");
  throw new ApiProblem("not-acceptable", `This answer can be had as ${types}.`);
}

async function readContent(
  context: ServeContext,
  endpoint: Endpoint,
  read: Reader<never>,
  parameters: ParsedParameters,
  format: Format,
): Promise<Content> {
  // The parameters were parsed by the declaration that the reader's type follows from; the route holds both together.
  const listing = await read(context.db, parameters as never);
  const checked = context.checkRecords ? checkedListing(endpoint, listing) : listing;
  const { documents } = listing;
  return {
    page: listing.page,
    chunks: () => renderBody(endpoint, checked, format),
    ...(documents && format === "json" ? { gzipChunks: () => gzipArray(documents()) } : {}),
  };
}
