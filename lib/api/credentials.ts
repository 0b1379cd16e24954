/** Who is calling: an API key or a visitor token in the Authorization header (RFC 6750). */
import { LRUCache } from "lru-cache";
import { selectApiKeyByHash } from "#lib/store/api-keys.ts";
import type { Database } from "#lib/store/connection.ts";
import { hashApiKey, isApiKeyText, KEY_PREFIX } from "./api-key-format.ts";
import { ApiProblem, type ProblemCode } from "./problem.ts";
import { checkVisitorToken, VISITOR_PREFIX } from "./visitor-tokens.ts";

export interface Caller {
  kind: "key" | "visitor";
  /** Id of the key; null for a visitor. */
  keyId: number | null;
  tier: number;
}

export interface CredentialOptions {
  db: Database;
  visitorSecret: string;
  /** How long a key is believed without asking the store again: a revoked one ends within this time. 0 asks every time. */
  keyMemoryMilliseconds: number;
  now: () => number;
}

type KeyState = { state: "valid"; caller: Caller } | { state: "unknown" | "revoked" };

const KEYS_REMEMBERED = 10_000;
const VISITOR: Caller = { kind: "visitor", keyId: null, tier: 0 };
const BEARER = /^bearer +([\w.~+/-]+=*) *$/i;

/** A function that tells the caller from the Authorization header, or throws a 401 that says what is wrong with the credential. */
export function credentialReader(options: CredentialOptions): (authorization: string | undefined) => Promise<Caller> {
  const { db, visitorSecret, keyMemoryMilliseconds, now } = options;
  // By hash, so that no key lies in memory longer than its request.
  const remembered = new LRUCache<string, { key: KeyState; until: number }>({ max: KEYS_REMEMBERED });

  async function keyState(hash: string): Promise<KeyState> {
    const known = remembered.get(hash);
    if (known && known.until > now()) return known.key;
    const row = await selectApiKeyByHash(db, hash);
    const key: KeyState = !row
      ? { state: "unknown" }
      : row.revokedAt !== null
        ? { state: "revoked" }
        : { state: "valid", caller: { kind: "key", keyId: row.id, tier: row.tier } };
    remembered.set(hash, { key, until: now() + keyMemoryMilliseconds });
    return key;
  }

  async function callerOfKey(text: string): Promise<Caller> {
    if (!isApiKeyText(text))
      throw refused("credential-malformed", "The API key is mistyped or cut: its check does not fit.");
    const key = await keyState(hashApiKey(text));
    if (key.state === "valid") return key.caller;
    if (key.state === "revoked") throw refused("credential-revoked", "The API key has been revoked.");
    throw refused("credential-unknown", "The API key is not known here.");
  }

  function callerOfVisitor(token: string): Caller {
    const state = checkVisitorToken(visitorSecret, token, now());
    if (state === "valid") return VISITOR;
    if (state === "expired") throw refused("credential-expired", "The visitor token has expired.");
    if (state === "forged") throw refused("credential-unknown", "The visitor token was not issued here.");
    throw refused("credential-malformed", "The visitor token is mistyped or cut.");
  }

  return async (authorization) => {
    if (authorization === undefined || authorization.trim() === "") {
      throw new ApiProblem(
        "credential-missing",
        "A credential is required. Send an API key in the header `Authorization: Bearer <API_KEY>`.",
        { headers: { "www-authenticate": 'Bearer realm="Courtside"' } },
      );
    }
    const text = BEARER.exec(authorization)?.[1];
    if (text?.startsWith(KEY_PREFIX)) return callerOfKey(text);
    if (text?.startsWith(VISITOR_PREFIX)) return callerOfVisitor(text);
    throw refused(
      "credential-malformed",
      text === undefined
        ? "The Authorization header must read `Bearer <API_KEY>`: the word Bearer, a space, one key."
        : `This is no API key: keys begin with ${KEY_PREFIX}.`,
    );
  };
}

/** Throws a 403 that names the tier needed and the tier held. */
export function requireTier(caller: Caller, tier: number): void {
  if (caller.tier >= tier) return;
  throw new ApiProblem(
    "tier-too-low",
    `This endpoint needs tier ${tier} or higher; the credential holds tier ${caller.tier}.`,
    {
      headers: { "www-authenticate": `Bearer realm="Courtside", error="insufficient_scope", scope="tier-${tier}"` },
    },
  );
}

function refused(code: ProblemCode, detail: string): ApiProblem {
  const description = detail.replaceAll(/["\\`]/g, "'");
  return new ApiProblem(code, detail, {
    headers: {
      "www-authenticate": `Bearer realm="Courtside", error="invalid_token", error_description="${description}"`,
    },
  });
}
