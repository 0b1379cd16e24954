/** Whatever stands in an address: an answer that makes sense, never a failure of ours. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { catalog } from "#lib/records/catalog.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { insertFictionalLeague } from "#test/fictional-league.ts";

let store: Store;
let server: ApiServer;
beforeAll(async () => {
  store = openStore({ path: ":memory:" });
  await migrate(store);
  await insertFictionalLeague(store.db);
  server = await openApiServer(store, { keyTier: 3 });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const anyBytes = fc
  .uint8Array({ maxLength: 12 })
  .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
const nasty = fc
  .constantFrom(
    "%00",
    "%",
    "%zz",
    "%ED%A0%80",
    "%F0%9F%8F%80",
    "0",
    "-1",
    "2026.0",
    "1e9",
    "2147483647",
    "2147483648",
    "true",
    "null",
    "2026-02-30",
    "2026-W04",
    "0001-01-01",
    "9999-12-31T23:59:59.999-23:59",
    "0000-00-00",
    "'; drop table game; --",
    "%27%20or%201=1",
    "LKC",
    "Port%20Ashby",
    "2026",
    "regular",
    "final",
    "MjAyNi0wMS0yM1QwMDowMDowMC4wMDBaIDE",
    "[]",
    "{}",
    "__proto__",
    "constructor",
  )
  .map((text) => text.replaceAll(" ", "+"));
const value = fc.oneof(nasty, anyBytes, fc.string({ maxLength: 20 }).map(encodeURIComponentSafely));
const name = fc.oneof(
  fc.constantFrom(...new Set(catalog.flatMap((endpoint) => Object.keys(endpoint.parameters)))),
  fc.constantFrom("__proto__", "constructor", "toString", "a%5B%5D", "%00", "%"),
);
const query = fc
  .array(fc.tuple(name, value), { maxLength: 5 })
  .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

it("200, 400 or 404 to any query and any path value, always JSON", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...catalog), value, query, async (endpoint, inPath, text) => {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, () => inPath.replaceAll(/[?#]/g, ""));
      const answer = await server.raw(`/api${path}?${text}`);
      expect([200, 400, 404]).toContain(answer.status);
      const body: unknown = JSON.parse(answer.body.toString());
      if (answer.status === 400) expect(body).toMatchObject({ code: "invalid-parameters", errors: expect.any(Array) });
    }),
    { numRuns: 800 },
  );
});

it("any Accept, Accept-Encoding and If-None-Match", async () => {
  const header = fc.string({ unit: fc.constantFrom(...'abgzipr*/;q=01.,"W - csvjson'), maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(header, header, header, async (accept, acceptEncoding, ifNoneMatch) => {
      const headers = {
        authorization: `Bearer ${server.key}`,
        accept,
        "accept-encoding": acceptEncoding,
        "if-none-match": ifNoneMatch,
      };
      expect([200, 304, 406]).toContain((await server.raw("/api/games", { headers })).status);
    }),
    { numRuns: 300 },
  );
});

it("401 to any Authorization header that is no key", async () => {
  const part = fc.constantFrom(
    "Bearer",
    "bearer",
    "Basic",
    " ",
    "court_",
    "visitor_",
    ".",
    "a".repeat(38),
    "\t",
    "=",
    "%00",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
      const authorization = parts.join("");
      expect((await server.raw("/api/games", { headers: { authorization } })).status).toBe(401);
    }),
    { numRuns: 300 },
  );
});
