/** Signing in and out, and what a signed-in browser may read: over the handlers that the routes export. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { scoreboard } from "#lib/records/game-endpoints.ts";
import { revokeApiKey, selectApiKeyByHash } from "#lib/store/api-keys.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { storeKey } from "#test/api-server.ts";
import { hashApiKey } from "./api-key-format.ts";
import { createService } from "./service.ts";
import { answerSession, answerSignIn, answerSignOut } from "./session-door.ts";
import { shareService } from "./shared-service.ts";
import { answerVisitorToken } from "./visitor-door.ts";
import { serve } from "./web-door.ts";

const SITE = "http://courtside.example:3000";
const ADDRESS = `${SITE}/session`;
const OWN_PAGE = { host: "courtside.example:3000", origin: SITE, "sec-fetch-site": "same-origin" };
const START = Date.parse("2026-01-23T12:00:00Z");

let store: Store;
let staffKey: string;
let now = START;
const share = async (of: Store) =>
  shareService(await createService({ store: of, checkRecords: true, keyMemory: 0, now: () => now }));
beforeAll(async () => {
  store = openStore({ path: ":memory:" });
  await migrate(store);
  staffKey = await storeKey(store, 2);
});
beforeEach(async () => {
  now = START;
  await share(store);
});
afterAll(() => store.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  answerSignIn(new Request(ADDRESS, { method: "POST", body, headers: { ...OWN_PAGE, ...headers } }));
const signIn = (key: string, headers: Record<string, string> = {}) =>
  post(JSON.stringify({ key }), { "content-type": "application/json", ...headers });
/** The cookie as the browser sends it back. */
const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
const session = async (cookie: string) =>
  (
    (await (await answerSession(new Request(ADDRESS, { headers: { ...OWN_PAGE, cookie } }))).json()) as {
      session: unknown;
    }
  ).session;
const mint = async (cookie: string) =>
  (await (
    await answerVisitorToken(new Request(`${SITE}/visitor-token`, { method: "POST", headers: { ...OWN_PAGE, cookie } }))
  ).json()) as { token: string; tier: number; expiresAt: string };
const readScoreboard = (token: string) =>
  serve(scoreboard)(new Request(`${SITE}/api/scoreboard`, { headers: { authorization: `Bearer ${token}` } }));
const revoke = async (key: string) => {
  const row = await selectApiKeyByHash(store.db, hashApiKey(key));
  await revokeApiKey(store.db, row?.id ?? 0, "2026-01-23T00:00:00.000Z");
};

describe("a key of tier 1 or higher", () => {
  it("becomes a session: a cookie that no script sees, without the key in it", async () => {
    const response = await signIn(staffKey);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^courtside_session=session_\S+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(staffKey.slice(6, 20));
    const expected = { tier: 2, label: "test", expiresAt: "2026-01-24T00:00:00.000Z" };
    expect(await response.json()).toEqual({ session: expected });
    expect(await session(cookieOf(response))).toEqual(expected);
  });

  it("may come in a form, with blanks that were copied along; without our script the browser goes on to the page", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const body = new URLSearchParams({ key: ` ${staffKey}\n` }).toString();
    expect((await post(body, form)).status).toBe(200);
    const navigation = await post(body, { ...form, "sec-fetch-mode": "navigate" });
    expect([navigation.status, navigation.headers.get("location")]).toEqual([303, "/scoreboard"]);
    expect(await session(cookieOf(navigation))).toMatchObject({ tier: 2 });
  });

  it("has a cookie for https alone where the page came over https", async () => {
    shareService(await createService({ store, keyMemory: 0, now: () => now, baseUrl: "https://data.example" }));
    const response = await signIn(staffKey, { origin: "https://data.example" });
    expect(response.headers.get("set-cookie")).toMatch(/^__Host-courtside_session=\S+; .*; Secure$/);
    expect(await session(cookieOf(response))).toMatchObject({ tier: 2 });
  });
});

