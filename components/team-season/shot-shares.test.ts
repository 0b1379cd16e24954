import { expect, test } from "vitest";
import type { ShotBucket } from "#lib/records/overview-records.ts";
import { shotSentence, shotShares } from "./shot-shares.ts";

const bucket = (
  key: ShotBucket["key"],
  made: number,
  attempts: number,
  attemptPct: number | null,
  fieldGoalPct: number | null,
): ShotBucket => ({ key, made, attempts, attemptPct, fieldGoalPct });

/** 60 tracked shots, 50 of them of known kind. */
const buckets = [
  bucket("unknown", 4, 10, null, 40),
  bucket("three_point_jumper", 7, 20, 40, 35),
  bucket("at_rim", 12, 18, 36, 66.7),
  bucket("two_point_jumper", 5, 12, 24, 41.7),
];

test("from the rim outwards, the unknown last; widths are shares of all 60 and add up to 100", () => {
  const shares = shotShares(buckets);
  expect(shares.map((share) => share.key)).toEqual(["at_rim", "two_point_jumper", "three_point_jumper", "unknown"]);
  // 18, 12, 20 and 10 of 60.
  expect(shares.map((share) => share.width)).toEqual([30, 20, 100 / 3, 100 / 6]);
  expect(shares.map((share) => share.attemptPct)).toEqual([36, 24, 40, null]);
});

test("the unknown is there even without a shot; no shot at all has no widths", () => {
  const shares = shotShares([bucket("at_rim", 1, 2, 100, 50)]);
  expect(shares.at(-1)).toMatchObject({ key: "unknown", attempts: 0, width: 0, fieldGoalPct: null });
  expect(shotShares([]).map((share) => share.width)).toEqual([null, null, null, null]);
});

test("the sentence names the largest part, of what it is a part, and what is left over", () => {
  expect(shotSentence(shotShares(buckets))).toBe(
    "Three-pointers are the largest part: 40.0 % of 50 shots of known kind, 35.0 % of them made. 10 more have no known kind.",
  );
  expect(shotSentence(shotShares([bucket("at_rim", 1, 2, 100, 50)]))).toBe(
    "Shots at the rim are the largest part: 100.0 % of 2 shots of known kind, 50.0 % of them made.",
  );
  expect(shotSentence(shotShares([bucket("unknown", 1, 2, null, 50)]))).toBe("Of 2 tracked shots no kind is known.");
});
