import { describe, expect, test } from "vitest";
import { ApiProblem } from "./api-problem.ts";
import { createTokenSource } from "./visitor-token.ts";

const START = Date.parse("2026-01-23T12:00:00Z");
const TEN_MINUTES = 600_000;

/** A site that mints `first`, `second` ... each good for ten minutes from the given clock. */
function site(clock: () => number) {
  const minted: string[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    expect(address).toBe("/visitor-token");
    expect(init?.method).toBe("POST");
    const token = `token-${minted.length + 1}`;
    minted.push(token);
    return Response.json({ token, expiresAt: new Date(clock() + TEN_MINUTES).toISOString() });
  };
  return { minted, fetch };
}

describe("the visitor's token", () => {
  test("is minted once for reads that start together and kept until 30 seconds before it expires", async () => {
    let now = START;
    const { minted, fetch } = site(() => now);
    const tokens = createTokenSource(fetch, () => now);
    expect(await Promise.all([tokens.read(), tokens.read()])).toEqual(["token-1", "token-1"]);
    now = START + TEN_MINUTES - 31_000;
    expect(await tokens.read()).toBe("token-1");
    now = START + TEN_MINUTES - 30_000;
    expect(await tokens.read()).toBe("token-2");
    expect(minted).toEqual(["token-1", "token-2"]);
  });

  test("is minted anew after the server refused it; refusing an older one changes nothing", async () => {
    const { fetch } = site(() => START);
    const tokens = createTokenSource(fetch, () => START);
    await tokens.read();
    tokens.discard("token-1");
    expect(await tokens.read()).toBe("token-2");
    tokens.discard("token-1");
    expect(await tokens.read()).toBe("token-2");
  });

  test("is minted anew after it was forgotten, and one that was on its way then is not kept", async () => {
    const { minted, fetch } = site(() => START);
    const tokens = createTokenSource(fetch, () => START);
    const before = tokens.read();
    tokens.forget();
    expect(await tokens.read()).toBe("token-2");
    expect(await before).toBe("token-1");
    expect(await tokens.read()).toBe("token-2");
    tokens.forget();
    expect(await tokens.read()).toBe("token-3");
    expect(minted).toHaveLength(3);
  });

  test("a mint that fails is not kept: the next read tries again", async () => {
    let calls = 0;
    const tokens = createTokenSource(
      async () => {
        calls += 1;
        if (calls === 1) return Response.json({ detail: "Busy.", code: "busy" }, { status: 503 });
        return Response.json({ token: "good", expiresAt: START + TEN_MINUTES });
      },
      () => START,
    );
    await expect(tokens.read()).rejects.toMatchObject({ status: 503, message: "Busy." });
    expect(await tokens.read()).toBe("good");
  });

  test("an answer that is no token is a problem, not an empty credential", async () => {
    const tokens = createTokenSource(async () => Response.json({ token: "", expiresAt: START }), Date.now);
    await expect(tokens.read()).rejects.toBeInstanceOf(ApiProblem);
  });
});
