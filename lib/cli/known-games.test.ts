import { describe, expect, test } from "vitest";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import { conferenceFact, gameDocument, gameFact, readerOf, sideFact, teamBox, teamFact } from "#test/game-facts.ts";
import { fieldGoal, playFact } from "#test/play-facts.ts";
import { readKnownGames } from "./known-games.ts";
import { readRatingInputs } from "./rating-inputs.ts";

const side = (school: string, points: number) =>
  sideFact(teamFact(school), {
    points,
    conference: conferenceFact("MVL"),
    periodPoints: [30, points - 30],
    boxScore: teamBox({ points, possessions: 70 }),
  });

const game = (
  id: string,
  easternDate: string,
  home: [string, number],
  away: [string, number],
  more: Partial<GameFact> = {},
) =>
  gameFact("cbbd", id, {
    easternDate,
    status: "final",
    neutralSite: true,
    home: side(...home),
    away: side(...away),
    ...more,
  });

const SEASON = [
  game("1", "2026-01-05", ["Marlow State", 77], ["Hilltop", 63]),
  game("2", "2026-01-10", ["Hilltop", 70], ["Marlow St.", 84]),
  game("3", "2026-01-12", ["Marlow State", 60], ["Lakeside", 50]),
  game("4", "2026-01-13", ["Marlow State", 0], ["Lakeside", 0], { status: "scheduled" }),
];

const rated = () => readRatingInputs(readerOf("cbbd", SEASON.map(gameDocument)));

/** What another feed, which knows names alone, tells of the game of 10 January. */
const told = (more: Partial<GameFact> = {}) =>
  gameFact("ncaa", "n2", {
    easternDate: "2026-01-10",
    status: "final",
    home: sideFact(teamFact("Hilltop"), { points: 70 }),
    away: sideFact(teamFact("Marlow State"), { points: 84 }),
    plays: [
      playFact("1 10:00", "away", fieldGoal(null, { made: true }), { awayScore: 2 }),
      playFact("2 0:10", "home", fieldGoal(null, { made: true }), { homeScore: 68, awayScore: 76 }),
      playFact("3 0:10", "home", fieldGoal(null, { made: true }), { homeScore: 70, awayScore: 84 }),
    ],
    ...more,
  });

describe("games as the ratings take them", () => {
  test("finished games with possessions, minutes and conferences; a school keeps its number in any spelling", async () => {
    const { games, conferences, teams } = await rated();
    expect(
      games.map(({ date, home, away, homePoints, awayPoints }) => [date, home, away, homePoints, awayPoints]),
    ).toEqual([
      ["2026-01-05", 1, 2, 77, 63],
      ["2026-01-10", 2, 1, 70, 84],
      ["2026-01-12", 1, 3, 60, 50],
    ]);
    expect(games[0]).toMatchObject({ homePossessions: 70, awayPossessions: 70, minutes: 40, neutralSite: true });
    expect(teams.size).toBe(3);
    expect(conferences).toEqual(
      new Map([
        [1, 1],
        [2, 1],
        [3, 1],
      ]),
    );
  });
});

describe("games with plays and what was expected of them", () => {
  test("the margin expected comes from the games before alone: Hilltop lost by 14, so less than 0 and far from 14", async () => {
    const { games, unmatched } = await readKnownGames(readerOf("ncaa", [gameDocument(told())]), await rated());
    expect(unmatched).toBe(0);
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ date: "2026-01-10", homeWon: false, regulationMargin: -8 });
    expect(games[0]?.expectedMargin).toBeLessThan(0);
    expect(games[0]?.expectedMargin).toBeGreaterThan(-14);
    expect(games[0]?.moments[0]).toEqual({ margin: 0, possession: null, secondsLeft: 2400 });
  });

  test.each<[string, Partial<GameFact>]>([
    ["that is not among the rated ones", { easternDate: "2026-01-11" }],
    [
      "whose teams had not played",
      {
        easternDate: "2026-01-05",
        home: sideFact(teamFact("Marlow State"), { points: 77 }),
        away: sideFact(teamFact("Hilltop"), { points: 63 }),
      },
    ],
    ["without plays", { plays: null }],
  ])("a game %s is counted and left out", async (_what, more) => {
    const { games, unmatched } = await readKnownGames(readerOf("ncaa", [gameDocument(told(more))]), await rated());
    expect([games.length, unmatched]).toEqual([0, 1]);
  });
});
