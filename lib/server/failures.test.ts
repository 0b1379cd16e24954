/** What callers see of failures on our side: a fixed sentence and a request id, nothing of the cause. */
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listingOf } from "#lib/api/listing.ts";
import { catalogRoutes, type Route } from "#lib/api/routes.ts";
import { venues } from "#lib/records/team-endpoints.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { type ApiServer, openApiServer } from "#test/api-server.ts";

function route(name: string, read: Route["read"]): Route {
  return { endpoint: { ...venues, id: name, path: `/test/${name}` }, read };
}

const SECRET = "select * from api_key; password=hunter2";
const broken = route("broken", async () => {
  throw new Error(SECRET);
});
const busy = route("busy", async () => {
  throw Object.assign(new Error("database is locked"), { code: "ERR_SQLITE_ERROR", errcode: 5 });
});
const away = route("away", async () => {
  throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
});
const misshapen = route("misshapen", async () => listingOf([{ id: "not a number" }]));
/** Large enough to be sent in chunks, and broken after the first of them. */
const torn = route("torn", async () => ({
  async *batches() {
    for (let part = 0; part < 20; part++) yield [JSON.stringify("x".repeat(100_000))];
    throw new Error(SECRET);
  },
}));

let store: Store;
let server: ApiServer;
const logged: string[] = [];
beforeAll(async () => {
  store = openStore({ path: ":memory:" });
  await migrate(store);
  const logger = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
  const routes = [...catalogRoutes, broken, busy, away, misshapen, torn];
  server = await openApiServer(store, { routes, logger });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

describe("failures", () => {
  it("500: a fixed sentence to the caller, the cause to the log under the same request id", async () => {
    const response = await server.get("/test/broken");
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(body).not.toContain("select");
    expect(JSON.parse(body)).toMatchObject({ code: "internal-error", requestId: response.headers.get("x-request-id") });
    const line = logged.find((text) => text.includes(response.headers.get("x-request-id") ?? "?"));
    expect(line).toContain("hunter2");
    expect(line).not.toContain(server.key);
  });

  it.each(["busy", "away"])("503 with Retry-After when the store cannot answer: %s", async (name) => {
    const response = await server.get(`/test/${name}`);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
    expect(await response.json()).toMatchObject({ code: "store-unavailable" });
  });

  it("500 where records are checked and one does not fit its schema", async () => {
    expect((await server.get("/test/misshapen")).status).toBe(500);
  });

  it("a body that breaks off closes the connection: a part is never taken for the whole", async () => {
    const unchecked = await openApiServer(store, { routes: [torn], checkRecords: false });
    try {
      for (const encoding of ["identity", "gzip", "br"]) {
        const answer = unchecked.get("/test/torn", { "accept-encoding": encoding });
        await expect(answer.then((response) => response.text())).rejects.toThrow();
      }
      expect((await unchecked.get("/test/nothing")).status).toBe(404);
    } finally {
      await unchecked.close();
    }
  });

  it("a refused request is no failure and is not logged", async () => {
    const before = logged.length;
    await server.get("/games?x=1");
    expect(logged).toHaveLength(before);
  });
});