describe("no session", () => {
  it("403 for a key of tier 0, which says so", async () => {
    const response = await signIn(await storeKey(store, 0));
    expect([response.status, response.headers.get("set-cookie")]).toEqual([403, null]);
    expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(await response.json()).toMatchObject({
      code: "tier-too-low",
      detail: "Signing in needs a key of tier 1 or higher; this one is of tier 0.",
      instance: "/session",
    });
  });

  it("401 for a key that is mistyped, of another store, or revoked", async () => {
    const codeOf = async (key: string) => {
      const response = await signIn(key);
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await codeOf(`${staffKey.slice(0, -1)}!`)).toEqual([401, "credential-malformed"]);
    const other = openStore({ path: ":memory:" });
    await migrate(other);
    expect(await codeOf(await storeKey(other, 3))).toEqual([401, "credential-unknown"]);
    await other.close();
    const ended = await storeKey(store, 1);
    await revoke(ended);
    expect(await codeOf(ended)).toEqual([401, "credential-revoked"]);
  });

  it.each([
    ["no body", "", {}],
    ["an empty key", '{"key":"  "}', { "content-type": "application/json" }],
    ["a key that is no text", '{"key":{"a":1}}', { "content-type": "application/json" }],
    ["no object", "null", { "content-type": "application/json" }],
    ["no JSON", "{", { "content-type": "application/json" }],
    ["a book", `key=${"x".repeat(5000)}`, { "content-type": "application/x-www-form-urlencoded" }],
  ])("400 for %s", async (_, body, headers) => {
    const response = await post(body, headers);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { detail: string }).detail).toMatch(/\.$/);
  });

  it.each([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" }],
    ["another port", { origin: "http://courtside.example:4000" }],
    ["a sandboxed frame", { origin: "null" }],
  ])("403 for %s, whatever it wants to do", async (_, headers) => {
    expect((await signIn(staffKey, headers)).status).toBe(403);
    const init = { headers: { ...OWN_PAGE, ...headers } };
    expect((await answerSession(new Request(ADDRESS, init))).status).toBe(403);
    const out = await answerSignOut(new Request(ADDRESS, { method: "DELETE", ...init }));
    expect([out.status, out.headers.get("set-cookie")]).toEqual([403, null]);
  });

  it("429 after ten refused keys within a minute, also for a good one, until the minute is over", async () => {
    await share(store);
    const refused = await storeKey(store, 0);
    const from = (address: string, key: string) => signIn(key, { "x-forwarded-for": `spoofed, ${address}` });
    for (let tries = 0; tries < 10; tries++) expect((await from("10.0.0.1", refused)).status).toBe(403);
    const response = await from("10.0.0.1", staffKey);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await from("10.0.0.2", staffKey)).status).toBe(200);
    now += 60_000;
    expect((await from("10.0.0.1", staffKey)).status).toBe(200);
  });
});

describe("a signed-in browser", () => {
  it("gets tokens of tier 1, of two minutes, and reads the scoreboard with them; a visitor's are of tier 0", async () => {
    const { token, tier, expiresAt } = await mint(cookieOf(await signIn(staffKey)));
    // The key is of tier 2; the pages need no more than 1.
    expect([tier, expiresAt]).toEqual([1, "2026-01-23T12:02:00.000Z"]);
    expect((await readScoreboard(token)).status).toBe(200);
    const visitor = await mint("");
    expect(visitor.tier).toBe(0);
    expect((await readScoreboard(visitor.token)).status).toBe(403);
  });

  it("is a visitor again after twelve hours, and with a session that was signed elsewhere or changed", async () => {
    const cookie = cookieOf(await signIn(staffKey));
    now += 12 * 3_600_000;
    expect(await session(cookie)).toBeNull();
    expect((await mint(cookie)).tier).toBe(0);
    now = START;
    const other = openStore({ path: ":memory:" });
    await migrate(other);
    await storeKey(other, 3);
    await share(other);
    expect(await session(cookie)).toBeNull();
    expect((await mint(cookie)).tier).toBe(0);
    await other.close();
    await share(store);
    const changed = cookie.replace(/session_\w+\./, "session_7.");
    expect([await session(changed), (await mint(changed)).tier]).toEqual([null, 0]);
    expect(await session(cookie)).not.toBeNull();
  });

  it("is a visitor at once when its key is revoked, with the token it holds too", async () => {
    const key = await storeKey(store, 1);
    const cookie = cookieOf(await signIn(key));
    const { token } = await mint(cookie);
    expect((await readScoreboard(token)).status).toBe(200);
    await revoke(key);
    const refused = await readScoreboard(token);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: "credential-revoked" });
    expect(await session(cookie)).toBeNull();
    expect((await mint(cookie)).tier).toBe(0);
  });

  it("signs out: both cookies end", async () => {
    const response = await answerSignOut(new Request(ADDRESS, { method: "DELETE", headers: OWN_PAGE }));
    expect(response.status).toBe(204);
    const ended = response.headers.getSetCookie();
    expect(ended).toHaveLength(2);
    for (const cookie of ended) expect(cookie).toMatch(/courtside_session=; .*Max-Age=0;/);
  });
});
