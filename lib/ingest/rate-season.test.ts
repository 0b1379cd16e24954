/** Ratings follow the results: each season's from its own games, computed when one of them changes and at no other time. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fact } from "#lib/basketball/facts.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import type { Store } from "#lib/store/connection.ts";
import { selectRevisions } from "#lib/store/revisions.ts";
import { selectElosBefore, selectRatedSeasons, selectSeasonRatings } from "#lib/store/season-ratings.ts";
import { conferenceFact, factDocument, gameFact, readerOf, sideFact, teamBox, teamFact } from "#test/game-facts.ts";
import { eachStore } from "#test/stores.ts";
import { importFeed } from "./import-feed.ts";
import { rebuild } from "./rebuild.ts";

const SCHOOLS = ["Harbor State", "Mesa Tech", "Tern Valley", "Port Ashby"];
const team = (place: number) => teamFact(SCHOOLS[place] ?? "", { espn: `90${place}` });

interface Result {
  id: string;
  season?: number;
  home: number;
  away: number;
  /** Null for a game without a score. */
  score: readonly [home: number, away: number] | null;
  day?: string;
  about?: Partial<GameFact>;
  /** Possessions of both; null for a game without a box score. */
  possessions?: number | null;
}

function result({ id, season = 2026, home, away, score, day, about, possessions = null }: Result): Fact {
  const side = (place: number, points: number | null) =>
    sideFact(team(place), { points, boxScore: possessions === null ? null : teamBox({ points, possessions }) });
  const game = gameFact("espn", id, {
    season,
    easternDate: day ?? `${season}-01-10`,
    status: score === null ? "scheduled" : "final",
    neutralSite: true,
    home: side(home, score?.[0] ?? null),
    away: side(away, score?.[1] ?? null),
    ...about,
  });
  return { kind: "game", game };
}

function member(place: number, conference: string, startSeason = 2020, endSeason = 2030): Fact {
  const membership = { team: team(place), conference: conferenceFact(conference), startSeason, endSeason };
  return { kind: "membership", source: "espn", league: "mens", membership };
}

const MEMBERS = SCHOOLS.map((_school, place) => member(place, place < 2 ? "GLC" : "PCC"));

/** Games are named by their ids, so that a later statement of one is its correction. */
async function importFacts(store: Store, ...facts: Fact[]): Promise<void> {
  const documents = facts.map((fact) =>
    factDocument(fact.kind === "game" ? `game/${fact.game.sourceId}` : JSON.stringify(fact), [fact]),
  );
  expect((await importFeed(store, readerOf("espn", documents))).faults).toEqual([]);
}

async function ratings(store: Store, season = 2026) {
  const rows = await selectSeasonRatings(store.db, season);
  const schools = new Map(
    (await store.db.selectFrom("team").select(["id", "school"]).execute()).map((row) => [row.id, row.school]),
  );
  return new Map(rows.map((row) => [schools.get(row.teamId), row]));
}

async function revision(store: Store, season = 2026): Promise<number> {
  return (await selectRevisions(store.db, [`season:${season}`]))[0] as number;
}

async function contents(store: Store): Promise<unknown> {
  const seasons = await selectRatedSeasons(store.db);
  return {
    ratings: await Promise.all(seasons.map((season) => selectSeasonRatings(store.db, season))),
    elos: await store.db.selectFrom("gameElo").selectAll().orderBy("gameId").execute(),
    stale: await store.db.selectFrom("staleRating").selectAll().execute(),
  };
}

