/** The interface over Node's own HTTP objects: the hot path, without the framework in between. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { ApiAnswer, ApiRequest } from "#lib/api/http-exchange.ts";

const HOST = /^[\w.:[\]-]+$/;
/** A caller who takes nothing of an answer for so long is gone. */
const STALLED_MILLISECONDS = 60_000;

/** Path and query of a request; proxies may send the whole address. */
export function targetOf(request: IncomingMessage): string {
  const target = request.url ?? "/";
  if (target.startsWith("/") || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

export function nodeApiRequest(request: IncomingMessage, target: string, ownOrigin: string): ApiRequest {
  const { host } = request.headers;
  return {
    method: request.method ?? "GET",
    target,
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join(", ") : value;
    },
    origin: host !== undefined && HOST.test(host) ? `http://${host}` : ownOrigin,
  };
}

/** Sends an answer. Rejects when a body cannot be made to its end; the connection is closed then, so that nobody takes a part for all. */
export async function sendAnswer(response: ServerResponse, { status, headers, body }: ApiAnswer): Promise<void> {
  response.writeHead(status, headers);
  if (body === null) response.end();
  else if (body instanceof Uint8Array) response.end(body);
  else {
    response.setTimeout(STALLED_MILLISECONDS, () => response.destroy());
    await pipeline(body, response);
  }
}
