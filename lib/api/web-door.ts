/** The interface as handlers of web requests: what the route files under app/api export. */
import type { Endpoint } from "#lib/records/endpoint.ts";
import type { ApiAnswer, ApiRequest } from "./http-exchange.ts";
import { sharedService } from "./shared-service.ts";

export type WebHandler = (request: Request) => Promise<Response>;

/** A handler of every method that serves one endpoint. */
export function serve(endpoint: Endpoint): WebHandler {
  return (request) => answerWeb({ ...apiRequest(request), endpoint });
}

/** The handler of all other paths below /api: the OpenAPI document, paths in other letters, 404. */
export const serveOtherPaths: WebHandler = (request) => answerWeb(apiRequest(request));

async function answerWeb(request: ApiRequest): Promise<Response> {
  const service = await sharedService();
  return webResponse(await service.answer(request));
}

/** A web request as the service takes it. */
export function apiRequest(request: Request): ApiRequest {
  const { pathname, search, origin } = new URL(request.url);
  const host = request.headers.get("host");
  return {
    method: request.method,
    target: pathname + search,
    header: (name) => request.headers.get(name) ?? undefined,
    origin: host === null ? origin : `${new URL(request.url).protocol}//${host}`,
  };
}

/** An answer as a web response. */
export function webResponse({ status, headers, body }: ApiAnswer): Response {
  if (body === null) return new Response(null, { status, headers });
  const content = body instanceof Uint8Array ? new Uint8Array(body) : streamOf(body);
  return new Response(content, { status, headers });
}

function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
