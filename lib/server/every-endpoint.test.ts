/** What holds for every endpoint of the catalogue: which answer it gives to which request. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseBatch } from "#lib/api/render-body.ts";
import { mintVisitorToken } from "#lib/api/visitor-tokens.ts";
import { catalog } from "#lib/records/catalog.ts";
import { type Endpoint, pathParameterNames } from "#lib/records/endpoint.ts";
import { recordSchemas } from "#lib/records/record-schemas.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { type ApiServer, openApiServer } from "#test/api-server.ts";
import { examplePath } from "#test/example-request.ts";
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

interface Problem {
  status: number;
  code: string;
  detail: string;
  errors?: { parameter: string; detail: string }[];
}

/** The problem of an answer that must be one, with everything a problem has. */
async function problemOf(response: Response, status: number): Promise<Problem> {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  const problem = (await response.json()) as Problem & Record<string, unknown>;
  expect(problem).toMatchObject({ status, message: problem.detail, requestId: response.headers.get("x-request-id") });
  expect(problem.type).toBe(`urn:problem-type:courtside:${problem.code}`);
  return problem;
}

/** The path with one more parameter. */
function withQuery(path: string, query: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}

/** A request with one parameter as it is written here, not encoded any more. */
function withRaw(endpoint: Endpoint, name: string, raw: string): string {
  return examplePath(endpoint, { [name]: "RAW" }).replace("RAW", raw);
}

/** What no parameter of a kind takes, as it stands in an address. */
const UNREADABLE = {
  integer: ["0", "-1", "2026.0", "1e3", "abc", "99999999999", "%00", "2026%20", "%20", "%D9%A3"],
  number: ["abc", "1e1", "25", "NaN", "Infinity", "--1"],
  boolean: ["yes", "1", "tru"],
  enum: ["Regular", "FINAL", "nonsense"],
  date: ["2026-02-30", "2026-W04", "2026-1-2", "20260102", "2026-01-23T00:00:00Z", "yesterday"],
  dateTime: ["2026-02-30", "2026-W04-5", "2026-13-01", "2026-01-23T25:00", "2026-01-23T19:00:00+05:00", "now", "0"],
  cursor: ["abc", "MjAyNg", "../.."],
  text: ["%00", "%20", "%FF", "%ED%A0%80", "%zz", "a%0Ab"],
} as const;

