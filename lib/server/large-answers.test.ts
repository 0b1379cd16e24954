/** Answers too large to hold: sent in chunks, the same in every encoding, given up when the caller leaves. */
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogRoutes, type Route } from "#lib/api/routes.ts";
import { venues } from "#lib/records/team-endpoints.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { gameRow, insertGames, insertPlays, insertTeam, playRecord } from "#test/game-rows.ts";

const GAMES = 12;
const PLAYS = 400;

let store: Store;
let server: ApiServer;
let readerEnded: Promise<void>;
const logged: string[] = [];
beforeAll(async () => {
  store = openStore({ path: ":memory:" });
  await migrate(store);
  await insertTeam(store.db, 1, "Marlow State");
  await insertTeam(store.db, 2, "Port Ashby");
  const games = Array.from({ length: GAMES }, (_, place) => gameRow(place + 1, `2026-01-${10 + place}T00:00:00.000Z`));
  await insertGames(store.db, games);
  for (const game of games) {
    await insertPlays(
      store.db,
      game,
      Array.from({ length: PLAYS }, (_, place) => playRecord(game, place)),
    );
  }
  const ended = Promise.withResolvers<void>();
  readerEnded = ended.promise;
  const endless: Route = {
    endpoint: { ...venues, id: "getEndlessVenues", path: "/venues/endless" },
    read: async () => ({
      async *batches() {
        try {
          for (;;) yield [JSON.stringify("x".repeat(50_000))];
        } finally {
          ended.resolve();
        }
      },
    }),
  };
  const logger = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
  server = await openApiServer(store, { routes: [...catalogRoutes, endless], checkRecords: false, logger });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const path = "/api/plays/team?season=2026&team=Port+Ashby";
const ask = (headers: Record<string, string>, method = "GET") =>
  server.raw(path, { method, headers: { authorization: `Bearer ${server.key}`, ...headers } });

describe("a large answer", () => {
  it("is the same in every encoding and in chunks", async () => {
    const [plain, gzip, br] = [
      await ask({}),
      await ask({ "accept-encoding": "gzip" }),
      await ask({ "accept-encoding": "br" }),
    ];
    expect(plain.headers["transfer-encoding"]).toBe("chunked");
    expect(plain.body.length).toBeGreaterThan(1_000_000);
    expect((JSON.parse(plain.body.toString()) as unknown[]).length).toBe(GAMES * PLAYS);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  });

  it("has as many lines of CSV as records, and as many lines", async () => {
    const csv = await ask({ accept: "text/csv", "accept-encoding": "gzip" });
    expect(gunzipSync(csv.body).toString().trimEnd().split("\r\n")).toHaveLength(GAMES * PLAYS + 1);
    const lines = await ask({ accept: "application/x-ndjson" });
    expect(lines.body.toString().trimEnd().split("\n")).toHaveLength(GAMES * PLAYS);
  });

  it("HEAD reads no further than it must", async () => {
    const head = await ask({}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await ask({ "if-none-match": head.headers.etag ?? "" })).status).toBe(304);
  });

  it("ends its reader when the caller leaves, and that is no failure", async () => {
    const sent = request(`${server.address}/api/venues/endless`, {
      headers: { authorization: `Bearer ${server.key}`, "accept-encoding": "gzip" },
    });
    sent.on("response", (response) => response.once("data", () => sent.destroy()));
    sent.on("error", () => undefined);
    sent.end();
    await readerEnded;
    expect((await server.get("/venues")).status).toBe(200);
    expect(logged).toEqual([]);
  });
});
