/** How the pages ask again. */
import { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "./api-problem.ts";

const MINUTE_MS = 60_000;
/**
 * How long the browser keeps what no component shows. On the server a client lives for one request and goes with it; a time there would
 * be a timer that holds the client, and the process, for as long.
 */
const KEPT_MS = typeof window === "undefined" ? Number.POSITIVE_INFINITY : 30 * MINUTE_MS;
const MOST_RETRIES = 2;
const LONGEST_WAIT_MS = 30_000;

/** Only failures that may pass are tried again; a wrong parameter stays wrong. */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < MOST_RETRIES && error instanceof ApiProblem && error.mayPass;
}

/** The wait the server asks for, else 1 s, 2 s, 4 s ... */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiProblem ? error.retryAfterSeconds : null;
  return Math.min(asked === null ? 1000 * 2 ** failures : asked * 1000, LONGEST_WAIT_MS);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, retryDelay, staleTime: MINUTE_MS, gcTime: KEPT_MS } },
  });
}
