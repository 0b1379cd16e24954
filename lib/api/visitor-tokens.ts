/**
 * Visitor tokens: what the site's own pages present instead of a key. Signed and short-lived, so nothing is stored for them and a copied
 * one soon ends. A visitor's is `visitor_<expiry, seconds in base 36>.<chance>.<HMAC-SHA256 of both>` and of tier 0; a signed-in
 * browser's has `<tier>.<key id in base 36>.` before the chance, signed with the rest.
 */
import { generateChance, signText, verifiedContent } from "./signed-text.ts";

export const VISITOR_PREFIX = "visitor_";
const VISITOR_SECONDS = 600;
/** Shorter, because it opens more. Revoking the key ends it sooner still: the key is looked at with every request. */
const STAFF_SECONDS = 120;
const FORM = /^visitor_([0-9a-z]{1,10})\.(?:([1-3])\.([1-9a-z][0-9a-z]{0,5})\.)?[\w-]{12}\.[\w-]{43}$/;

/** What a signed-in browser's token carries: a tier, and the key it comes from. */
export interface TokenGrant {
  tier: number;
  keyId: number;
}

export interface VisitorToken {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
  /** What the token opens. */
  tier: number;
}

/** `grant` is null for a visitor's token, of tier 0. */
export type VisitorTokenState =
  | { state: "valid"; grant: TokenGrant | null }
  | { state: "expired" | "forged" | "malformed" };

/** A token that ends ten minutes after `now` (milliseconds); one with a grant after two. */
export function mintVisitorToken(secret: string, now: number, grant: TokenGrant | null = null): VisitorToken {
  const expiry = Math.floor(now / 1000) + (grant === null ? VISITOR_SECONDS : STAFF_SECONDS);
  const granted = grant === null ? "" : `${grant.tier}.${grant.keyId.toString(36)}.`;
  return {
    token: VISITOR_PREFIX + signText(secret, `${expiry.toString(36)}.${granted}${generateChance()}`),
    expiresAt: new Date(expiry * 1000).toISOString(),
    tier: grant?.tier ?? 0,
  };
}

/** What a token is worth at `now`. The signature is checked before anything else is believed. */
export function checkVisitorToken(secret: string, token: string, now: number): VisitorTokenState {
  const [, expiry, tier, keyId] = FORM.exec(token) ?? [];
  if (expiry === undefined) return { state: "malformed" };
  if (verifiedContent(secret, token.slice(VISITOR_PREFIX.length)) === null) return { state: "forged" };
  if (Number.parseInt(expiry, 36) * 1000 <= now) return { state: "expired" };
  if (tier === undefined || keyId === undefined) return { state: "valid", grant: null };
  return { state: "valid", grant: { tier: Number(tier), keyId: Number.parseInt(keyId, 36) } };
}
