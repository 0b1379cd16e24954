/** Cut listings: every game is reached once, in order, whatever the limit and however many start at the same moment. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readGamePage } from "#lib/api/game-filter.ts";
import type { GameFilter } from "#lib/store/games.ts";
import { openApiServer } from "#test/api-server.ts";
import { gameRow, insertGames, insertTeam } from "#test/game-rows.ts";
import { eachStore } from "#test/stores.ts";

const GAMES = 60;
const ALL: GameFilter = { match: "either" };
/** Few different starts, so that many games share one. */
const start = (id: number) => `2026-01-0${1 + ((id * 7) % 5)}T00:00:00.000Z`;

eachStore("pages of games", (suite) => {
  beforeAll(async () => {
    const { db } = suite.store;
    await insertTeam(db, 1, "Marlow State");
    await insertTeam(db, 2, "Port Ashby");
    const rows = Array.from({ length: GAMES }, (_, place) => gameRow(place + 1, start(place + 1)));
    await insertGames(db, rows);
  });

  it("together hold every game once, in order, and each says how many there are", async () => {
    const expected = Array.from({ length: GAMES }, (_, place) => place + 1).sort(
      (a, b) => start(a).localeCompare(start(b)) || a - b,
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: GAMES + 5 }), async (limit) => {
        const seen: number[] = [];
        let cursor: string | undefined;
        do {
          const page = await readGamePage(suite.store.db, ALL, cursor, limit);
          expect(page.places.length).toBeLessThanOrEqual(limit);
          expect(page.total).toBe(GAMES);
          seen.push(...page.places.map((place) => place.id));
          cursor = page.next ?? undefined;
        } while (cursor !== undefined);
        expect(seen).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it("has no next page when the last game fits exactly", async () => {
    const page = await readGamePage(suite.store.db, ALL, undefined, GAMES);
    expect(page).toMatchObject({ total: GAMES, next: null });
  });
});

describe("a listing cut at 3,000 games", () => {
  eachStore("over HTTP", (suite) => {
    it("says so, counts all and links to the rest", async () => {
      const { db } = suite.store;
      await insertTeam(db, 1, "Marlow State");
      await insertTeam(db, 2, "Port Ashby");
      await insertGames(
        db,
        Array.from({ length: 3004 }, (_, place) => gameRow(place + 1, start(place + 1))),
      );
      const server = await openApiServer(suite.store, { checkRecords: false });
      try {
        const first = await server.get("/games?season=2026&team=marlow+STATE");
        expect(first.headers.get("x-result-truncated")).toBe("true");
        expect(first.headers.get("x-total-count")).toBe("3004");
        const games = (await first.json()) as { id: number; startDate: string }[];
        expect(games).toHaveLength(3000);

        const [, link] = /^<(.+)>; rel="next"$/.exec(first.headers.get("link") ?? "") ?? [];
        expect(link?.startsWith(`${server.address}/api/games?`)).toBe(true);
        const rest = await fetch(link ?? "", { headers: { authorization: `Bearer ${server.key}` } });
        expect(rest.headers.get("x-result-truncated")).toBeNull();
        expect(rest.headers.get("link")).toBeNull();
        expect(rest.headers.get("x-total-count")).toBe("3004");
        games.push(...((await rest.json()) as typeof games));
        expect(new Set(games.map((game) => game.id)).size).toBe(3004);
        const order = (game: (typeof games)[number]) => `${game.startDate} ${String(game.id).padStart(5, "0")}`;
        expect(games.map(order)).toEqual(games.map(order).sort());
      } finally {
        await server.close();
      }
    });
  });
});
