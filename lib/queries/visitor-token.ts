/**
 * The token with which a visitor's browser reads the interface: short-lived, minted by the site, kept in memory only.
 */
import { ApiProblem, readApiProblem } from "./api-problem.ts";

interface VisitorToken {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface TokenSource {
  /** A token good for at least the next moments; mints one when there is none or the last is about to expire. */
  read(): Promise<string>;
  /** Forgets a token the server refused, unless a newer one has taken its place. */
  discard(token: string): void;
  /** Forgets every token, one that is being minted too: the browser signed in or out, and the next token is another one. */
  forget(): void;
}

const MINT_ADDRESS = "/visitor-token";
/** A token this close to its end is replaced, so that it does not expire on the way. */
const EARLY_MS = 30_000;

function parseToken(body: unknown): VisitorToken {
  if (typeof body === "object" && body !== null && "token" in body && "expiresAt" in body) {
    const { token, expiresAt } = body;
    const time =
      typeof expiresAt === "string" || typeof expiresAt === "number" ? new Date(expiresAt).getTime() : Number.NaN;
    if (typeof token === "string" && token !== "" && !Number.isNaN(time)) return { token, expiresAt: time };
  }
  throw new ApiProblem({
    status: null,
    code: "visitor_token",
    message: "The site gave this browser no way to read its data.",
  });
}

/** A source of visitor tokens. `fetch` and `now` are arguments so that tests need neither a server nor a clock. */
export function createTokenSource(fetch: typeof globalThis.fetch, now: () => number): TokenSource {
  let held: VisitorToken | null = null;
  let minting: Promise<VisitorToken> | null = null;

  async function mint(): Promise<VisitorToken> {
    const response = await fetch(MINT_ADDRESS, { method: "POST" });
    if (!response.ok) throw await readApiProblem(response);
    return parseToken(await response.json());
  }

  /** Panels that start together share one mint. One that failed, or was forgotten on its way, is not kept. */
  function mintShared(): Promise<VisitorToken> {
    const shared = mint().then(
      (token) => {
        if (minting === shared) [held, minting] = [token, null];
        return token;
      },
      (error: unknown) => {
        if (minting === shared) minting = null;
        throw error;
      },
    );
    minting = shared;
    return shared;
  }

  return {
    async read() {
      if (held !== null && held.expiresAt - EARLY_MS > now()) return held.token;
      return (await (minting ?? mintShared())).token;
    },
    discard(token) {
      if (held?.token === token) held = null;
    },
    forget() {
      held = null;
      minting = null;
    },
  };
}
