import { describe, expect, test } from "vitest";
import { examplePlay } from "#test/example-plays.ts";
import { findRuns } from "./runs.ts";

/** Plays from the scores after them: home, away. */
const plays = (...scores: [number, number][]) =>
  scores.map(([homeScore, awayScore], index) => examplePlay({ id: index + 1, homeScore, awayScore }));

describe("runs", () => {
  test("2+3+3 unanswered points are a run of 8, marked at the basket that ended it and not at the misses behind it", () => {
    const found = findRuns(plays([0, 2], [2, 2], [5, 2], [5, 2], [8, 2], [8, 2], [10, 2], [10, 4]));
    expect([...found]).toEqual([[7, { side: "home", points: 10 }]]);
  });

  test("seven unanswered points are none", () => {
    expect(findRuns(plays([2, 0], [5, 0], [7, 0], [7, 2])).size).toBe(0);
  });

  test("a run still going at the end counts; both teams may have one", () => {
    const found = findRuns(plays([3, 0], [6, 0], [9, 0], [9, 3], [9, 6], [9, 9]));
    expect([...found]).toEqual([
      [3, { side: "home", points: 9 }],
      [6, { side: "away", points: 9 }],
    ]);
  });

  test("without plays there are none", () => {
    expect(findRuns([]).size).toBe(0);
  });
});
