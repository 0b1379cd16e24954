import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createHttpClient, type HttpClientOptions } from "./http-client.ts";

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** Starts a server on a free port and gives its address. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

/** Answers the requests in turn, the last answer again and again. */
function inTurn(...answers: RequestListener[]): RequestListener {
  let next = 0;
  return (request, response) => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    answer?.(request, response);
  };
}

const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(code, headers).end("{}");
  };

/** A client that notes its waits instead of waiting. */
function client(options: HttpClientOptions = {}) {
  const waits: number[] = [];
  const http = createHttpClient({
    pause: async (milliseconds) => {
      waits.push(milliseconds);
    },
    ...options,
  });
  return { http, waits };
}

describe("createHttpClient", () => {
  it("gives status, headers and body, and sends its own headers", async () => {
    const address = await serve((request, response) => {
      response.writeHead(200, { "x-count": "7" }).end(`key ${request.headers.authorization}`);
    });
    const answer = await client({ headers: { authorization: "Bearer k" } }).http.get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-count")).toBe("7");
    expect(Buffer.from(answer.body).toString()).toBe("key Bearer k");
  });

  it("tries again after 500, waiting twice as long every time, half of it at random", async () => {
    const address = await serve(inTurn(status(500), status(503), status(502), status(200)));
    const { http, waits } = client({ firstDelayMs: 1000 });
    expect((await http.get(address)).status).toBe(200);
    expect(waits).toHaveLength(3);
    for (const [index, longest] of [1000, 2000, 4000].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(longest / 2);
      expect(waits[index]).toBeLessThanOrEqual(longest);
    }
  });

  it("waits as long as Retry-After asks", async () => {
    const { http, waits } = client();
    const address = await serve(inTurn(status(429, { "retry-after": "7" }), status(200)));
    expect((await http.get(address)).status).toBe(200);
    expect(waits).toEqual([7000]);
  });

  it("reads a Retry-After that is a date", async () => {
    const { http, waits } = client();
    const date = new Date(Date.now() + 60_000).toUTCString();
    const address = await serve(inTurn(status(503, { "retry-after": date }), status(200)));
    await http.get(address);
    expect(waits[0]).toBeGreaterThan(50_000);
    expect(waits[0]).toBeLessThanOrEqual(60_000);
  });

  it("does not wait for a server that asks for an hour, and says so", async () => {
    const { http, waits } = client({ maximumDelayMs: 120_000 });
    const address = await serve(status(429, { "retry-after": "3600" }));
    await expect(http.get(address)).rejects.toMatchObject({
      name: "FeedFault",
      code: "http_busy",
      message: expect.stringContaining("asking to wait 3600 s"),
    });
    expect(waits).toEqual([]);
  });

  it.each([
    ["http_server_error", 500, 3],
    ["http_busy", 429, 3],
    ["http_not_found", 404, 1],
    ["http_refused", 403, 1],
    ["http_refused", 401, 1],
    ["http_unexpected", 400, 1],
  ])("gives up with %s on %i after %i tries", async (code, answer, tries) => {
    let requests = 0;
    const address = await serve((request, response) => {
      requests += 1;
      status(answer)(request, response);
    });
    await expect(client({ maximumTries: 3 }).http.get(address)).rejects.toMatchObject({ name: "FeedFault", code });
    expect(requests).toBe(tries);
  });

  it("names a server that is not there", async () => {
    const address = await serve(status(200));
    server?.close();
    server?.closeAllConnections();
    const { http, waits } = client({ maximumTries: 2 });
    await expect(http.get(address)).rejects.toMatchObject({ code: "http_unreachable" });
    expect(waits).toHaveLength(1);
  });

  it("names a server that does not answer, and one that stops in the middle", async () => {
    const silent = await serve(() => undefined);
    await expect(client({ maximumTries: 1, timeoutMs: 50 }).http.get(silent)).rejects.toMatchObject({
      code: "http_timeout",
    });
    server?.closeAllConnections();
    server?.close();
    const halting = await serve((_, response) => {
      response.writeHead(200, { "content-length": "100" }).write("half");
    });
    await expect(client({ maximumTries: 1, timeoutMs: 50 }).http.get(halting)).rejects.toMatchObject({
      code: "http_timeout",
    });
  });

  it("takes no more bytes than allowed, and does not ask again", async () => {
    const { http, waits } = client({ maximumBytes: 1000 });
    const address = await serve((_, response) => {
      response.end("x".repeat(2000));
    });
    await expect(http.get(address)).rejects.toMatchObject({ code: "http_too_large" });
    expect(waits).toEqual([]);
  });

  it("keeps the interval between the starts of requests", async () => {
    const address = await serve(status(200));
    const { http, waits } = client({ minimumIntervalMs: 60_000 });
    await http.get(address);
    await http.get(address);
    await http.get(address);
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeGreaterThan(50_000);
    expect(waits[1]).toBeGreaterThan(110_000);
  });

  it("throws the reason of an aborted signal: before, during and between tries", async () => {
    const reason = new Error("stopped");
    const before = createHttpClient({ signal: AbortSignal.abort(reason) });
    await expect(before.get("http://127.0.0.1:1")).rejects.toBe(reason);

    const during = new AbortController();
    const silent = await serve(() => during.abort(reason));
    await expect(createHttpClient({ signal: during.signal }).get(silent)).rejects.toBe(reason);
    server?.closeAllConnections();
    server?.close();

    const between = new AbortController();
    const failing = await serve((request, response) => {
      status(500)(request, response);
      response.on("close", () => between.abort(reason));
    });
    await expect(createHttpClient({ signal: between.signal, firstDelayMs: 60_000 }).get(failing)).rejects.toBe(reason);
  });
});
