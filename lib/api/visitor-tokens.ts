/**
 * Visitor tokens: what the site's own pages present instead of a key. Signed and short-lived, so nothing is stored for them and a copied
 * one soon ends. `visitor_<expiry, seconds in base 36>.<chance>.<HMAC-SHA256 of both>`.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export const VISITOR_PREFIX = "visitor_";
const LIFETIME_SECONDS = 600;
const CHANCE_BYTES = 9;
const SECRET_BYTES = 32;
const FORM = /^visitor_([0-9a-z]{1,10})\.([\w-]{12})\.([\w-]{43})$/;

export interface VisitorToken {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

export type VisitorTokenState = "valid" | "expired" | "forged" | "malformed";

/** A secret to sign with, as text. */
export function generateVisitorSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** A token that ends ten minutes after `now` (milliseconds). */
export function mintVisitorToken(secret: string, now: number): VisitorToken {
  const expiry = Math.floor(now / 1000) + LIFETIME_SECONDS;
  const content = `${expiry.toString(36)}.${randomBytes(CHANCE_BYTES).toString("base64url")}`;
  return {
    token: `${VISITOR_PREFIX}${content}.${sign(secret, content).toString("base64url")}`,
    expiresAt: new Date(expiry * 1000).toISOString(),
  };
}

/** What a token is worth at `now`. The signature is compared in constant time and before anything else is believed. */
export function checkVisitorToken(secret: string, token: string, now: number): VisitorTokenState {
  const [, expiry, chance, signature] = FORM.exec(token) ?? [];
  if (expiry === undefined || chance === undefined || signature === undefined) return "malformed";
  const given = Buffer.from(signature, "base64url");
  const expected = sign(secret, `${expiry}.${chance}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged";
  return Number.parseInt(expiry, 36) * 1000 > now ? "valid" : "expired";
}

function sign(secret: string, content: string): Buffer {
  return createHmac("sha256", secret).update(content).digest();
}
