/** From feeds to stored lineups: h1 to h5 and a1 to a5 start, h6 comes in for h1 with 10:00 left in the first half; 5 to 2 at the end. */
import { describe, expect, test } from "vitest";
import type { GameFact, PlayFact } from "#lib/basketball/game-facts.ts";
import { lineupKey } from "#lib/statistics/lineups.ts";
import { selectGameLineups } from "#lib/store/lineups.ts";
import { gameDocument, gameFact, readerOf, sideFact, teamFact } from "#test/game-facts.ts";
import { athletes, fieldGoal, minutesLine, playFact, substitution } from "#test/play-facts.ts";
import { eachStore } from "#test/stores.ts";
import { importFeed } from "./import-feed.ts";
import { rebuild } from "./rebuild.ts";

const STARTERS = ["h1", "h2", "h3", "h4", "h5", "a1", "a2", "a3", "a4", "a5"];
const ATHLETES = [
  ...athletes("home", "h1", "h2", "h3", "h4", "h5", "h6"),
  ...athletes("away", "a1", "a2", "a3", "a4", "a5"),
];

const scored = (time: string, athlete: string, points: 2 | 3, home: number, away: number): PlayFact =>
  playFact(time, athlete.startsWith("h") ? "home" : "away", fieldGoal(athlete, { made: true, points }), {
    homeScore: home,
    awayScore: away,
  });
const BASKETS = [scored("1 15:00", "h1", 3, 3, 0), scored("1 10:00", "a1", 2, 3, 2), scored("2 0:00", "h6", 2, 5, 2)];
const CHANGE = [
  playFact("1 10:00", "home", substitution("h1", "out")),
  playFact("1 10:00", "home", substitution("h6", "in")),
];
const PLAYS = [...BASKETS.slice(0, 2), ...CHANGE, ...BASKETS.slice(2)];

function statement(source: "espn" | "ncaa", plays: PlayFact[], about: Partial<GameFact> = {}): GameFact {
  return gameFact(source, "1", {
    startDate: "2026-01-11T00:00:00.000Z",
    status: "final",
    home: sideFact(teamFact("Harbor State", { [source]: "1" }), { points: 5 }),
    away: sideFact(teamFact("Mesa Tech", { [source]: "2" }), { points: 2 }),
    athletes: ATHLETES,
    athleteBoxScores: ATHLETES.map(({ key }) => minutesLine(key, STARTERS.includes(key), null)),
    plays,
    ...about,
  });
}

eachStore("lineups of imported games", (suite) => {
  async function lineupsAfter(...statements: GameFact[]) {
    const store = await suite.freshStore();
    for (const game of statements) await importFeed(store, readerOf(game.source, [gameDocument(game)]));
    const { id } = await store.db.selectFrom("game").select("id").executeTakeFirstOrThrow();
    const rows = await store.db.selectFrom("athlete").select(["id", "name"]).execute();
    const names = new Map(rows.map((row) => [row.id, row.name]));
    const sides = await selectGameLineups(store.db, id);
    const told = sides.flatMap(({ side, lineups }) =>
      lineups.lineups.map(({ athleteIds, seconds, team, opponent }) => [
        side,
        athleteIds
          .map((athleteId) => names.get(athleteId))
          .toSorted()
          .join(" "),
        seconds,
        `${team.points}-${opponent.points}`,
      ]),
    );
    return { store, told, sides };
  }

  const TWO_HOME_FIVES = [
    ["home", "h2 h3 h4 h5 h6", 1800, "2-0"],
    ["home", "h1 h2 h3 h4 h5", 600, "3-2"],
    ["away", "a1 a2 a3 a4 a5", 2400, "2-5"],
  ];

  describe("a feed with plays and substitutions", () => {
    test("has 600 seconds of the five who started and 1,800 of the others; the basket before the change is the first five's", async () => {
      const { told, sides } = await lineupsAfter(statement("espn", PLAYS));
      expect(told).toEqual(TWO_HOME_FIVES);
      for (const { lineups } of sides) {
        const ids = lineups.lineups.map(({ athleteIds }) => athleteIds);
        expect(ids).toEqual(ids.map((five) => five.toSorted((a, b) => a - b)));
        expect(new Set(ids.map(lineupKey)).size).toBe(ids.length);
      }
    });

    test("has none any more when its plays turn out not to add up to the score", async () => {
      const { store, told } = await lineupsAfter(
        statement("espn", PLAYS),
        statement("espn", PLAYS, { home: sideFact(teamFact("Harbor State", { espn: "1" }), { points: 6 }) }),
      );
      expect(told).toEqual([]);
      expect(await store.db.selectFrom("gameLineup").selectAll().execute()).toEqual([]);
    });

    test("has the same after a rebuild", async () => {
      const { store } = await lineupsAfter(statement("espn", PLAYS));
      const before = await store.db.selectFrom("gameLineup").selectAll().orderBy("side").execute();
      await rebuild(store);
      expect(await store.db.selectFrom("gameLineup").selectAll().orderBy("side").execute()).toEqual(before);
      expect(before).toHaveLength(2);
    });
  });

  test("plays of one feed and the floor of another come together to the second: the basket at the change and the last one of the game too", async () => {
    const stints = [
      ["h1", 1, 1200, 1, 600],
      ["h6", 1, 600, 2, 0],
      ...STARTERS.slice(1).map((key) => [key, 1, 1200, 2, 0] as const),
    ] as const;
    const end = (period: number, secondsRemaining: number) => ({
      period,
      secondsRemaining,
      teamPoints: 0,
      opponentPoints: 0,
    });
    const floor = statement("ncaa", [], {
      plays: null,
      stints: stints.map(([athlete, ...[inPeriod, inSeconds, outPeriod, outSeconds]]) => ({
        athlete,
        side: athlete.startsWith("h") ? "home" : "away",
        subIn: end(inPeriod, inSeconds),
        subOut: end(outPeriod, outSeconds),
      })),
    });
    const { told } = await lineupsAfter(statement("espn", BASKETS), floor);
    expect(told).toEqual(TWO_HOME_FIVES);
  });

  test("a feed that tells nothing of the floor has no lineups", async () => {
    expect((await lineupsAfter(statement("espn", BASKETS))).told).toEqual([]);
  });
});
