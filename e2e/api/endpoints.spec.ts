/** Every declared endpoint, asked over HTTP: its record, its door, its strictness. */
import { expect, test } from "@playwright/test";
import { OVERTIME, SEASON } from "#e2e/fixtures/season.ts";
import { catalog } from "#lib/records/catalog.ts";
import type { Endpoint } from "#lib/records/endpoint.ts";
import { recordSchemas } from "#lib/records/record-schemas.ts";
import { ask, list } from "./interface.ts";

const VALUES = { season: SEASON, team: "Port Halden", date: "2026-01-24", tournament: "Delta Holiday Classic" };

for (const endpoint of catalog as readonly Endpoint[]) {
  test.describe(endpoint.path, () => {
    let path = "";
    let query: Record<string, string | number> = {};

    test.beforeEach(async ({ request }) => {
      const players = await list(request, "GameBoxScorePlayers", "/games/players");
      const box = players.find((record) => record.startDate === new Date(OVERTIME.startDate).toISOString());
      const values: Record<string, string | number | undefined> = {
        ...VALUES,
        gameId: box?.gameId,
        playerId: box?.players[0]?.athleteId,
        teamId: box?.teamId,
      };
      path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
      query = {};
      for (const [name, parameter] of Object.entries(endpoint.parameters)) {
        const value = values[name];
        const needed = parameter.required || endpoint.atLeastOneOf?.includes(name);
        if (needed && !endpoint.path.includes(`{${name}}`) && value !== undefined) query[name] = value;
      }
    });

    test("answers records of its declaration", async ({ request }) => {
      const answer = await ask(request, path, query);
      expect(answer.status(), await answer.text()).toBe(200);
      expect(answer.headers()["content-type"]).toContain("application/json");
      const body: unknown = await answer.json();
      expect(Array.isArray(body)).toBe(endpoint.result === "list");
      for (const record of Array.isArray(body) ? body : [body]) recordSchemas[endpoint.record].parse(record);
    });

    test("answers nobody without a credential", async ({ request }) => {
      const answer = await request.get(`/api${path}`, { params: query });
      expect(answer.status()).toBe(401);
      expect(answer.headers()["content-type"]).toContain("application/problem+json");
      expect(answer.headers()["www-authenticate"]).toContain("Bearer");
    });

    test("names a parameter that it does not have", async ({ request }) => {
      const answer = await ask(request, path, { ...query, conferance: "Harbor" });
      expect(answer.status()).toBe(400);
      const problem: { errors: { parameter: string }[] } = await answer.json();
      expect(problem.errors.map((error) => error.parameter)).toContain("conferance");
    });
  });
}

test("what is asked with the same tag again is not sent again", async ({ request }) => {
  const first = await ask(request, "/teams");
  const tag = first.headers().etag;
  expect(tag).toBeTruthy();
  const again = await ask(request, "/teams", {}, { "if-none-match": tag ?? "" });
  expect(again.status()).toBe(304);
});

test("an unknown path below /api is answered as JSON too", async ({ request }) => {
  const answer = await ask(request, "/gmaes");
  expect(answer.status()).toBe(404);
  expect(answer.headers()["content-type"]).toContain("application/problem+json");
});

test("only reading is possible", async ({ request }) => {
  const answer = await request.post("/api/games");
  expect(answer.status()).toBe(405);
  expect(answer.headers().allow).toContain("GET");
});
