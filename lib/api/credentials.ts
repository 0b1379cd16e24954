/** Who is calling: an API key or a visitor token in the Authorization header (RFC 6750). */
import { hashApiKey, isApiKeyText, KEY_PREFIX } from "./api-key-format.ts";
import type { KeyReader } from "./key-memory.ts";
import { ApiProblem, type ProblemCode } from "./problem.ts";
import { checkVisitorToken, type TokenGrant, VISITOR_PREFIX } from "./visitor-tokens.ts";

export interface Caller {
  kind: "key" | "visitor";
  /** Id of the key, or of the one behind a signed-in browser; null for a visitor. */
  keyId: number | null;
  tier: number;
}

export interface CredentialOptions {
  keys: KeyReader;
  visitorSecret: string;
  now: () => number;
}

const VISITOR: Caller = { kind: "visitor", keyId: null, tier: 0 };
const BEARER = /^bearer +([\w.~+/-]+=*) *$/i;

/** A function that tells the caller from the Authorization header, or throws a 401 that says what is wrong with the credential. */
export function credentialReader(options: CredentialOptions): (authorization: string | undefined) => Promise<Caller> {
  const { keys, visitorSecret, now } = options;

  async function callerOfKey(text: string): Promise<Caller> {
    if (!isApiKeyText(text))
      throw refused("credential-malformed", "The API key is mistyped or cut: its check does not fit.");
    const found = await keys.byHash(hashApiKey(text));
    if (found.state === "valid") return { kind: "key", keyId: found.key.id, tier: found.key.tier };
    if (found.state === "revoked") throw refused("credential-revoked", "The API key has been revoked.");
    throw refused("credential-unknown", "The API key is not known here.");
  }

  async function callerOfVisitor(token: string): Promise<Caller> {
    const checked = checkVisitorToken(visitorSecret, token, now());
    if (checked.state === "valid") return checked.grant === null ? VISITOR : callerOfGrant(checked.grant);
    if (checked.state === "expired") throw refused("credential-expired", "The visitor token has expired.");
    if (checked.state === "forged") throw refused("credential-unknown", "The visitor token was not issued here.");
    throw refused("credential-malformed", "The visitor token is mistyped or cut.");
  }

  /** A key that is gone takes the tokens with it that came from it. */
  async function callerOfGrant({ keyId, tier }: TokenGrant): Promise<Caller> {
    const found = await keys.byId(keyId);
    if (found.state === "valid") return { kind: "visitor", keyId, tier: Math.min(tier, found.key.tier) };
    throw refused("credential-revoked", "The key that this browser signed in with has been revoked.");
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
