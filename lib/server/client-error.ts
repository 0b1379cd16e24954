/** Answering what is no HTTP request at all: no request object exists, so the bytes are written by hand. */
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { COMMON_HEADERS } from "#lib/api/cors.ts";
import { ApiProblem, problemAnswer } from "#lib/api/problem.ts";

export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = problemAnswer(problemOf(error.code), { instance: "", requestId: randomUUID() });
  const lines = Object.entries({ ...COMMON_HEADERS, ...headers, connection: "close" }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n");
  socket.end(Buffer.concat([Buffer.from(head), body instanceof Uint8Array ? body : Buffer.alloc(0)]));
}

function problemOf(code: string | undefined): ApiProblem {
  if (code === "HPE_HEADER_OVERFLOW") return new ApiProblem("headers-too-large", "Address and headers are too large.");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return new ApiProblem("request-timeout", "The request did not arrive in time.");
  return new ApiProblem("malformed-request", "This is no valid HTTP request.");
}
