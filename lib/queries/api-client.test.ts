import { describe, expect, test } from "vitest";
import { createApiClient } from "./api-client.ts";
import { ApiProblem } from "./api-problem.ts";
import type { TokenSource } from "./visitor-token.ts";

function numberedTokens(): Pick<TokenSource, "read" | "discard"> {
  let number = 1;
  return {
    read: async () => `token-${number}`,
    discard: () => {
      number += 1;
    },
  };
}

function credentialOf(init: RequestInit | undefined): string | null {
  return new Headers(init?.headers).get("authorization");
}

describe("the client of the interface", () => {
  test("reads below /api with the bearer token", async () => {
    const calls: unknown[] = [];
    const client = createApiClient(async (address, init) => {
      calls.push([address, credentialOf(init)]);
      return Response.json([{ id: 1 }]);
    }, numberedTokens());
    expect(await client.read("/games?season=2026")).toEqual([{ id: 1 }]);
    expect(calls).toEqual([["/api/games?season=2026", "Bearer token-1"]]);
  });

  test("a refused token is replaced once; a second refusal is the answer", async () => {
    const credentials: (string | null)[] = [];
    const answers = [401, 200, 401, 401];
    const client = createApiClient(async (_, init) => {
      credentials.push(credentialOf(init));
      const status = answers[credentials.length - 1];
      return status === 200 ? Response.json("yes") : Response.json({ detail: "Unknown token." }, { status: 401 });
    }, numberedTokens());
    expect(await client.read("/teams")).toBe("yes");
    await expect(client.read("/teams")).rejects.toMatchObject({ status: 401, message: "Unknown token." });
    expect(credentials).toEqual(["Bearer token-1", "Bearer token-2", "Bearer token-2", "Bearer token-3"]);
  });

  test("a problem document becomes an ApiProblem with its parameters and its wait", async () => {
    const client = createApiClient(
      async () =>
        Response.json(
          {
            title: "Bad Request",
            detail: "Unknown parameter: seson.",
            code: "invalid_parameter",
            errors: [{ parameter: "seson", detail: "Did you mean season?" }],
            requestId: "r-1",
          },
          { status: 400, headers: { "retry-after": "7" } },
        ),
      numberedTokens(),
    );
    const problem = await client.read("/games").catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({
      status: 400,
      code: "invalid_parameter",
      message: "Unknown parameter: seson.",
      errors: [{ parameter: "seson", detail: "Did you mean season?" }],
      requestId: "r-1",
      retryAfterSeconds: 7,
    });
  });

  test("an answer that is not JSON and a dead connection are problems as well; a cancelled read is not", async () => {
    const page = createApiClient(async () => new Response("<html>", { status: 502 }), numberedTokens());
    await expect(page.read("/games")).rejects.toMatchObject({ status: 502, message: "The server answered 502." });

    const dead = createApiClient(async () => Promise.reject(new TypeError("Failed to fetch")), numberedTokens());
    await expect(dead.read("/games")).rejects.toMatchObject({ status: null, code: "unreachable" });

    const cancelled = new AbortController();
    cancelled.abort();
    await expect(dead.read("/games", cancelled.signal)).rejects.toBeInstanceOf(TypeError);
  });
});
