/** The doors for web requests: the route files' handlers and the mint of visitor tokens. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { games } from "#lib/records/game-endpoints.ts";
import { gamePlays } from "#lib/records/play-endpoints.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { storeKey } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { readRecords } from "./prefetch.ts";
import { createService } from "./service.ts";
import { shareService } from "./shared-service.ts";
import { answerVisitorToken } from "./visitor-door.ts";
import { serve, serveOtherPaths } from "./web-door.ts";

const SITE = "http://courtside.example:3000";
let store: Store;
let key: string;
beforeAll(async () => {
  store = openStore({ path: ":memory:" });
  await migrate(store);
  await insertFictionalLeague(store.db);
  key = await storeKey(store, 0);
  shareService(await createService({ store, checkRecords: true, baseUrl: "https://data.example" }));
});
afterAll(() => store.close());

const ask = (path: string, init: RequestInit = {}) =>
  new Request(`${SITE}/api${path}`, { headers: { authorization: `Bearer ${key}` }, ...init });

describe("a route's handler", () => {
  it("serves its endpoint", async () => {
    const response = await serve(games)(ask("/games?season=2025"));
    expect(response.status).toBe(200);
    expect(response.headers.get("x-total-count")).toBe("1");
    expect(await response.json()).toMatchObject([{ id: 5 }]);
  });

  it("serves parameters of the path, other methods and HEAD", async () => {
    expect(await (await serve(gamePlays)(ask("/plays/game/1"))).json()).toHaveLength(4);
    expect((await serve(gamePlays)(ask("/plays/game/0"))).status).toBe(400);
    expect((await serve(games)(ask("/games", { method: "POST" }))).status).toBe(405);
    expect((await serve(games)(ask("/games", { method: "OPTIONS" }))).status).toBe(204);
    const head = await serve(games)(ask("/games", { method: "HEAD" }));
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("serves no other endpoint", async () => {
    expect((await serve(games)(ask("/venues"))).status).toBe(404);
  });
});

describe("the handler of other paths", () => {
  it("serves the OpenAPI document to anyone", async () => {
    const response = await serveOtherPaths(new Request(`${SITE}/api/openapi.json`));
    expect(await response.json()).toMatchObject({ openapi: "3.1.1", servers: [{ url: "/api" }] });
  });

  it("finds endpoints in other letters and answers 404 for the rest", async () => {
    expect((await serveOtherPaths(ask("/Games/?season=2025"))).status).toBe(200);
    const missing = await serveOtherPaths(ask("/nothing"));
    expect(missing.status).toBe(404);
    expect(missing.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  });
});

describe("POST /visitor-token", () => {
  const mint = (headers: Record<string, string>) =>
    answerVisitorToken(
      new Request(`${SITE}/visitor-token`, { method: "POST", headers: { host: "courtside.example:3000", ...headers } }),
    );

  it.each([
    ["a page of the site", { "sec-fetch-site": "same-origin", origin: SITE }],
    ["a page of the site, by its public address", { "sec-fetch-site": "same-origin", origin: "https://data.example" }],
    ["a page in a browser that only sends the origin", { origin: SITE }],
    ["a page in a browser that only says same-origin", { "sec-fetch-site": "same-origin" }],
  ])("gives a token to %s, which then reads", async (_, headers) => {
    const response = await mint(headers);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { token, expiresAt } = (await response.json()) as { token: string; expiresAt: string };
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect((await serve(games)(ask("/games", { headers: { authorization: `Bearer ${token}` } }))).status).toBe(200);
  });

  it.each([
    ["no page at all", {}],
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" }],
    ["another site of the same domain", { "sec-fetch-site": "same-site", origin: "http://blog.courtside.example" }],
    ["another port", { origin: "http://courtside.example:4000" }],
    ["a sandboxed frame", { "sec-fetch-site": "same-origin", origin: "null" }],
    ["a typed address", { "sec-fetch-site": "none" }],
  ])("403 to %s", async (_, headers) => {
    const response = await mint(headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "cross-site" });
  });
});

describe("reading for a page on the server", () => {
  it("gives the same records without HTTP", async () => {
    expect(await readRecords(gamePlays, { gameId: 1, shootingPlaysOnly: true })).toMatchObject([
      { id: 1025 },
      { id: 1027 },
    ]);
    expect(await readRecords(games, { season: 1999 })).toEqual([]);
  });
});
