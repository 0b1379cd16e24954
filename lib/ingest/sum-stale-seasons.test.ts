/** Sums of a season follow its games: each team's from its own, when one of them changes, and to the last bit those that a rebuild makes. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTeamTotals } from "#lib/api/season-totals.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import type { GameFact, GameSideFact } from "#lib/basketball/game-facts.ts";
import type { Store } from "#lib/store/connection.ts";
import { selectAthleteTotals, selectTeamTotals } from "#lib/store/season-totals.ts";
import {
  athleteBox,
  athleteFact,
  factDocument,
  gameFact,
  readerOf,
  sideFact,
  teamBox,
  teamFact,
} from "#test/game-facts.ts";
import { eachStore } from "#test/stores.ts";
import { deriveStale } from "./derive-stale.ts";
import { importFeed } from "./import-feed.ts";
import { rebuild } from "./rebuild.ts";

const SCHOOLS = ["Harbor State", "Mesa Tech", "Tern Valley"];

interface Played {
  id: string;
  home: number;
  away: number;
  /** Null for a game that is not over. */
  score: readonly [home: number, away: number] | null;
  day?: string;
  /** Without a box score only the result is known. */
  box?: boolean;
  season?: number;
  seasonType?: GameFact["seasonType"];
}

function played({ id, home, away, score, day, box = true, season = 2026, seasonType = "regular" }: Played): Fact {
  const side = (place: number, points: number | null): GameSideFact =>
    sideFact(teamFact(SCHOOLS[place] ?? "", { espn: `90${place}` }), {
      points,
      boxScore: points === null || !box ? null : teamBox({ points, possessions: 70 }),
    });
  const line = (athlete: string, points: number) => ({
    ...athleteBox({ points }),
    athlete,
    minutes: 25,
    starter: true,
    ejected: false,
  });
  const game = gameFact("espn", id, {
    season,
    seasonType,
    easternDate: day ?? `${season}-01-10`,
    status: score === null ? "scheduled" : "final",
    home: { ...side(home, score?.[0] ?? null), winner: score && score[0] > score[1] },
    away: { ...side(away, score?.[1] ?? null), winner: score && score[1] > score[0] },
    athletes: [
      { key: "h", side: "home", athlete: athleteFact(`Star of ${SCHOOLS[home]}`, { espn: `7${home}` }) },
      { key: "a", side: "away", athlete: athleteFact(`Star of ${SCHOOLS[away]}`, { espn: `7${away}` }) },
    ],
    athleteBoxScores: score === null || !box ? null : [line("h", score[0] / 2), line("a", score[1] / 2)],
  });
  return { kind: "game", game };
}

async function importFacts(store: Store, ...facts: Fact[]): Promise<void> {
  const documents = facts.map((fact) =>
    factDocument(fact.kind === "game" ? `game/${fact.game.sourceId}` : JSON.stringify(fact), [fact]),
  );
  expect((await importFeed(store, readerOf("espn", documents))).faults).toEqual([]);
}

async function idOf(store: Store, place: number): Promise<number> {
  const row = await store.db
    .selectFrom("team")
    .select("id")
    .where("school", "=", SCHOOLS[place] ?? "")
    .executeTakeFirstOrThrow();
  return row.id;
}

async function contents(store: Store): Promise<unknown> {
  return {
    teams: await store.db.selectFrom("seasonTeam").selectAll().orderBy("season").orderBy("teamId").execute(),
    athletes: await store.db
      .selectFrom("seasonAthlete")
      .selectAll()
      .orderBy("season")
      .orderBy("teamId")
      .orderBy("athleteId")
      .execute(),
    stale: await store.db.selectFrom("staleSeasonTeam").selectAll().execute(),
  };
}

