import { expect, test } from "vitest";
import { teamRotation } from "#components/substitutions/rotation.ts";
import { periodFormat } from "#lib/basketball/clock.ts";
import { EXAMPLE_HOME, exampleStint } from "#test/example-plays.ts";
import { timesTogether } from "./together.ts";

const stints = [
  // The first athlete: 0 to 1200 and 1200 to 1500 seconds.
  exampleStint(1, [1, 1200, 0, 0], [1, 0, 30, 28]),
  exampleStint(1, [2, 1200, 30, 28], [2, 900, 36, 35]),
  // The second: 200 to 1300, and 1400 to 2400.
  exampleStint(2, [1, 1000, 4, 4], [2, 1100, 33, 30]),
  exampleStint(2, [2, 1000, 34, 33], [2, 0, 60, 55]),
  // The third: 1250 to 1450.
  exampleStint(3, [2, 1150, 32, 28], [2, 950, 35, 34]),
];
const { rows } = teamRotation(stints, EXAMPLE_HOME.id, periodFormat("mens"));

test("two were together from 200 to 1300 and from 1400 to 1500: half-time parts nothing", () => {
  expect(timesTogether(rows, [1, 2])).toEqual([
    { start: 200, end: 1300 },
    { start: 1400, end: 1500 },
  ]);
});

test("three from 1250 to 1300 and from 1400 to 1450, whatever their order", () => {
  const both = [
    { start: 1250, end: 1300 },
    { start: 1400, end: 1450 },
  ];
  expect(timesTogether(rows, [3, 1, 2])).toEqual(both);
  expect(timesTogether(rows, [2, 3, 1])).toEqual(both);
});

test("an athlete without stints was with nobody", () => {
  expect(timesTogether(rows, [1, 9])).toEqual([]);
  expect(timesTogether([], [1])).toEqual([]);
});
