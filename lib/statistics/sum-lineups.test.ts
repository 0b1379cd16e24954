import { expect, test } from "vitest";
import { floorTime, lineupTime } from "#test/floor-times.ts";
import { lineupKey } from "./lineups.ts";
import { sumLineups } from "./sum-lineups.ts";

const FIRST = [1, 2, 3, 4, 5];
const SECOND = [2, 3, 4, 5, 6];
const GAMES = [
  {
    lineups: [lineupTime(FIRST, 60, { points: 4 }), lineupTime(SECOND, 40, { points: 1 })],
    unknown: floorTime(20, {}, { points: 2 }),
  },
  { lineups: [lineupTime(SECOND, 90, { points: 5 }, { points: 3 })], unknown: floorTime(5) },
];

test("40 + 90 seconds with 1 + 5 points make the longest lineup; 20 + 5 seconds stay unknown", () => {
  const { lineups, unknown } = sumLineups(GAMES);
  expect(lineups.map(({ athleteIds, seconds, team }) => [lineupKey(athleteIds), seconds, team.points])).toEqual([
    ["2-3-4-5-6", 130, 6],
    ["1-2-3-4-5", 60, 4],
  ]);
  expect([unknown.seconds, unknown.opponent.points]).toEqual([25, 2]);
});

test("the order of the games makes no difference, and the games are left as they were", () => {
  expect(sumLineups(GAMES.toReversed())).toEqual(sumLineups(GAMES));
  expect(GAMES[0]?.lineups[1]?.seconds).toBe(40);
});

test("lineups of the same length stand by their ids; no games, no lineups", () => {
  const even = { lineups: [lineupTime(SECOND, 60), lineupTime(FIRST, 60)], unknown: floorTime(0) };
  expect(sumLineups([even]).lineups.map(({ athleteIds }) => athleteIds)).toEqual([FIRST, SECOND]);
  expect(sumLineups([])).toEqual({ lineups: [], unknown: floorTime(0) });
});
