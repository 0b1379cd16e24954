/** Where a key becomes a session, and a session the token with which a browser reads. */
import { hashApiKey, isApiKeyText } from "./api-key-format.ts";
import { createFailedTries } from "./failed-tries.ts";
import type { KeyReader, KnownKey } from "./key-memory.ts";
import { ApiProblem } from "./problem.ts";
import { mintSession, readSession } from "./sessions.ts";
import { mintVisitorToken, type VisitorToken } from "./visitor-tokens.ts";

/** Signing in is for those who may do more than a visitor. */
const LOWEST_TIER = 1;
/** What the pages need; a token never opens more, whatever the key would. */
const HIGHEST_TOKEN_TIER = 1;

/** A live session, as its own browser may know it. */
export interface StaffSession {
  tier: number;
  /** Of the key. */
  label: string;
  /** ISO 8601. */
  expiresAt: string;
}

export interface StaffDesk {
  /**
   * The text of a new session, for the cookie. `address` is who tries, for the limit on failed tries.
   *
   * @throws ApiProblem 401 for a key that is mistyped, unknown or revoked, 403 for one of tier 0, 429 after too many of these
   */
  signIn(key: string, address: string): Promise<string>;
  /** The session behind a cookie's text; null without one, after its end, and once its key is revoked. */
  session(text: string | null): Promise<StaffSession | null>;
  /** A token of the session's tier, but of no higher one than the pages need; a visitor's without a live session. */
  mintToken(text: string | null): Promise<VisitorToken>;
}

export interface StaffDeskOptions {
  keys: KeyReader;
  sessionSecret: string;
  visitorSecret: string;
  now: () => number;
}

export function createStaffDesk({ keys, sessionSecret, visitorSecret, now }: StaffDeskOptions): StaffDesk {
  const failedTries = createFailedTries(now);

  async function live(text: string | null): Promise<{ key: KnownKey; expiresAt: number } | null> {
    const claim = text === null ? null : readSession(sessionSecret, text, now());
    if (claim === null) return null;
    const key = await keys.byId(claim.keyId);
    return key.state === "valid" ? { key: key.key, expiresAt: claim.expiresAt } : null;
  }

  return {
    async signIn(text, address) {
      failedTries.refuseMore(address);
      try {
        return mintSession(sessionSecret, (await keyToSignIn(keys, text)).id, now());
      } catch (error) {
        if (error instanceof ApiProblem) failedTries.count(address);
        throw error;
      }
    },
    async session(text) {
      const found = await live(text);
      if (found === null) return null;
      const { key, expiresAt } = found;
      return { tier: key.tier, label: key.label, expiresAt: new Date(expiresAt).toISOString() };
    },
    async mintToken(text) {
      const found = await live(text);
      if (found === null) return mintVisitorToken(visitorSecret, now());
      const tier = Math.min(found.key.tier, HIGHEST_TOKEN_TIER);
      return mintVisitorToken(visitorSecret, now(), tier === 0 ? null : { tier, keyId: found.key.id });
    },
  };
}

async function keyToSignIn(keys: KeyReader, text: string): Promise<KnownKey> {
  if (!isApiKeyText(text)) {
    throw new ApiProblem(
      "credential-malformed",
      "This is no key, or a part of one: keys are shown once, when they are made.",
    );
  }
  const found = await keys.byHash(hashApiKey(text));
  if (found.state === "unknown") throw new ApiProblem("credential-unknown", "This key is not known here.");
  if (found.state === "revoked") throw new ApiProblem("credential-revoked", "This key has been revoked.");
  if (found.key.tier >= LOWEST_TIER) return found.key;
  throw new ApiProblem(
    "tier-too-low",
    `Signing in needs a key of tier ${LOWEST_TIER} or higher; this one is of tier ${found.key.tier}.`,
  );
}
