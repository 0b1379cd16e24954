/**
 * Fetching from other people's servers: one request at a time and not too fast, a limit on how long and how much, and patience with
 * failures that pass. What does not pass becomes a FeedFault; only an abort by the caller is thrown as it is (the signal's reason).
 */
import { setTimeout as sleep } from "node:timers/promises";
import { FeedFault } from "./feed.ts";

export interface HttpClientOptions {
  /** Sent with every request, for example `authorization`. */
  headers?: Readonly<Record<string, string>>;
  /** Least time between the starts of two requests, in milliseconds. */
  minimumIntervalMs?: number;
  /** Longest wait for one try, body included, in milliseconds. */
  timeoutMs?: number;
  /** Tries in all, the first included. */
  maximumTries?: number;
  /** Wait before the second try; it doubles for every further one. */
  firstDelayMs?: number;
  /** Longest wait before a try. A server that asks for more (Retry-After) is not asked again. */
  maximumDelayMs?: number;
  maximumBytes?: number;
  signal?: AbortSignal | undefined;
  /** Waiting, as an argument so that a test need not wait. */
  pause?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

export interface HttpClient {
  /**
   * The answer of a GET request with a status of 2xx.
   *
   * @throws FeedFault `http_unreachable`, `http_timeout`, `http_busy` (429 to the end), `http_server_error` (5xx to the end),
   * `http_not_found` (404, 410), `http_refused` (401, 403), `http_unexpected` (any other status), `http_too_large`
   */
  get(address: string): Promise<HttpAnswer>;
}

const DEFAULTS = {
  minimumIntervalMs: 0,
  timeoutMs: 20_000,
  maximumTries: 5,
  firstDelayMs: 1_000,
  maximumDelayMs: 120_000,
  maximumBytes: 64 * 1024 * 1024,
};

/** A failed try: the fault it becomes when it was the last one, and whether another try may help. */
interface Failure {
  fault: FeedFault;
  passing: boolean;
  /** Milliseconds the server asks to wait (Retry-After); null when it does not say. */
  askedDelay: number | null;
}

export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const settings = { ...DEFAULTS, ...options };
  const { signal } = options;
  const pause = options.pause ?? pauseFor;
  let nextStart = 0;

  async function awaitTurn(): Promise<void> {
    const now = performance.now();
    const start = Math.max(now, nextStart);
    nextStart = start + settings.minimumIntervalMs;
    if (start > now) await pause(start - now, signal);
  }

  async function request(address: string): Promise<HttpAnswer | Failure> {
    const timeout = AbortSignal.timeout(settings.timeoutMs);
    try {
      const response = await fetch(address, {
        headers: { accept: "application/json", ...options.headers },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (!response.ok) {
        await response.body?.cancel();
        return failureOf(address, response);
      }
      return {
        status: response.status,
        headers: response.headers,
        body: await readBody(address, response, settings.maximumBytes),
      };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof FeedFault) return { fault: error, passing: false, askedDelay: null };
      return {
        fault: networkFault(address, error, timeout.aborted, settings.timeoutMs),
        passing: true,
        askedDelay: null,
      };
    }
  }

  return {
    async get(address) {
      for (let tries = 1; ; tries++) {
        signal?.throwIfAborted();
        await awaitTurn();
        const answer = await request(address);
        if (!("fault" in answer)) return answer;
        // Half of the wait is random: many clients that failed at once must not come back at once.
        const backoff = settings.firstDelayMs * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
        const delay = answer.askedDelay ?? Math.min(backoff, settings.maximumDelayMs);
        if (!answer.passing || tries >= settings.maximumTries || delay > settings.maximumDelayMs) throw answer.fault;
        await pause(delay, signal);
      }
    },
  };
}

async function pauseFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(milliseconds, undefined, signal ? { signal } : {});
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

async function readBody(address: string, response: Response, maximumBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  if (response.body) {
    // Leaving the loop by an error cancels the stream.
    for await (const piece of response.body) {
      length += piece.length;
      if (length > maximumBytes) {
        throw new FeedFault(
          "http_too_large",
          `${address} sends more than ${maximumBytes} bytes.`,
          "Check the address; ask for less at a time.",
        );
      }
      pieces.push(piece);
    }
  }
  return Buffer.concat(pieces, length);
}

function failureOf(address: string, response: Response): Failure {
  const { status } = response;
  const said = `${address} answers ${status}${response.statusText ? ` (${response.statusText})` : ""}`;
  const asks = retryAfterMs(response.headers.get("retry-after"), Date.now());
  const wait = asks === null ? "" : `, asking to wait ${Math.ceil(asks / 1000)} s`;
  const failure = (code: string, passing: boolean, remedy: string): Failure => ({
    fault: new FeedFault(code, `${said}${wait}.`, remedy),
    passing,
    askedDelay: passing ? asks : null,
  });
  if (status === 429) return failure("http_busy", true, "Wait and run again, with a longer interval between requests.");
  if (status >= 500 || status === 408) {
    return failure("http_server_error", true, "The server has trouble: run again later.");
  }
  if (status === 404 || status === 410) return failure("http_not_found", false, "Check the address, date or id.");
  if (status === 401 || status === 403) return failure("http_refused", false, "Check the key and what it may read.");
  return failure("http_unexpected", false, "Check the address.");
}

function networkFault(address: string, error: unknown, timedOut: boolean, timeoutMs: number): FeedFault {
  if (timedOut) {
    return new FeedFault(
      "http_timeout",
      `${address} has not answered within ${timeoutMs} ms.`,
      "Check the network, or allow more time.",
    );
  }
  // fetch says only "fetch failed"; the reason is in its cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new FeedFault(
    "http_unreachable",
    `${address} cannot be reached: ${reason}.`,
    "Check the address and the network.",
  );
}

/** Milliseconds of a Retry-After header, which is a number of seconds or a date; null when there is none that makes sense. */
function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
