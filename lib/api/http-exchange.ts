/** A request and its answer without the transport: web Request and Response, Node's objects and tests all come down to these. */
import type { Endpoint } from "#lib/records/endpoint.ts";

export interface ApiRequest {
  method: string;
  /** Path and query as they came: `/api/games?season=2026`. */
  target: string;
  /** Value of a header, name in lower case. */
  header(name: string): string | undefined;
  /** Scheme and host the caller used, for links back: `http://localhost:3000`. */
  origin: string;
  /** The only endpoint this door leads to; left out, the path alone decides. */
  endpoint?: Endpoint;
}

export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  /** Whole, or in chunks as they are made; null for no body. */
  body: Uint8Array | AsyncIterable<Uint8Array> | null;
}
