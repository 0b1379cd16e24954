/** Sessions, the tokens they give and their cookie: what is believed, and for how long. */
import { describe, expect, it } from "vitest";
import { createFailedTries } from "./failed-tries.ts";
import { endedSessionCookies, readSessionCookie, sessionCookie } from "./session-cookie.ts";
import { mintSession, readSession } from "./sessions.ts";
import { generateSecret, signText } from "./signed-text.ts";
import { checkVisitorToken, mintVisitorToken } from "./visitor-tokens.ts";

const START = Date.parse("2026-01-23T12:00:00Z");
const HOUR = 3_600_000;
const SECRET = generateSecret();

describe("a session", () => {
  const text = mintSession(SECRET, 41, START);

  it("names the key's id for twelve hours", () => {
    const claim = { keyId: 41, expiresAt: START + 12 * HOUR };
    expect(readSession(SECRET, text, START)).toEqual(claim);
    expect(readSession(SECRET, text, START + 12 * HOUR - 1)).toEqual(claim);
    expect(readSession(SECRET, text, START + 12 * HOUR)).toBeNull();
  });

  it("is nothing under another store's secret", () => {
    expect(readSession(generateSecret(), text, START)).toBeNull();
  });

  it("is nothing with another key, a later end, or the signature of something else", () => {
    const [, keyId = "", expiry = "", chance = "", signature = ""] =
      /^session_(\w+)\.(\w+)\.(.+)\.(.+)$/.exec(text) ?? [];
    const forged = [
      `session_z.${expiry}.${chance}.${signature}`,
      `session_${keyId}.zzzzzz.${chance}.${signature}`,
      `session_${signText("guess", `${keyId}.${expiry}.${chance}`)}`,
      mintVisitorToken(SECRET, START, { tier: 1, keyId: 41 }).token.replace("visitor", "session"),
      text.slice(0, -1),
      "session_",
      "",
    ];
    for (const each of forged) expect([each, readSession(SECRET, each, START)]).toEqual([each, null]);
  });

  it("differs from the next one of the same key and moment", () => {
    expect(mintSession(SECRET, 41, START)).not.toBe(text);
  });
});

describe("a token", () => {
  const grant = { tier: 1, keyId: 1295 };
  const state = (token: string, now = START) => checkVisitorToken(SECRET, token, now);

  it("without a session carries no grant and ends after ten minutes", () => {
    const { token, expiresAt, tier } = mintVisitorToken(SECRET, START);
    expect([tier, expiresAt]).toEqual([0, "2026-01-23T12:10:00.000Z"]);
    expect(state(token)).toEqual({ state: "valid", grant: null });
    expect(state(token, START + 600_000)).toEqual({ state: "expired" });
  });

  it("of a session carries its tier and key, signed, and ends after two minutes", () => {
    const { token, expiresAt, tier } = mintVisitorToken(SECRET, START, grant);
    expect([tier, expiresAt]).toEqual([1, "2026-01-23T12:02:00.000Z"]);
    expect(state(token)).toEqual({ state: "valid", grant });
    expect(state(token, START + 120_000)).toEqual({ state: "expired" });
  });

  it("cannot be raised: a tier written into a visitor's token, or a higher one into a session's, is forged", () => {
    const visitor = mintVisitorToken(SECRET, START).token.replace(".", ".1.zz.");
    const raised = mintVisitorToken(SECRET, START, grant).token.replace(".1.", ".3.");
    const lowered = mintVisitorToken(SECRET, START, grant).token.replace(/\.1\.\w+\./, ".");
    for (const token of [visitor, raised, lowered]) expect(state(token)).toEqual({ state: "forged" });
    expect(state(mintVisitorToken(SECRET, START, grant).token.replace(".1.", ".9."))).toEqual({ state: "malformed" });
  });
});

describe("the cookie", () => {
  it("is seen by no script and brought along by no other site; over https it is the site's alone", () => {
    expect(sessionCookie("session_x", false)).toBe(
      "courtside_session=session_x; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict",
    );
    expect(sessionCookie("session_x", true)).toBe(
      "__Host-courtside_session=session_x; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure",
    );
  });

  it.each([
    [null, null],
    ["", null],
    ["other=1", null],
    ["other=1; courtside_session=session_a.b=; more=2", "session_a.b="],
    ["courtside_session=plain; __Host-courtside_session=secure", "secure"],
    ["xcourtside_session=session_a", null],
  ])("in %j is %j", (header, text) => {
    expect(readSessionCookie(header)).toBe(text);
  });

  it("ends under both names", () => {
    const names = endedSessionCookies().map((cookie) => /^([\w-]+)=; .*Max-Age=0;/.exec(cookie)?.[1]);
    expect(names).toEqual(["__Host-courtside_session", "courtside_session"]);
  });
});

describe("failed tries", () => {
  it("are refused after the tenth within a minute, of that address alone, and say how long to wait", () => {
    let now = START;
    const tries = createFailedTries(() => now);
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(() => tries.refuseMore("10.0.0.1")).not.toThrow();
      tries.count("10.0.0.1");
      now += 1000;
    }
    expect(() => tries.refuseMore("10.0.0.1")).toThrow("Too many keys were refused. Try again in 50 s.");
    expect(() => tries.refuseMore("10.0.0.2")).not.toThrow();
    now = START + 60_000;
    expect(() => tries.refuseMore("10.0.0.1")).not.toThrow();
  });
});
