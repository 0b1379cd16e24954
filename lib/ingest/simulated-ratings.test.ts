/** A season of the simulated league, whose teams' true strengths are known, through the whole of importing: ratings find them, and every game tells its chances. */
import { beforeAll, expect, test } from "vitest";
import { openWorld } from "#lib/feed/simulation/open-world.ts";
import { readLeague } from "#lib/feed/simulation/read-league.ts";
import { SIMULATION_VERSION } from "#lib/feed/simulation/version.ts";
import type { PlayInfo } from "#lib/records/play-records.ts";
import { openStore, type Store } from "#lib/store/connection.ts";
import { migrate } from "#lib/store/migrate.ts";
import { unpackPlayBody } from "#lib/store/play-document.ts";
import { type SeasonRatingRow, selectSeasonRatings } from "#lib/store/season-ratings.ts";
import { printFigure } from "#test/print-figure.ts";
import { correlation } from "#test/sample-statistics.ts";
import { storeContents } from "#test/store-contents.ts";
import { markDemo } from "./demo-mark.ts";
import { importFeed } from "./import-feed.ts";
import { rebuild } from "./rebuild.ts";

const KEY = { seed: "ratings", scale: "tiny" } as const;
const SEASON = 2026;
/** Before the tournaments, which need a bracket each. */
const NOW = "2026-02-20T17:00:00.000Z";

const world = openWorld(KEY);
let store: Store;
let ratings: SeasonRatingRow[];

beforeAll(async () => {
  store = openStore({ path: ":memory:" });
  await migrate(store);
  await markDemo(store, { ...KEY, seasons: 1, version: SIMULATION_VERSION });
  expect(
    (
      await importFeed(
        store,
        readLeague(world, [SEASON], () => NOW),
      )
    ).faults,
  ).toEqual([]);
  ratings = await selectSeasonRatings(store.db, SEASON);
  return () => store.close();
}, 300_000);

test.each(["srs", "adjustedNet", "elo"] as const)("%s agrees with what the teams' talents are worth", (rating) => {
  const strengths = ratings.map(({ teamId }) => world.team(SEASON, teamId).strength);
  const agreement = correlation(
    strengths,
    ratings.map((row) => row[rating] ?? Number.NaN),
  );
  const games = ratings.reduce((sum, row) => sum + row.games, 0) / 2;
  printFigure(
    `${rating} of ${ratings.length} simulated teams after ${games} games: ${agreement.toFixed(3)} with the truth`,
  );
  expect(ratings.length).toBe(12);
  expect(agreement).toBeGreaterThan(0.8);
});

test("every game that is over has plays that end with a certainty, the right one, and an excitement", async () => {
  const games = await store.db.selectFrom("game").selectAll().where("status", "=", "final").execute();
  const excitements: number[] = [];
  for (const game of games) {
    const row = await store.db
      .selectFrom("gamePlays")
      .select("body")
      .where("gameId", "=", game.id)
      .executeTakeFirstOrThrow();
    const plays = JSON.parse(`[${unpackPlayBody(row.body)}]`) as PlayInfo[];
    expect([game.id, plays.at(-1)?.homeWinProbability]).toEqual([game.id, game.homeWinner]);
    const chances = plays.map((play) => play.homeWinProbability ?? Number.NaN);
    expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    excitements.push(game.excitement ?? Number.NaN);
  }
  excitements.sort((a, b) => a - b);
  printFigure(
    `excitement of ${games.length} simulated games: from ${excitements[0]} to ${excitements.at(-1)}, half of them above ${excitements[games.length >> 1]}`,
  );
  expect(games.length).toBeGreaterThan(60);
  expect(Math.min(...excitements)).toBeGreaterThan(0);
});

test("Elo goes from game to game without a gap: each begins where the team's last one ended", async () => {
  const games = await store.db
    .selectFrom("gameElo")
    .innerJoin("game", "game.id", "gameElo.gameId")
    .select(["game.homeTeamId", "game.awayTeamId"])
    .select(["gameElo.homeBefore", "gameElo.homeAfter", "gameElo.awayBefore", "gameElo.awayAfter"])
    .orderBy("game.easternDate")
    .orderBy("game.id")
    .execute();
  const elos = new Map<number, number>();
  for (const game of games) {
    expect([game.homeBefore, game.awayBefore]).toEqual([
      elos.get(game.homeTeamId) ?? 1500,
      elos.get(game.awayTeamId) ?? 1500,
    ]);
    elos.set(game.homeTeamId, game.homeAfter).set(game.awayTeamId, game.awayAfter);
  }
  expect(elos).toEqual(new Map(ratings.map(({ teamId, elo }) => [teamId, elo])));
});

test("a rebuild changes nothing", { timeout: 120_000 }, async () => {
  const before = await storeContents(store);
  await rebuild(store);
  expect((await storeContents(store)) === before).toBe(true);
});
