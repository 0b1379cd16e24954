import { expect, test } from "vitest";
import { lineupTime } from "#test/floor-times.ts";
import { computeOnOff } from "./on-off.ts";

const LINEUPS = [
  lineupTime([1, 2, 3, 4, 5], 100, { points: 7, possessions: 5 }, { points: 4 }),
  lineupTime([2, 3, 4, 5, 6], 40, { points: 2, possessions: 2 }, { points: 3 }),
  lineupTime([1, 3, 4, 5, 6], 30, { points: 1, possessions: 1 }, { points: 0 }),
];
const all = computeOnOff(LINEUPS);
const of = (athleteId: number) => all.find((athlete) => athlete.athleteId === athleteId);

test("1 is on for 100 + 30 seconds and 7 + 1 points in 5 + 1 possessions, off for 40 with 2 in 2 and 3 allowed", () => {
  expect(of(1)?.on).toMatchObject({ seconds: 130, team: { points: 8, possessions: 6 }, opponent: { points: 4 } });
  expect(of(1)?.off).toMatchObject({ seconds: 40, team: { points: 2, possessions: 2 }, opponent: { points: 3 } });
});

test("who never leaves is off for nothing", () => {
  expect(of(3)?.on.seconds).toBe(170);
  expect([of(3)?.off.seconds, of(3)?.off.team.points]).toEqual([0, 0]);
});

test("everybody who was on is there once, the longest first: 3, 4 and 5 with 170 seconds, 2 with 140, 1 with 130, 6 with 70", () => {
  expect(all.map(({ athleteId, on }) => [athleteId, on.seconds])).toEqual([
    [3, 170],
    [4, 170],
    [5, 170],
    [2, 140],
    [1, 130],
    [6, 70],
  ]);
});

test("no lineups, nobody", () => expect(computeOnOff([])).toEqual([]));
