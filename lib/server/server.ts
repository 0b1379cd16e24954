/** The server that owns the port: the interface at once, everything else to Next. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pathBelowBase } from "#lib/api/routes.ts";
import { createService, type Service, type ServiceOptions } from "#lib/api/service.ts";
import { shareService } from "#lib/api/shared-service.ts";
import { answerClientError } from "./client-error.ts";
import { healthAnswer } from "./health.ts";
import { nodeApiRequest, sendAnswer, targetOf } from "./node-door.ts";

/** What serves the pages. */
export interface PageHandler {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface ServerOptions extends ServiceOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Null serves the interface alone. */
  next: PageHandler | null;
}

export interface OpenServer {
  readonly service: Service;
  readonly port: number;
  /** Where it is reached: `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Takes no more connections, lets running requests finish and ends. The store stays open: it belongs to the caller. */
  close(): Promise<void>;
}

const HEADERS_TIMEOUT_MILLISECONDS = 15_000;
const REQUEST_TIMEOUT_MILLISECONDS = 60_000;
const KEEP_ALIVE_MILLISECONDS = 65_000;
/** Room for an address far too long, so that it is answered 414 and not cut off. */
const LARGEST_HEADERS_BYTES = 32 * 1024;
const GRACE_MILLISECONDS = 10_000;
const SWEEP_MILLISECONDS = 50;

/** Opens the port. Rejects with a sentence for the terminal when it cannot be had. */
export async function openServer({ port, host, next, ...options }: ServerOptions): Promise<OpenServer> {
  const service = await createService(options);
  if (next) shareService(service);
  let address = "";
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MILLISECONDS,
      requestTimeout: REQUEST_TIMEOUT_MILLISECONDS,
      keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
      maxHeaderSize: LARGEST_HEADERS_BYTES,
    },
    (request, response) => {
      answer(service, next, request, response, address).catch((error: unknown) => {
        if (isGone(error)) return;
        service.logger.error({ method: request.method, path: pathOf(request), err: error }, "answer broken off");
        response.destroy();
      });
    },
  );
  server.on("clientError", answerClientError);
  const bound = await listen(server, port, host);
  address = `http://${host.includes(":") ? `[${host}]` : host}:${bound}`;
  return { service, port: bound, address, close: () => closeServer(server) };
}

async function answer(
  service: Service,
  next: PageHandler | null,
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<void> {
  logWhenDone(service, request, response);
  const target = targetOf(request);
  if (target === "/healthz") return sendAnswer(response, await healthAnswer(service.store.db));
  // Without pages every path is the interface's, which knows how to say that there is none.
  if (next && pathBelowBase(pathOf(request)) === null) return next.handle(request, response);
  return sendAnswer(response, await service.answer(nodeApiRequest(request, target, address)));
}

function logWhenDone({ logger }: Service, request: IncomingMessage, response: ServerResponse): void {
  if (!logger.isLevelEnabled("debug")) return;
  const start = performance.now();
  response.on("close", () => {
    const milliseconds = Math.round(performance.now() - start);
    const requestId = response.getHeader("x-request-id");
    logger.debug({
      requestId,
      method: request.method,
      path: pathOf(request),
      status: response.statusCode,
      milliseconds,
    });
  });
}

/** Without the query: nobody should have to wonder what stands in a log. */
function pathOf(request: IncomingMessage): string {
  return targetOf(request).split("?", 1)[0] ?? "/";
}

function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new Error(listenFailure(error, port, host))));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function listenFailure(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} on ${host} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
  }
  if (error.code === "EACCES") return `This user may not open port ${port}. Choose one above 1023: PORT=3000 npm start`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection whose last request ends now would stay open for the next one.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS);
    const grace = setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(grace);
      resolve();
    });
  });
}