eachStore("ratings of a season", (suite) => {
  test("one game on a neutral floor, 77 to 67 in 70 possessions: SRS 5 and -5, Elo 1500 ± 46.3, nets ± 4.63", async () => {
    const store = await suite.freshStore();
    await importFacts(store, ...MEMBERS, result({ id: "1", home: 0, away: 2, score: [77, 67], possessions: 70 }));
    const [harbor, tern] = [(await ratings(store)).get("Harbor State"), (await ratings(store)).get("Tern Valley")];
    // r1 = 10 + r2 and r1 + r2 = 0.
    expect([harbor?.srs, tern?.srs]).toEqual([expect.closeTo(5, 8), expect.closeTo(-5, 8)]);
    // 30 * 0.16 * 30 * tanh(10 / 30) = 46.298
    expect([harbor?.elo, tern?.elo]).toEqual([expect.closeTo(1546.298, 3), expect.closeTo(1453.702, 3)]);
    expect(harbor).toMatchObject({ games: 1, measuredGames: 1, offenseRank: 1, defenseRank: 1, netRank: 1 });
    expect(tern).toMatchObject({ offenseRank: 2, defenseRank: 2, netRank: 2 });
    expect([harbor?.rawOffense, harbor?.rawDefense]).toEqual([expect.closeTo(110, 8), expect.closeTo(95.714, 3)]);
    expect((harbor?.adjustedNet ?? 0) + (tern?.adjustedNet ?? 0)).toBeCloseTo(0, 8);
    expect((await ratings(store)).size).toBe(2);
  });

  test("a game without a box score counts for SRS and Elo alone", async () => {
    const store = await suite.freshStore();
    await importFacts(store, ...MEMBERS, result({ id: "1", home: 0, away: 1, score: [70, 60] }));
    expect((await ratings(store)).get("Mesa Tech")).toMatchObject({ games: 1, measuredGames: 0, adjustedNet: null });
  });

  test.each<[string, Result]>([
    ["one to come", { id: "9", home: 0, away: 1, score: null }],
    ["one that is on", { id: "9", home: 0, away: 1, score: [9, 4], about: { status: "in_progress" } }],
    [
      "an exhibition before the season",
      { id: "9", home: 0, away: 1, score: [99, 4], about: { seasonType: "preseason" } },
    ],
  ])("games that do not count change nothing, not even the revision twice: %s", async (_case, other) => {
    const store = await suite.freshStore();
    await importFacts(store, ...MEMBERS, result({ id: "1", home: 0, away: 2, score: [77, 67] }));
    const before = [await contents(store), await revision(store)];
    await importFacts(store, result(other));
    expect([await contents(store), await revision(store)]).toEqual([before[0], (before[1] as number) + 1]);
  });

  test("a team outside every conference is not rated, and neither is its opponent for that game; once it is told where it belongs, both are", async () => {
    const store = await suite.freshStore();
    await importFacts(store, member(0, "GLC"), result({ id: "1", home: 0, away: 2, score: [90, 50] }));
    expect((await ratings(store)).size).toBe(0);
    await importFacts(store, member(2, "PCC"));
    expect([...(await ratings(store)).keys()].sort()).toEqual(["Harbor State", "Tern Valley"]);
  });

  test("a final, its correction and its withdrawal each move the ratings and the season's revision: with the game, the sums and the ratings", async () => {
    const store = await suite.freshStore();
    await importFacts(store, ...MEMBERS);
    const seen: number[] = [];
    const steps = [
      { score: [77, 67], writes: 3 },
      // Without a box score the sums have the result alone, which stays.
      { score: [77, 68], writes: 2 },
      { score: null, writes: 3 },
    ] as const;
    for (const { score, writes } of steps) {
      const before = await revision(store);
      await importFacts(store, result({ id: "1", home: 0, away: 1, score }));
      expect((await revision(store)) - before).toBe(writes);
      seen.push((await ratings(store)).get("Harbor State")?.srs ?? Number.NaN);
    }
    expect(seen).toEqual([expect.closeTo(5, 8), expect.closeTo(4.5, 8), Number.NaN]);
    expect(await contents(store)).toEqual({ ratings: [], elos: [], stale: [] });
  });

  test("a season begins with what the one before left, 85 % of the distance from 1500 a summer, and follows when that changes", async () => {
    const store = await suite.freshStore();
    const before = async () =>
      (await store.db.selectFrom("gameElo").selectAll().where("season", "=", 2026).execute()).map(
        (row) => row.homeBefore,
      );
    await importFacts(store, ...MEMBERS, result({ id: "2", home: 0, away: 2, score: [77, 67] }));
    expect(await before()).toEqual([1500]);
    await importFacts(store, result({ id: "1", season: 2024, home: 0, away: 1, score: [70, 60] }));
    // Two summers: 1500 + 0.85 * 0.85 * 46.298
    expect(await before()).toEqual([expect.closeTo(1533.45, 2)]);
    const revised = await revision(store);
    await importFacts(store, result({ id: "1", season: 2024, home: 0, away: 1, score: [60, 70] }));
    expect(await before()).toEqual([expect.closeTo(1466.55, 2)]);
    expect(await revision(store)).toBe(revised + 1);
  });

  test("as of a day Elo is that after the last game before it", async () => {
    const store = await suite.freshStore();
    const games = ["2026-01-10", "2026-01-12"].map((day, place) =>
      result({ id: `${place}`, home: 0, away: 1, score: [70, 60], day }),
    );
    await importFacts(store, ...MEMBERS, ...games);
    const [first, second] = await store.db.selectFrom("gameElo").selectAll().orderBy("gameId").execute();
    expect(first?.homeAfter).toBe(second?.homeBefore);
    expect((await selectElosBefore(store.db, 2026, "2026-01-10")).size).toBe(0);
    expect([...(await selectElosBefore(store.db, 2026, "2026-01-12")).values()]).toEqual([
      first?.homeAfter,
      first?.awayAfter,
    ]);
    expect([...(await selectElosBefore(store.db, 2026, "2026-01-13")).values()]).toEqual([
      second?.homeAfter,
      second?.awayAfter,
    ]);
  });

  describe("whatever is imported in whatever order", () => {
    const place = fc.integer({ min: 0, max: SCHOOLS.length - 1 });
    const season = fc.integer({ min: 2024, max: 2026 });
    const points = fc.integer({ min: 40, max: 99 });
    const membership = fc
      .record({ place, of: fc.constantFrom("GLC", "PCC"), start: season })
      .map(({ place: who, of, start }) => member(who, of, start, start));
    const played = fc
      .record({
        id: fc.integer({ min: 1, max: 8 }),
        season,
        home: place,
        shift: fc.integer({ min: 1, max: SCHOOLS.length - 1 }),
        score: fc.option(fc.tuple(points, points), { freq: 6 }),
        day: fc.integer({ min: 10, max: 14 }),
        possessions: fc.option(fc.integer({ min: 60, max: 80 })),
      })
      .map(({ id, season: when, home, shift, score, day, possessions }) =>
        result({
          id: `${when}${id}`,
          season: when,
          home,
          away: (home + shift) % SCHOOLS.length,
          score,
          day: `${when}-01-${day}`,
          possessions,
        }),
      );

    test("the ratings are, to the last bit, those that a rebuild makes, over them or from nothing", async () => {
      let rated = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(fc.oneof({ weight: 5, arbitrary: played }, membership), { minLength: 3, maxLength: 8 }), {
            minLength: 1,
            maxLength: 4,
          }),
          async (imports) => {
            const store = await suite.freshStore();
            await importFacts(store, ...MEMBERS.slice(0, 3));
            for (const facts of imports) await importFacts(store, ...facts);
            const followed = await contents(store);
            await rebuild(store);
            expect(await contents(store)).toEqual(followed);
            for (const table of ["seasonRating", "gameElo"] as const) await store.db.deleteFrom(table).execute();
            await rebuild(store);
            expect(await contents(store)).toEqual(followed);
            rated += (await selectRatedSeasons(store.db)).length;
          },
        ),
        { numRuns: 4 },
      );
      expect(rated).toBeGreaterThan(0);
    }, 180_000);
  });
});
