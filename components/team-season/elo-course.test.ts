import { expect, test } from "vitest";
import { exampleGame } from "#test/example-games.ts";
import { eloCourse } from "./elo-course.ts";

const games = [
  exampleGame({
    id: 1,
    homeTeamId: 7,
    awayTeamId: 8,
    homeTeamEloStart: 1500,
    homeTeamEloEnd: 1512,
    awayTeamEloStart: 1600,
    awayTeamEloEnd: 1588,
    startDate: "2026-01-02T01:00:00.000Z",
  }),
  exampleGame({
    id: 2,
    homeTeamId: 8,
    awayTeamId: 7,
    homeTeamEloStart: 1588,
    homeTeamEloEnd: 1580,
    awayTeamEloStart: 1512,
    awayTeamEloEnd: 1520,
    startDate: "2026-01-10T01:00:00.000Z",
  }),
  exampleGame({ id: 3, homeTeamId: 7, awayTeamId: 9, startDate: "2026-01-12T01:00:00.000Z" }),
  exampleGame({
    id: 4,
    homeTeamId: 7,
    awayTeamId: 8,
    homeTeamEloStart: 1520,
    homeTeamEloEnd: 1501,
    startDate: "2026-01-20T01:00:00.000Z",
  }),
  exampleGame({
    id: 5,
    homeTeamId: 8,
    awayTeamId: 9,
    homeTeamEloStart: 1580,
    homeTeamEloEnd: 1570,
    startDate: "2026-01-21T01:00:00.000Z",
  }),
];

test("the rating before the first game, then after each, from either side; games without ratings and of others are left out", () => {
  expect(eloCourse(games, 7, undefined)).toEqual([1500, 1512, 1520, 1501]);
});

test("as of a day, games on it (in the East) and later are left out", () => {
  // The second game is played on the evening of January 9 in New York.
  expect(eloCourse(games, 7, "2026-01-10")).toEqual([1500, 1512, 1520]);
  expect(eloCourse(games, 7, "2026-01-09")).toEqual([1500, 1512]);
  expect(eloCourse(games, 7, "2025-11-01")).toEqual([]);
});
