/** Headers that every answer of the interface carries: open to scripts of any site, and nothing a browser could run. */
import type { ApiAnswer } from "./http-exchange.ts";

export const ALLOWED_METHODS = "GET, HEAD, OPTIONS";

export const COMMON_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "Content-Length, ETag, Link, Retry-After, WWW-Authenticate, X-Courtside-Data, X-Courtside-Version, X-Request-Id, X-Result-Truncated, X-Total-Count",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "referrer-policy": "no-referrer",
  // Says that this is a Courtside, and which generation of its records: a mirror takes some fields at their word only then.
  "x-courtside-version": "1",
  "x-content-type-options": "nosniff",
} as const;

/** Added while the store holds a demo: nobody shall take an invented league for a real one. */
export const SIMULATED_HEADERS = { "x-courtside-data": "simulated" } as const;

/** Answer to OPTIONS. `*` never covers Authorization, so that one is named. */
export function preflightAnswer(): ApiAnswer {
  return {
    status: 204,
    headers: {
      allow: ALLOWED_METHODS,
      "access-control-allow-methods": ALLOWED_METHODS,
      "access-control-allow-headers": "Authorization, Accept, Content-Type, If-None-Match, *",
      "access-control-max-age": "86400",
    },
    body: null,
  };
}
