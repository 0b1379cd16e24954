/** Keys, visitor tokens and tiers over HTTP. */
import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { hashApiKey } from "#lib/api/api-key-format.ts";
import { listingOf } from "#lib/api/listing.ts";
import { catalogRoutes, type Route } from "#lib/api/routes.ts";
import { mintVisitorToken } from "#lib/api/visitor-tokens.ts";
import { venues } from "#lib/records/team-endpoints.ts";
import { revokeApiKey, selectApiKeyByHash } from "#lib/store/api-keys.ts";
import { type ApiServer, openApiServer, storeKey } from "#test/api-server.ts";
import { eachStore } from "#test/stores.ts";

/** Asks for a tier beyond those of the catalogue. */
const PAID: Route = {
  endpoint: { ...venues, id: "getPaidVenues", path: "/venues/paid", tier: 2 },
  read: async () => listingOf([]),
};

async function codeOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { code?: unknown }).code;
}

eachStore("credentials over HTTP", (suite) => {
  const withServer = async (use: (server: ApiServer) => Promise<void>, options = {}) => {
    const server = await openApiServer(suite.store, { routes: [...catalogRoutes, PAID], ...options });
    try {
      await use(server);
    } finally {
      await server.close();
    }
  };
  const revoke = async (key: string) => {
    const row = await selectApiKeyByHash(suite.store.db, hashApiKey(key));
    await revokeApiKey(suite.store.db, row?.id ?? 0, "2026-01-02T00:00:00.000Z");
  };

  it("403: a tier too low, naming the tier needed and the tier held", () =>
    withServer(async (server) => {
      const response = await server.get("/Venues/PAID/");
      expect(response.status).toBe(403);
      expect(response.headers.get("www-authenticate")).toContain('error="insufficient_scope"');
      expect(await response.json()).toMatchObject({
        code: "tier-too-low",
        detail: "This endpoint needs tier 2 or higher; the credential holds tier 0.",
      });
    }));

  it("200: a tier that is high enough", () =>
    withServer(async (server) => {
      const authorization = `Bearer ${await storeKey(suite.store, 2)}`;
      expect((await server.get("/venues/paid", { authorization })).status).toBe(200);
    }));

  it("401: a key whose check fits but that nobody made here", () =>
    withServer(async (server) => {
      const other = await suite.freshStore();
      const response = await server.get("/venues", { authorization: `Bearer ${await storeKey(other, 0)}` });
      expect(response.status).toBe(401);
      expect(await codeOf(response)).toBe("credential-unknown");
    }));

  it("401: a revoked key, at once where nothing is remembered", () =>
    withServer(async (server) => {
      const key = await storeKey(suite.store, 0);
      const authorization = `bearer   ${key}`;
      expect((await server.get("/venues", { authorization })).status).toBe(200);
      await revoke(key);
      const response = await server.get("/venues", { authorization });
      expect(response.status).toBe(401);
      expect(await codeOf(response)).toBe("credential-revoked");
      expect(response.headers.get("www-authenticate")).toContain('error="invalid_token"');
    }));

  it("believes a key for as long as it is told to, and no longer", async () => {
    let now = Date.parse("2026-01-01T00:00:00Z");
    await withServer(
      async (server) => {
        const key = await storeKey(suite.store, 0);
        const status = async () => (await server.get("/venues", { authorization: `Bearer ${key}` })).status;
        expect(await status()).toBe(200);
        await revoke(key);
        now += 2999;
        expect(await status()).toBe(200);
        now += 2;
        expect(await status()).toBe(401);
      },
      { keyMemory: 3000, now: () => now },
    );
  });

  it("a visitor token is tier 0, ends after ten minutes and cannot be forged", async () => {
    const start = Date.parse("2026-01-01T00:00:00Z");
    let now = start;
    await withServer(
      async (server) => {
        const { value } = await suite.store.db
          .selectFrom("setting")
          .select("value")
          .where("name", "=", "visitor_token_secret")
          .executeTakeFirstOrThrow();
        const { token, expiresAt } = mintVisitorToken(value, start);
        expect(expiresAt).toBe("2026-01-01T00:10:00.000Z");
        const ask = (path: string, text = token) => server.get(path, { authorization: `Bearer ${text}` });
        expect((await ask("/venues")).status).toBe(200);
        expect((await ask("/venues/paid")).status).toBe(403);
        now = start + 599_000;
        expect((await ask("/venues")).status).toBe(200);
        now = start + 600_000;
        expect(await codeOf(await ask("/venues"))).toBe("credential-expired");

        const [, content = ""] = /^visitor_(.+)\.[^.]+$/.exec(token) ?? [];
        const forgery = createHmac("sha256", "guess").update(content).digest("base64url");
        expect(await codeOf(await ask("/venues", `visitor_${content}.${forgery}`))).toBe("credential-unknown");
        const later = token.replace(/^visitor_\w+/, `visitor_${(start / 1000 + 99_999).toString(36)}`);
        expect(await codeOf(await ask("/venues", later))).toBe("credential-unknown");
        expect(await codeOf(await ask("/venues", token.slice(0, -1)))).toBe("credential-malformed");
      },
      { now: () => now },
    );
  });

  it("stores the hash of a key and never the key", async () => {
    const key = await storeKey(suite.store, 0);
    const rows = JSON.stringify(await suite.store.db.selectFrom("apiKey").selectAll().execute());
    expect(rows).not.toContain(key);
    expect(rows).toContain(hashApiKey(key));
  });
});