describe.each(catalog.map((endpoint): [string, Endpoint] => [endpoint.path, endpoint]))("GET %s", (_, endpoint) => {
  const path = examplePath(endpoint);
  const queryNames = Object.keys(endpoint.parameters).filter(
    (name) => !pathParameterNames(endpoint.path).includes(name),
  );

  it("200: records as declared", async () => {
    const response = await server.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const body = await response.text();
    const records = endpoint.result === "list" ? parseBatch([body.slice(1, -1)]) : [JSON.parse(body)];
    for (const record of records) recordSchemas[endpoint.record].parse(record);
  });

  it("200: the path in other letters and with a slash at its end", async () => {
    const [base = "", query = ""] = path.split("?");
    const response = await fetch(`${server.address}/API${base.toUpperCase()}/?${query}`, {
      headers: { authorization: `Bearer ${server.key}` },
    });
    expect(response.status).toBe(200);
  });

  it(`${endpoint.tier === 0 ? 200 : 403}: a visitor token`, async () => {
    const secret = await store.db
      .selectFrom("setting")
      .select("value")
      .where("name", "=", "visitor_token_secret")
      .executeTakeFirstOrThrow();
    const { token } = mintVisitorToken(secret.value, Date.now());
    const { status } = await server.get(path, { authorization: `Bearer ${token}` });
    expect(status).toBe(endpoint.tier === 0 ? 200 : 403);
  });

  it("400: a parameter it does not know", async () => {
    const { errors } = await problemOf(await server.get(withQuery(path, "zzzzzz=1")), 400);
    expect(errors).toMatchObject([{ parameter: "zzzzzz" }]);
  });

  it.each(queryNames)("400: %s misspelt, with the right spelling", async (name) => {
    const misspelt = `${name.slice(0, 2)}x${name.slice(2)}`;
    const { errors } = await problemOf(await server.get(withRaw(endpoint, misspelt, "1")), 400);
    expect(errors?.[0]).toEqual({ parameter: misspelt, detail: `is not known here; did you mean "${name}"?` });
  });

  it.each(queryNames)("400: %s twice, and empty", async (name) => {
    const value = String(endpoint.parameters[name]?.example ?? "1");
    const url = new URL(`http://x${path}`);
    url.searchParams.delete(name);
    url.searchParams.append(name, value);
    url.searchParams.append(name, value);
    const twice = await problemOf(await server.get(url.pathname + url.search), 400);
    expect(twice.errors).toEqual([{ parameter: name, detail: "stands there more than once; give it one value" }]);
    const empty = await problemOf(await server.get(withRaw(endpoint, name, "")), 400);
    expect(empty.errors).toEqual([{ parameter: name, detail: "is empty; leave it out if it should not narrow" }]);
  });

  const required = queryNames.filter((name) => endpoint.parameters[name]?.required);
  const several = endpoint.atLeastOneOf ?? [];
  if (required.length + several.length > 0) {
    it("400: required parameters missing, each named", async () => {
      const { errors } = await problemOf(await server.get(path.split("?")[0] ?? ""), 400);
      expect(errors?.map((error) => [error.parameter, error.detail])).toEqual([
        ...required.map((name) => [name, "is required"]),
        ...several.map((name) => [name, expect.stringMatching(/^is required, unless \w+( or \w+)* is given$/)]),
      ]);
    });
  }

  const unreadable = Object.entries(endpoint.parameters).flatMap(([name, parameter]) =>
    UNREADABLE[parameter.kind].map((raw): [string, string] => [name, raw]),
  );
  if (unreadable.length > 0) {
    it.each(unreadable)("400: %s=%s", async (name, raw) => {
      const response = await server.raw(`/api${withRaw(endpoint, name, raw)}`);
      expect(response.status).toBe(400);
      const { errors } = JSON.parse(response.body.toString()) as Problem;
      expect(errors?.map((error) => error.parameter)).toEqual([name]);
    });
  }

  it.each([
    ["missing", undefined, "credential-missing"],
    ["of another scheme", "Basic Zm9vOmJhcg==", "credential-malformed"],
    ["two keys", "Bearer a b", "credential-malformed"],
    ["no key", "Bearer something", "credential-malformed"],
    ["a mistyped key", "Bearer court_0123456789abcdefghijklmnopqrstuvwxyzAB", "credential-malformed"],
  ])("401: a credential that is %s", async (_case, authorization, code) => {
    const response = await fetch(`${server.address}/api${path}`, authorization ? { headers: { authorization } } : {});
    expect(response.headers.get("www-authenticate")).toMatch(/^Bearer realm="Courtside"/);
    expect((await problemOf(response, 401)).code).toBe(code);
  });

  it("401 before 400: nobody without a credential learns about parameters", async () => {
    await problemOf(await fetch(`${server.address}/api${withQuery(path, "zzz=1")}`), 401);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("405: %s, with the methods that are allowed", async (method) => {
    const response = await fetch(`${server.address}/api${path}`, { method });
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    await problemOf(response, 405);
  });

  it("406: a format it does not have", async () => {
    const { detail } = await problemOf(await server.get(path, { accept: "application/xml" }), 406);
    expect(detail).toContain("application/json");
  });

  it("414: an address that is too long", async () => {
    const response = await server.get(withQuery(path, `team=${"x".repeat(9000)}`));
    await problemOf(response, 414);
  });
});

describe("paths nobody declared", () => {
  it.each([
    "/",
    "",
    "/nothing",
    "/games/",
    "/games//",
    "/games/1",
    "/plays/game",
    "/plays/game/",
    "/plays/game/1/2",
    "/..%2fgames",
  ])("404 or a listing, never a page: %s", async (path) => {
    const response = await server.raw(`/api${path}`);
    expect(response.status).toBe(path === "/games/" ? 200 : 404);
    expect(response.headers["content-type"]).toMatch(/^application\/(problem\+)?json; charset=utf-8$/);
  });

  it.each(["/games", "/apx/games", "/apigames", "/"])(
    "404 outside /api, where no pages are served: %s",
    async (path) => {
      expect((await server.raw(path)).status).toBe(404);
    },
  );

  it("404 without a credential too", async () => {
    await problemOf(await fetch(`${server.address}/api/nothing`), 404);
  });
});
