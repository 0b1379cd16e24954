/**
 * Staff sessions: a key of tier 1 or higher, shown once, is exchanged for a text that the browser keeps in a cookie. It holds the key's id
 * and never the key: `session_<key id in base 36>.<expiry, seconds in base 36>.<chance>.<HMAC-SHA256 of these>`. Nothing is stored for
 * it, and the key is looked at each time, so revoking the key ends the session.
 */
import { generateChance, signText, verifiedContent } from "./signed-text.ts";

const PREFIX = "session_";
export const SESSION_SECONDS = 12 * 3600;
const FORM = /^session_([1-9a-z][0-9a-z]{0,5})\.([0-9a-z]{1,10})\.[\w-]{12}\.[\w-]{43}$/;

/** What the text of a session says. */
export interface SessionClaim {
  keyId: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The text of a session that ends twelve hours after `now` (milliseconds). */
export function mintSession(secret: string, keyId: number, now: number): string {
  const expiry = Math.floor(now / 1000) + SESSION_SECONDS;
  return PREFIX + signText(secret, `${keyId.toString(36)}.${expiry.toString(36)}.${generateChance()}`);
}

/** What a session's text says; null for one that is over, was signed elsewhere or is none. */
export function readSession(secret: string, text: string, now: number): SessionClaim | null {
  const [, keyId, expiry] = FORM.exec(text) ?? [];
  if (keyId === undefined || expiry === undefined) return null;
  if (verifiedContent(secret, text.slice(PREFIX.length)) === null) return null;
  const expiresAt = Number.parseInt(expiry, 36) * 1000;
  return expiresAt > now ? { keyId: Number.parseInt(keyId, 36), expiresAt } : null;
}
