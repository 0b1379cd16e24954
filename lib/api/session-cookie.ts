/** The cookie that holds a staff session: no script sees it, and no other site's request brings it along. */
import { SESSION_SECONDS } from "./sessions.ts";

/** Over https with the prefix that makes browsers insist on the attributes (RFC 6265bis, section 4.1.3.2). */
const SECURE_NAME = "__Host-courtside_session";
const PLAIN_NAME = "courtside_session";

/** The session's text in a Cookie header; null without one. */
export function readSessionCookie(header: string | null): string | null {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const [name = "", ...value] = pair.trim().split("=");
    cookies.set(name, value.join("="));
  }
  return cookies.get(SECURE_NAME) ?? cookies.get(PLAIN_NAME) ?? null;
}

/** The Set-Cookie header that stores a session. `secure`: the site is reached over https. */
export function sessionCookie(text: string, secure: boolean): string {
  return cookie(text, SESSION_SECONDS, secure);
}

/** The Set-Cookie headers that end it, under either name. */
export function endedSessionCookies(): string[] {
  return [cookie("", 0, true), cookie("", 0, false)];
}

function cookie(value: string, seconds: number, secure: boolean): string {
  const name = secure ? SECURE_NAME : PLAIN_NAME;
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
}
