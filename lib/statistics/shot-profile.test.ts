import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SHOT_KINDS, type ShotCount, type ShotTally } from "#lib/basketball/tally.ts";
import { computeShotBuckets, computeShotProfile } from "./shot-profile.ts";
import { emptyShotTally } from "./shot-tally.ts";

/** `made of attempted, assisted`. */
function shots(made: number, attempted: number, assisted = 0): ShotCount {
  return { attempted, made, assisted };
}

describe("computeShotProfile", () => {
  const profile = computeShotProfile({
    dunk: shots(9, 10, 6),
    layup: shots(24, 40, 10),
    tipIn: shots(3, 5),
    twoPointJumper: shots(10, 25, 2),
    threePointJumper: shots(12, 40, 11),
    unknown: shots(1, 4),
    freeThrows: { attempted: 30, made: 21 },
  });

  test("tracked are 10 + 40 + 5 + 25 + 40 = 120 tries, without the 4 of unknown kind", () => {
    expect(profile.tracked).toBe(120);
  });

  test("dunks: 9 / 10 = 90 made, 6 / 9 = 66.7 of those assisted, 10 / 120 = 8.3 of the tries", () => {
    expect(profile.kinds.dunk).toEqual({ attempted: 10, made: 9, assisted: 6, pct: 90, assistedPct: 66.7, rate: 8.3 });
  });

  test("threes: 12 / 40 = 30, 11 / 12 = 91.7, 40 / 120 = 33.3", () => {
    expect(profile.kinds.threePointJumper).toMatchObject({ pct: 30, assistedPct: 91.7, rate: 33.3 });
  });

  test("at the rim 36 of 55 = 65.5, 16 / 36 = 44.4 assisted, 55 / 120 = 45.8", () => {
    expect(profile.atRim).toEqual({ ...shots(36, 55, 16), pct: 65.5, assistedPct: 44.4, rate: 45.8 });
  });

  test("jumpers for two and three are 65 / 120 = 54.2 of the tries", () => {
    expect(profile.jumpers).toMatchObject({ attempted: 65, rate: 54.2 });
  });

  test("29 assisted of 120 tries, made or not: 24.2", () => {
    expect(profile.assistedPct).toBe(24.2);
  });

  test("free throws: 21 / 30 = 70, 30 / 120 = 25 to each hundred tries", () => {
    expect(profile.freeThrows).toEqual({ attempted: 30, made: 21, pct: 70, rate: 25 });
  });

  test("with nothing under the line everything is null, not 0", () => {
    const none = computeShotProfile({ ...emptyShotTally(), unknown: shots(1, 2) });
    expect([none.tracked, none.assistedPct, none.atRim.rate, none.kinds.layup.pct, none.freeThrows.rate]).toEqual([
      0,
      ...[null, null, null, null],
    ]);
    const missed = computeShotProfile({ ...emptyShotTally(), layup: shots(0, 3) });
    expect(missed.kinds.layup).toMatchObject({ pct: 0, assistedPct: null, rate: 100 });
  });
});

describe("computeShotBuckets", () => {
  test("of 20 + 15 + 22 tries of a known kind 20 are 35.1 %, 15 are 26.3 %, 22 are 38.6 %; the one nobody knows has no share", () => {
    const buckets = computeShotBuckets({
      ...emptyShotTally(),
      dunk: shots(3, 4),
      layup: shots(8, 14),
      tipIn: shots(1, 2),
      twoPointJumper: shots(7, 15),
      threePointJumper: shots(8, 22),
      unknown: shots(1, 1),
    });
    expect(buckets).toEqual([
      { key: "at_rim", attempts: 20, made: 12, attemptPct: 35.1, fieldGoalPct: 60 },
      { key: "two_point_jumper", attempts: 15, made: 7, attemptPct: 26.3, fieldGoalPct: 46.7 },
      { key: "three_point_jumper", attempts: 22, made: 8, attemptPct: 38.6, fieldGoalPct: 36.4 },
      { key: "unknown", attempts: 1, made: 1, attemptPct: null, fieldGoalPct: 100 },
    ]);
  });

  test("no tries at all: four buckets of nothing", () => {
    for (const bucket of computeShotBuckets(emptyShotTally())) {
      expect(bucket).toMatchObject({ attempts: 0, made: 0, attemptPct: null, fieldGoalPct: null });
    }
  });
});

const count = fc
  .tuple(fc.nat(400), fc.nat(400), fc.nat(400))
  .map((three) => three.toSorted((a, b) => b - a))
  .map(([attempted = 0, made = 0, assisted = 0]): ShotCount => ({ attempted, made, assisted }));
const tally: fc.Arbitrary<ShotTally> = fc.record({
  dunk: count,
  layup: count,
  tipIn: count,
  twoPointJumper: count,
  threePointJumper: count,
  unknown: count,
  freeThrows: count,
});

test("whatever was shot: kinds and buckets add up, shares of them to 100 but for rounding, and nothing leaves 0 to 100", () => {
  fc.assert(
    fc.property(tally, (shot) => {
      const { tracked, kinds, atRim, jumpers, assistedPct } = computeShotProfile(shot);
      const each = SHOT_KINDS.map((kind) => kinds[kind]);
      expect(atRim.attempted + jumpers.attempted).toBe(tracked);
      expect(each.reduce((sum, { attempted }) => sum + attempted, 0)).toBe(tracked);
      const buckets = computeShotBuckets(shot);
      expect(buckets.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(tracked + shot.unknown.attempted);
      if (tracked > 0) {
        // Five shares, each off by at most 0.05.
        expect(Math.abs(each.reduce((sum, { rate }) => sum + (rate ?? 0), 0) - 100)).toBeLessThan(0.26);
      }
      for (const value of [assistedPct, ...each.flatMap(({ pct, assistedPct: own, rate }) => [pct, own, rate])]) {
        if (value !== null) expect(value >= 0 && value <= 100).toBe(true);
      }
    }),
  );
});