eachStore("sums of a season", (suite) => {
  test("80 to 70 and 60 to 66 at home: 140 points in 140 possessions, one win, one loss, and 70 of them his", async () => {
    const store = await suite.freshStore();
    await importFacts(
      store,
      played({ id: "1", home: 0, away: 1, score: [80, 70] }),
      played({ id: "2", home: 0, away: 2, score: [60, 66], day: "2026-01-11" }),
    );
    const harbor = await idOf(store, 0);
    const totals = (await selectTeamTotals(store.db, 2026)).get(harbor);
    expect(totals).toMatchObject({ games: 2, wins: 1, losses: 1, team: { points: 140, possessions: 140 } });
    const athletes = (await selectAthleteTotals(store.db, 2026, [harbor])).get(harbor);
    expect(athletes).toEqual([expect.objectContaining({ games: 2, minutes: 50, starts: 2 })]);
    expect(athletes?.[0]?.own.points).toBe(70);
  });

  test("an exhibition is in no sum of the season, and is the whole of its preseason", async () => {
    const store = await suite.freshStore();
    await importFacts(
      store,
      played({ id: "1", home: 0, away: 1, score: [80, 70], seasonType: "preseason", day: "2025-10-20" }),
      played({ id: "2", home: 0, away: 1, score: [60, 66] }),
    );
    const harbor = await idOf(store, 0);
    expect((await selectTeamTotals(store.db, 2026)).get(harbor)).toMatchObject({ games: 1, team: { points: 60 } });
    const preseason = await readTeamTotals(store.db, 2026, { seasonType: "preseason" });
    expect(preseason.get(harbor)).toMatchObject({ games: 1, wins: 1, team: { points: 80 } });
  });

  test("a correction moves both teams and no third; a game taken back leaves nothing", async () => {
    const store = await suite.freshStore();
    await importFacts(
      store,
      played({ id: "1", home: 0, away: 1, score: [80, 70] }),
      played({ id: "2", home: 1, away: 2, score: [50, 60], day: "2026-01-11" }),
    );
    const tern = (await selectTeamTotals(store.db, 2026)).get(await idOf(store, 2));
    await importFacts(store, played({ id: "1", home: 0, away: 1, score: [81, 70] }));
    const corrected = await selectTeamTotals(store.db, 2026);
    expect(corrected.get(await idOf(store, 0))?.team.points).toBe(81);
    expect(corrected.get(await idOf(store, 1))?.opponent.points).toBe(141);
    expect(corrected.get(await idOf(store, 2))).toEqual(tern);
    await importFacts(store, played({ id: "1", home: 0, away: 1, score: null }));
    expect((await selectTeamTotals(store.db, 2026)).get(await idOf(store, 0))).toBeUndefined();
  });

  test("as of a day only games before it count; a range has both its ends", async () => {
    const store = await suite.freshStore();
    const days = ["2026-01-10", "2026-01-11", "2026-01-12"];
    await importFacts(
      store,
      ...days.map((day, place) => played({ id: `${place}`, home: 0, away: 1, score: [60 + place, 50], day })),
    );
    const harbor = await idOf(store, 0);
    const points = async (part: Parameters<typeof readTeamTotals>[2]) =>
      (await readTeamTotals(store.db, 2026, part, [harbor])).get(harbor)?.team.points;
    expect(await points({ asOf: "2026-01-12" })).toBe(121);
    expect(await points({ asOf: "2026-01-10" })).toBeUndefined();
    expect(await points({})).toBe(183);
    const starts = await store.db.selectFrom("game").select("startDate").orderBy("startDate").execute();
    const [, second, third] = starts.map((row) => row.startDate);
    expect(await points({ startDateRange: second, endDateRange: third })).toBe(123);
  });

  test("a store of before there were sums has them once its stale games are worked off", async () => {
    const store = await suite.freshStore();
    await importFacts(store, played({ id: "1", home: 0, away: 1, score: [80, 70] }));
    const before = await contents(store);
    for (const table of ["gameTally", "seasonTeam", "seasonAthlete"] as const)
      await store.db.deleteFrom(table).execute();
    const games = await store.db.selectFrom("game").select("id as gameId").execute();
    await store.db.insertInto("staleGame").values(games).execute();
    let done = 0;
    await deriveStale(store, undefined, (games) => {
      done = games;
    });
    expect(done).toBe(1);
    expect(await contents(store)).toEqual(before);
  });

  describe("whatever is imported in whatever order", () => {
    const place = fc.integer({ min: 0, max: SCHOOLS.length - 1 });
    const points = fc.integer({ min: 40, max: 100 });
    const game = fc
      .record({
        id: fc.integer({ min: 1, max: 6 }),
        home: place,
        shift: fc.integer({ min: 1, max: SCHOOLS.length - 1 }),
        score: fc.option(fc.tuple(points, points), { freq: 6 }),
        day: fc.integer({ min: 10, max: 14 }),
        box: fc.boolean(),
        seasonType: fc.constantFrom("regular" as const, "postseason" as const, "preseason" as const),
      })
      .map(({ id, home, shift, score, day, ...about }) =>
        played({ id: `${id}`, home, away: (home + shift) % SCHOOLS.length, score, day: `2026-01-${day}`, ...about }),
      );

    test("the sums are, to the last bit, those that a rebuild makes, over them or from nothing", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(game, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
          async (imports) => {
            const store = await suite.freshStore();
            for (const facts of imports) await importFacts(store, ...facts);
            const followed = await contents(store);
            await rebuild(store);
            expect(await contents(store)).toEqual(followed);
            for (const table of ["seasonTeam", "seasonAthlete"] as const) await store.db.deleteFrom(table).execute();
            await rebuild(store);
            expect(await contents(store)).toEqual(followed);
          },
        ),
        { numRuns: 5 },
      );
    }, 180_000);
  });
});
