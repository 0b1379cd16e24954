/** Lines from the fact to the row: written with the game, replaced with it, and found again in facts stored before there were lines. */
import { expect, test } from "vitest";
import type { GameFact, LineFact } from "#lib/basketball/game-facts.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { upsertGameFact } from "#lib/store/game-facts.ts";
import { selectLineProviders } from "#lib/store/line-providers.ts";
import { migrate } from "#lib/store/migrate.ts";
import { migrations } from "#lib/store/migration-catalog.ts";
import { factDocument, gameDocument, gameFact, readerOf, sideFact, teamFact } from "#test/game-facts.ts";
import { insertTeam } from "#test/game-rows.ts";
import { eachStore } from "#test/stores.ts";
import { importFeed } from "./import-feed.ts";
import { rebuild } from "./rebuild.ts";

const TERN: LineFact = {
  provider: "Tern",
  spread: -4.5,
  overUnder: 141.5,
  homeMoneyline: -190,
  awayMoneyline: 165,
  spreadOpen: 0,
  overUnderOpen: null,
  history: [
    { at: "2026-01-09T15:00:00.000Z", spread: 0, overUnder: 140, homeMoneyline: -110, awayMoneyline: -110 },
    { at: "2026-01-10T15:00:00.000Z", spread: -4.5, overUnder: 141.5, homeMoneyline: -190, awayMoneyline: 165 },
  ],
};
const ALDER: LineFact = { ...TERN, provider: "Alder", spread: -3.25 };
const { history: _history, ...ALDER_WITHOUT_HISTORY } = ALDER;

const game = (lines: LineFact[] | null): GameFact =>
  gameFact("espn", "1", { home: sideFact(teamFact("Harbor State")), away: sideFact(teamFact("Mesa Tech")), lines });

const importLines = (store: Store, lines: LineFact[] | null) =>
  importFeed(store, readerOf("espn", [gameDocument(game(lines))]));

const rows = (store: Store) => store.db.selectFrom("gameLine").selectAll().orderBy("position").execute();

eachStore("lines of a game", (suite) => {
  test("are written with the game, in numbers as stated, and replaced with it; providers keep their numbers", async () => {
    const { store } = suite;
    await importLines(store, [TERN]);
    expect(await rows(store)).toEqual([
      {
        gameId: 1,
        season: 2026,
        position: 0,
        providerId: 1,
        spread: -4.5,
        overUnder: 141.5,
        homeMoneyline: -190,
        awayMoneyline: 165,
        spreadOpen: 0,
        overUnderOpen: null,
        history: JSON.stringify(TERN.history),
      },
    ]);
    await importLines(store, [ALDER_WITHOUT_HISTORY, { ...TERN, provider: "TERN", spread: 2 }]);
    expect(
      (await rows(store)).map(({ providerId, spread, history }) => [providerId, spread, history !== null]),
    ).toEqual([
      [2, -3.25, false],
      [1, 2, true],
    ]);
    expect(await selectLineProviders(store.db)).toEqual([
      { id: 1, name: "Tern" },
      { id: 2, name: "Alder" },
    ]);
    await importLines(store, null);
    expect([await rows(store), (await selectLineProviders(store.db)).length]).toEqual([[], 2]);
  });

  test("a provider that a feed numbers keeps its number where that is free, whatever was met before", async () => {
    const store = await suite.freshStore();
    await importLines(store, [TERN]);
    const stated = (id: string, name: string) =>
      ({ kind: "lineProvider", source: "cbbd", lineProvider: { ids: { cbbd: id }, name } }) as const;
    const providers = factDocument("providers", [stated("4", "Tern"), stated("3", "Alder"), stated("1", "Fir")]);
    await importFeed(store, readerOf("cbbd", [providers]));
    expect(await selectLineProviders(store.db)).toEqual([
      { id: 1, name: "Tern" },
      { id: 3, name: "Alder" },
      { id: 4, name: "Fir" },
    ]);
  });

  test("a store made before there were lines gets them from its facts by a rebuild", async () => {
    const store = openStore(await suite.emptyPlace());
    await migrate(store, migrations.slice(0, 1));
    await insertTeam(store.db, 1, "Harbor State");
    await insertTeam(store.db, 2, "Mesa Tech");
    const resolved = { homeTeamId: 1, awayTeamId: 2, venueId: null, athletes: {} };
    await upsertGameFact(store.db, 7, { fact: game([TERN]), resolved });
    expect((await migrate(store)).map(({ number }) => number)).toContain(2);
    expect(await rows(store)).toEqual([]);
    expect(await rebuild(store)).toBe(1);
    expect((await rows(store)).map(({ gameId, spread }) => [gameId, spread])).toEqual([[7, -4.5]]);
    await store.close();
  });
});
