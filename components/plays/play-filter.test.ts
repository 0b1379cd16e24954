import { describe, expect, test } from "vitest";
import { examplePlay } from "#test/example-plays.ts";
import { filterPlays, periodsOf, playSide } from "./play-filter.ts";

const plays = [
  examplePlay({ id: 1, period: 1, scoringPlay: true, homeScore: 2 }),
  examplePlay({ id: 2, period: 1, scoringPlay: false, isHomeTeam: false, homeScore: 2 }),
  examplePlay({ id: 3, period: 1, scoringPlay: null, isHomeTeam: null, homeScore: 2 }),
  examplePlay({ id: 4, period: 2, scoringPlay: true, isHomeTeam: false, homeScore: 2, awayScore: 3 }),
];
const everything = { period: null, side: null, scoringOnly: false, latestFirst: false };
const ids = (filter: Partial<typeof everything> | object) =>
  filterPlays(plays, { ...everything, ...filter }).map((entry) => entry.plays.map((play) => play.id));

describe("plays shown", () => {
  test("all of them by period, each with the score at its end", () => {
    expect(ids({})).toEqual([[1, 2, 3], [4]]);
    expect(filterPlays(plays, everything).map((entry) => entry.endScore)).toEqual([
      { home: 2, away: 0 },
      { home: 2, away: 3 },
    ]);
  });

  test("the latest first turns periods and plays around", () => {
    expect(ids({ latestFirst: true })).toEqual([[4], [3, 2, 1]]);
  });

  test("one period, one side, scoring plays only; a period left without plays is not shown", () => {
    expect(ids({ period: 1 })).toEqual([[1, 2, 3]]);
    expect(ids({ side: "away" })).toEqual([[2], [4]]);
    expect(ids({ scoringOnly: true })).toEqual([[1], [4]]);
    expect(ids({ scoringOnly: true, side: "home" })).toEqual([[1]]);
  });

  test("a play of neither team has no side", () => {
    expect(plays.map(playSide)).toEqual(["home", "away", null, "away"]);
    expect(periodsOf(plays)).toEqual([1, 2]);
  });
});
