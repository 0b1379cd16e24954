import fc from "fast-check";
import { expect, test } from "vitest";
import { type FloorTime, UNIT_COUNTS, type UnitCounts } from "#lib/basketball/lineup.ts";
import { floorTime, lineupTime } from "#test/floor-times.ts";
import { packLineups, unpackLineups } from "./packed-lineups.ts";

const count = fc.nat(200);
const counts = fc.record(Object.fromEntries(UNIT_COUNTS.map((name) => [name, count]))) as fc.Arbitrary<UnitCounts>;
const time: fc.Arbitrary<FloorTime> = fc.record({ seconds: fc.nat(3600), team: counts, opponent: counts });
const five = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 5, maxLength: 5 });

test("what is packed comes back as it was", () => {
  const lineup = fc.tuple(five, time).map(([athleteIds, spent]) => ({ athleteIds, ...spent }));
  fc.assert(
    fc.property(fc.array(lineup, { maxLength: 30 }), time, (lineups, unknown) => {
      expect(unpackLineups(packLineups({ lineups, unknown }))).toEqual({ lineups, unknown });
    }),
  );
});

test("counts that are 0 come back as 0", () => {
  const lineups = { lineups: [lineupTime([1, 2, 3, 4, 5], 60, { assists: 1 })], unknown: floorTime(0) };
  expect(unpackLineups(packLineups(lineups))).toEqual(lineups);
});
