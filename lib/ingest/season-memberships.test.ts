/** Who belongs where in a season: listings and games say the same, whatever is known and in whatever order it came. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fact } from "#lib/basketball/facts.ts";
import type { Store } from "#lib/store/connection.ts";
import { selectSeasonMemberships } from "#lib/store/memberships.ts";
import { conferenceFact, factDocument, gameFact, readerOf, sideFact, teamFact } from "#test/game-facts.ts";
import { eachStore } from "#test/stores.ts";
import { importFeed } from "./import-feed.ts";

const SCHOOLS = ["Harbor State", "Mesa Tech", "Tern Valley"];
const CONFERENCES = ["GLC", "PCC"];
const team = (place: number) => teamFact(SCHOOLS[place] ?? "", { espn: `90${place}` });
const conference = (place: number) => conferenceFact(CONFERENCES[place] ?? "", { espn: `7${place}` });

function member(place: number, of: number, startSeason: number, endSeason: number | null): Fact {
  const membership = { team: team(place), conference: conference(of), startSeason, endSeason };
  return { kind: "membership", source: "espn", league: "mens", membership };
}

/** A game of a feed that does not know conferences, or of one that states that of the home team. */
function game(id: string, season: number, home: number, away: number, of: number | null = null): Fact {
  const sides = {
    home: sideFact(team(home), { conference: of === null ? null : conference(of) }),
    away: sideFact(team(away)),
  };
  return { kind: "game", game: gameFact("espn", id, { season, easternDate: `${season}-01-10`, ...sides }) };
}

async function importFacts(store: Store, ...facts: Fact[]): Promise<void> {
  const documents = facts.map((fact) => factDocument(JSON.stringify(fact), [fact]));
  expect((await importFeed(store, readerOf("espn", documents))).faults).toEqual([]);
}

/** Conference of both sides of every game, by game: school to abbreviation. */
async function ofGames(store: Store): Promise<Record<string, string | null>[]> {
  const rows = await store.db
    .selectFrom("game")
    .innerJoin("team as home", "home.id", "homeTeamId")
    .innerJoin("team as away", "away.id", "awayTeamId")
    .leftJoin("conference as homeConference", "homeConference.id", "homeConferenceId")
    .leftJoin("conference as awayConference", "awayConference.id", "awayConferenceId")
    .select(["home.school as home", "homeConference.abbreviation as homeOf"])
    .select(["away.school as away", "awayConference.abbreviation as awayOf"])
    .orderBy("game.season")
    .orderBy("game.id")
    .execute();
  return rows.map((row) => ({ [row.home]: row.homeOf, [row.away]: row.awayOf }));
}

/** Games whose conferences are not those that the listing of their season gives. */
async function disagreements(store: Store): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const row of await store.db.selectFrom("game").selectAll().execute()) {
    const listed = new Map(
      (await selectSeasonMemberships(store.db, row.season)).map(({ teamId, conferenceId }) => [teamId, conferenceId]),
    );
    const home = listed.get(row.homeTeamId) ?? null;
    const away = listed.get(row.awayTeamId) ?? null;
    if (home !== row.homeConferenceId || away !== row.awayConferenceId) {
      found.push({ season: row.season, listed: [home, away], shown: [row.homeConferenceId, row.awayConferenceId] });
    }
  }
  return found;
}

eachStore("memberships of a season", (suite) => {
  test("in the season after the latest that is known, games show what has not been seen to end", async () => {
    const store = await suite.freshStore();
    await importFacts(store, member(0, 0, 2020, 2025), member(1, 0, 2020, 2024), game("1", 2026, 0, 1));
    expect(await ofGames(store)).toEqual([{ "Harbor State": "GLC", "Mesa Tech": null }]);
    expect(await disagreements(store)).toEqual([]);
  });

  test("nothing is claimed two seasons after", async () => {
    const store = await suite.freshStore();
    await importFacts(store, member(0, 0, 2020, 2025), game("1", 2027, 0, 1));
    expect(await ofGames(store)).toEqual([{ "Harbor State": null, "Mesa Tech": null }]);
    expect(await disagreements(store)).toEqual([]);
  });

  test("once something is known of the new season, only what is stated holds there, and it reaches one season further", async () => {
    const store = await suite.freshStore();
    await importFacts(store, member(0, 0, 2020, 2025), member(1, 0, 2020, 2025));
    await importFacts(store, game("1", 2026, 0, 1), game("2", 2027, 0, 1));
    expect(await ofGames(store)).toEqual([
      { "Harbor State": "GLC", "Mesa Tech": "GLC" },
      { "Harbor State": null, "Mesa Tech": null },
    ]);
    await importFacts(store, game("3", 2026, 0, 2, 1));
    expect(await ofGames(store)).toEqual([
      { "Harbor State": "PCC", "Mesa Tech": null },
      { "Harbor State": "PCC", "Tern Valley": null },
      { "Harbor State": "PCC", "Mesa Tech": null },
    ]);
    expect(await disagreements(store)).toEqual([]);
  });

  test("an open end lasts as long as there are games, and a closed one beside it does not", async () => {
    const store = await suite.freshStore();
    await importFacts(store, member(0, 0, 2020, null), member(1, 0, 2020, 2025), game("1", 2026, 0, 1));
    expect(await ofGames(store)).toEqual([{ "Harbor State": "GLC", "Mesa Tech": null }]);
    await importFacts(store, game("2", 2029, 0, 1));
    expect(await ofGames(store)).toEqual([
      { "Harbor State": "GLC", "Mesa Tech": null },
      { "Harbor State": "GLC", "Mesa Tech": null },
    ]);
    expect(await disagreements(store)).toEqual([]);
  });

  describe("whatever is imported in whatever order", () => {
    const place = fc.integer({ min: 0, max: SCHOOLS.length - 1 });
    const season = fc.integer({ min: 2023, max: 2027 });
    const of = fc.integer({ min: 0, max: CONFERENCES.length - 1 });
    const membership = fc
      .record({ place, of, start: season, length: fc.option(fc.integer({ min: 0, max: 3 })) })
      .map(({ place: who, of: where, start, length }) =>
        member(who, where, start, length === null ? null : start + length),
      );
    const played = fc
      .record({
        id: fc.integer({ min: 1, max: 9 }),
        season,
        home: place,
        shift: fc.integer({ min: 1, max: 2 }),
        of: fc.option(of),
      })
      .map(({ id, season: when, home, shift, of: where }) =>
        game(`${when}${id}`, when, home, (home + shift) % SCHOOLS.length, where),
      );

    test("games and listings agree", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.oneof(membership, played), { minLength: 2, maxLength: 12 }), async (facts) => {
          const store = await suite.freshStore();
          await importFacts(store, ...facts);
          expect(await disagreements(store)).toEqual([]);
        }),
        { numRuns: 12 },
      );
    });
  });
});
