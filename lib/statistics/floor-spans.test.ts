import fc from "fast-check";
import { expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { type AthleteStint, floorSpans } from "./floor-spans.ts";

const MENS = periodFormat("mens");

/** A stint in the first half, from one second played to another. */
function stint(athleteId: number, from: number, to: number): AthleteStint {
  const end = (played: number) => ({ period: 1, secondsRemaining: 1200 - played });
  return { athleteId, subIn: end(from), subOut: end(to) };
}

const spans = (stints: AthleteStint[], length: number) =>
  floorSpans(stints, MENS, length).map(({ athleteIds, seconds }) => [athleteIds, seconds]);

test("1 from 0 to 100 and 2 from 60 to 100 of 120 seconds: 60 of 1, 40 of both, 20 of nobody", () => {
  expect(spans([stint(2, 60, 100), stint(1, 0, 100)], 120)).toEqual([
    [[1], 60],
    [[1, 2], 40],
    [[], 20],
  ]);
});

test("a change at one second leaves no span between, and neither does a stint of no seconds", () => {
  expect(spans([stint(1, 0, 50), stint(2, 50, 80), stint(3, 50, 50)], 80)).toEqual([
    [[1], 50],
    [[2], 30],
  ]);
});

test("two stints of one athlete that overlap have him on the floor once", () => {
  expect(spans([stint(1, 0, 60), stint(1, 40, 100)], 100)).toEqual([
    [[1], 40],
    [[1], 20],
    [[1], 40],
  ]);
});

test("a stint through half time is one piece; what lies behind the end of the game is cut", () => {
  const through = {
    athleteId: 1,
    subIn: { period: 1, secondsRemaining: 100 },
    subOut: { period: 2, secondsRemaining: 0 },
  };
  expect(floorSpans([through], MENS, 1300)).toEqual([
    { athleteIds: [], seconds: 1100 },
    { athleteIds: [1], seconds: 200 },
  ]);
});

test("whatever the stints, spans are as long as the game, and each athlete's as long as his stints that do not overlap", () => {
  const stints = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.nat(1200), fc.nat(1200)), { maxLength: 20 });
  fc.assert(
    fc.property(stints, (drawn) => {
      const all = drawn.map(([athleteId, one, other]) => stint(athleteId, Math.min(one, other), Math.max(one, other)));
      const cut = floorSpans(all, MENS, 1200);
      expect(cut.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(1200);
      for (const athleteId of new Set(drawn.map(([id]) => id))) {
        const covered = Array.from({ length: 1200 }).filter((_, second) =>
          drawn.some(
            ([id, one, other]) => id === athleteId && Math.min(one, other) <= second && second < Math.max(one, other),
          ),
        );
        const on = cut.filter(({ athleteIds }) => athleteIds.includes(athleteId));
        expect(on.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(covered.length);
      }
    }),
    { numRuns: 50 },
  );
});
