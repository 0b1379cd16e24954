/** The listener itself: which door a path leads to, what is no request, how it stops. */

import { once } from "node:events";
import { connect } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listingOf } from "#lib/api/listing.ts";
import type { Route } from "#lib/api/routes.ts";
import { venues } from "#lib/records/team-endpoints.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { storeKey } from "#test/api-server.ts";
import { type OpenServer, openServer, type ServerOptions } from "./server.ts";

let store: Store;
beforeAll(async () => {
  store = openStore({ path: ":memory:" });
  await migrate(store);
});
afterAll(() => store.close());

const logger = pino({ level: "silent" });
const open = (options: Partial<ServerOptions> = {}) =>
  openServer({ store, logger, port: 0, host: "127.0.0.1", next: null, ...options });

/** Sends bytes and returns everything that comes back until the connection ends. */
async function exchange(server: OpenServer, bytes: string): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  socket.write(bytes);
  let answer = "";
  socket.on("data", (chunk: Buffer) => {
    answer += chunk.toString();
  });
  await once(socket, "close");
  return answer;
}

describe("doors", () => {
  it("hands everything outside /api to the pages and keeps /api", async () => {
    const seen: string[] = [];
    const server = await open({
      next: {
        handle: async (request, response) => {
          seen.push(request.url ?? "");
          response.end("page");
        },
      },
    });
    try {
      for (const path of ["/", "/games?season=2026", "/apis", "/api-docs"]) {
        expect(await (await fetch(server.address + path)).text()).toBe("page");
      }
      for (const path of ["/api", "/api/games", "/API/games", "/api?x=1", "/healthz"]) {
        expect((await fetch(server.address + path)).headers.get("content-type")).toContain("json");
      }
      expect(seen).toEqual(["/", "/games?season=2026", "/apis", "/api-docs"]);
    } finally {
      await server.close();
    }
  });

  it("a page that fails before it answered closes the connection and leaves the server standing", async () => {
    const server = await open({ next: { handle: () => Promise.reject(new Error("render")) } });
    try {
      await expect(fetch(server.address)).rejects.toThrow();
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    } finally {
      await server.close();
    }
  });
});

describe("GET /healthz", () => {
  it("200 with the store's revision, 503 once the store cannot be read", async () => {
    const own = openStore({ path: ":memory:" });
    await migrate(own);
    const server = await open({ store: own });
    try {
      const healthy = await fetch(`${server.address}/healthz`);
      expect([healthy.status, await healthy.json()]).toEqual([200, { status: "ok", revision: 0 }]);
      await own.close();
      const sick = await fetch(`${server.address}/healthz`);
      expect([sick.status, await sick.json()]).toEqual([503, { status: "unavailable" }]);
    } finally {
      await server.close();
    }
  });
});

describe("what is no request", () => {
  it.each([
    ["no HTTP at all", "hello\r\n\r\n", 400, "malformed-request"],
    [
      "headers without end",
      `GET /api/games HTTP/1.1\r\nhost: x\r\na: ${"x".repeat(40_000)}\r\n\r\n`,
      431,
      "headers-too-large",
    ],
  ])("is answered and the connection closed: %s", async (_, bytes, status, code) => {
    const server = await open();
    try {
      const answer = await exchange(server, bytes);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toContain("content-type: application/problem+json");
      expect(answer).toContain(`"code":"${code}"`);
    } finally {
      await server.close();
    }
  });

  it("takes a whole address where a proxy sends one", async () => {
    const server = await open();
    try {
      const answer = await exchange(
        server,
        "GET http://x.example/api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      );
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    } finally {
      await server.close();
    }
  });
});

describe("opening and closing", () => {
  it("says in a sentence that a port is in use", async () => {
    const server = await open();
    try {
      await expect(open({ port: server.port })).rejects.toThrow(`Port ${server.port} on 127.0.0.1 is in use.`);
    } finally {
      await server.close();
    }
  });

  it("finishes a running request before it closes, and takes no new one", async () => {
    const started = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    const slow: Route = {
      endpoint: { ...venues, id: "getSlowVenues", path: "/venues/slow" },
      read: async () => {
        started.resolve();
        await reading.promise;
        return listingOf([]);
      },
    };
    const server = await open({ routes: [slow] });
    const headers = { authorization: `Bearer ${await storeKey(store, 0)}` };
    const running = fetch(`${server.address}/api/venues/slow`, { headers });
    await started.promise;
    const closed = server.close();
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
    reading.resolve();
    const response = await running;
    expect([response.status, await response.text()]).toEqual([200, "[]"]);
    await closed;
  });
});
