/** How one answer is had: conditional, compressed, as CSV or lines, without its body, from another site. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, type Store } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { bumpRevisions } from "#lib/store/revisions.ts";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";
import { gameRow, insertGames } from "#test/game-rows.ts";

let store: Store;
let server: ApiServer;
beforeAll(async () => {
  store = openStore({ path: ":memory:" });
  await migrate(store);
  await insertFictionalLeague(store.db);
  server = await openApiServer(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const ask = (target: string, headers: Record<string, string>, method = "GET") =>
  server.raw(`/api${target}`, { method, headers: { authorization: `Bearer ${server.key}`, ...headers } });

describe("entity tags", () => {
  it("are strong, and the same question by another key has the same one", async () => {
    const other = await openApiServer(store, { programVersion: "1" });
    const another = await openApiServer(store, { programVersion: "1" });
    try {
      const [one, two] = await Promise.all([other.get("/games?season=2026"), another.get("/games?season=2026")]);
      expect(one.headers.get("etag")).toMatch(/^"[\w-]+(\.gz|\.br)?"$/);
      expect(two.headers.get("etag")).toBe(one.headers.get("etag"));
    } finally {
      await Promise.all([other.close(), another.close()]);
    }
  });

  it("do not hang on the order and the spelling of parameters", async () => {
    const one = await ask("/games?season=2026&team=Port%20Ashby", {});
    const two = await ask("/games?team=Port+Ashby&season=02026", {});
    expect(two.headers.etag).toBe(one.headers.etag);
  });

  it("differ by endpoint, parameters, format and encoding", async () => {
    const answers = await Promise.all([
      ask("/games", {}),
      ask("/games?season=2026", {}),
      ask("/games/media", {}),
      ask("/games", { accept: "text/csv" }),
      ask("/games", { "accept-encoding": "gzip" }),
      ask("/games", { "accept-encoding": "br" }),
    ]);
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(6);
  });

  it.each([
    ["itself", (tag: string) => tag],
    ["itself, weak", (tag: string) => `W/${tag}`],
    ["a list with it", (tag: string) => `"x", ${tag}`],
    ["anything", () => "*"],
    ["its copy in another encoding", (tag: string) => tag.replace(/"$/, '.gz"')],
  ])("304 without a body when If-None-Match names %s", async (_, header) => {
    const first = await ask("/games", {});
    const again = await ask("/games", { "if-none-match": header(first.headers.etag ?? "") });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBeDefined();
    expect(again.headers["cache-control"]).toBe("private, no-cache");
    expect(again.headers.vary).toBe("Accept, Accept-Encoding");
  });

  it("change with the data they hang on, and not with that of another season", async () => {
    const tags = async () => {
      const answers = await Promise.all([
        ask("/games?season=2026", {}),
        ask("/games?season=2025", {}),
        ask("/games", {}),
      ]);
      return answers.map((answer) => answer.headers.etag);
    };
    const before = await tags();
    await insertGames(store.db, [gameRow(99, "2026-02-02T00:00:00.000Z")]);
    const after = await tags();
    expect(after.map((tag, place) => tag === before[place])).toEqual([false, true, false]);
    expect((await server.records("/games?season=2026")).map((game) => game.id)).toContain(99);
    await bumpRevisions(store.db, ["entities"]);
    expect((await tags()).map((tag, place) => tag === after[place])).toEqual([false, false, false]);
  });

  it("still ask for a credential", async () => {
    const { headers } = await ask("/games", {});
    const answer = await server.raw("/api/games", { headers: { "if-none-match": headers.etag ?? "" } });
    expect(answer.status).toBe(401);
  });
});

describe("compression", () => {
  it.each([
    ["gzip", "gzip", "gzip"],
    ["br", "br", "br"],
    ["what a browser sends", "gzip, deflate, br, zstd", "br"],
    ["the one with the greater quality", "br;q=0.5, gzip;q=0.8", "gzip"],
    ["anything", "*", "br"],
    ["nothing of it", "identity", undefined],
    ["nothing said", undefined, undefined],
    ["an empty header", "", undefined],
    ["gzip refused", "gzip;q=0, br;q=0", undefined],
    ["an encoding nobody has", "zstd", undefined],
  ])("%s", async (_, acceptEncoding, expected) => {
    const answer = await ask("/games", acceptEncoding === undefined ? {} : { "accept-encoding": acceptEncoding });
    const plain = await ask("/games", {});
    expect(answer.headers["content-encoding"]).toBe(expected);
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    const decode = { gzip: gunzipSync, br: brotliDecompressSync, none: (body: Buffer) => body };
    expect(decode[expected === "gzip" || expected === "br" ? expected : "none"](answer.body)).toEqual(plain.body);
  });

  it("leaves an answer of a few bytes alone, unless plain is refused", async () => {
    const tiny = "/games?gameId=12345";
    expect((await ask(tiny, { "accept-encoding": "gzip" })).headers["content-encoding"]).toBeUndefined();
    const forced = await ask(tiny, { "accept-encoding": "gzip, identity;q=0" });
    expect(gunzipSync(forced.body).toString()).toBe("[]");
  });

  it("406 when everything is refused", async () => {
    expect((await ask("/games", { "accept-encoding": "*;q=0" })).status).toBe(406);
  });
});

describe("formats", () => {
  it.each([
    ["text/csv", "text/csv; charset=utf-8; header=present"],
    ["application/x-ndjson", "application/x-ndjson; charset=utf-8"],
    ["application/json", "application/json; charset=utf-8"],
    ["text/html,application/xhtml+xml,*/*;q=0.8", "application/json; charset=utf-8"],
    ["application/json;q=0.5, text/csv", "text/csv; charset=utf-8; header=present"],
    ["text/*", "text/csv; charset=utf-8; header=present"],
    ["text/csv, */*", "text/csv; charset=utf-8; header=present"],
  ])("Accept: %s", async (accept, contentType) => {
    expect((await ask("/games", { accept })).headers["content-type"]).toBe(contentType);
  });

  it("CSV: one column a leaf, a list as JSON, null as nothing", async () => {
    const { body } = await ask("/games/teams?gameId=1&team=Port+Ashby", { accept: "text/csv" });
    const [header = "", line = "", end] = body.toString().split("\r\n");
    expect(header.split(",").slice(0, 3)).toEqual(["gameId", "season", "seasonLabel"]);
    expect(header).toContain(",teamStats.points.total,teamStats.points.byPeriod,");
    expect(line).toMatch(/^1,2026,20252026,regular,,2026-01-23T00:00:00\.000Z,false,2,Port Ashby,LKC,,1,Marlow State,/);
    expect(line).toContain('"[36,42]"');
    expect(end).toBe("");
  });

  it("CSV: the header alone when nothing matches", async () => {
    const { body } = await ask("/venues", { accept: "text/csv" });
    expect(body.toString()).toBe("id,sourceId,name,city,state,country\r\n5,,Heron Fieldhouse,Marlow,OH,\r\n");
    const none = await ask("/conferences/history?conference=NOPE", { accept: "text/csv" });
    expect(none.body.toString()).toBe("id,sourceId,name,abbreviation,shortName,teams\r\n");
  });

  it("lines: one record each, also of whole play documents", async () => {
    const { body } = await ask("/plays/game/1", { accept: "application/x-ndjson", "accept-encoding": "identity" });
    const lines = body.toString().trimEnd().split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { id: number }).id)).toEqual([1024, 1025, 1026, 1027]);
  });

  it("one object has no CSV", async () => {
    expect((await ask("/teams/directory?season=2026", { accept: "text/csv" })).status).toBe(406);
  });
});

describe("methods and origins", () => {
  it("HEAD has the headers of GET and no body", async () => {
    const headers = { "accept-encoding": "gzip" };
    const [get, head] = [await ask("/games", headers), await ask("/games", headers, "HEAD")];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ["etag", "content-length", "content-type", "content-encoding", "x-total-count"]) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    }
    expect((await ask("/games?x=1", {}, "HEAD")).status).toBe(400);
  });

  it("a preflight needs no credential and allows the Authorization header", async () => {
    const answer = await server.raw("/api/games", {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "GET" },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.headers["access-control-allow-headers"]).toContain("Authorization");
    expect(answer.headers["access-control-allow-methods"]).toBe("GET, HEAD, OPTIONS");
    expect(answer.headers["access-control-max-age"]).toBe("86400");
  });

  it("every answer may be read by scripts of any site, errors too", async () => {
    for (const target of ["/api/games", "/api/nothing", "/api/games?x=1"]) {
      const { headers } = await server.raw(target);
      expect(headers["access-control-allow-origin"]).toBe("*");
      for (const name of ["ETag", "Link", "X-Total-Count", "X-Result-Truncated", "X-Request-Id"]) {
        expect(headers["access-control-expose-headers"]).toContain(name);
      }
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });
});
