import { expect, test } from "vitest";
import { fitPairedEffects, type PairObservation } from "./paired-effects.ts";

const observe = (first: number, second: number, value: number, weight = 1): PairObservation => ({
  first,
  second,
  value,
  weight,
});

function effectsOf(observations: PairObservation[], groups: number[], shrinkage = 1, groupShrinkage = 1) {
  return [...fitPairedEffects({ observations, groups: Int32Array.from(groups), shrinkage, groupShrinkage })];
}

test("one observation 9, shrinkage 1: 3 each, for 9 - 3 - 3 is the pull of 3 on each", () => {
  for (const effect of effectsOf([observe(0, 1, 9)], [-1, -1])) expect(effect).toBeCloseTo(3, 10);
});

test("weight 2 is the observation made twice: 2 * (9 - 2x) = x, so x = 3.6", () => {
  for (const effect of effectsOf([observe(0, 1, 9, 2)], [-1, -1])) expect(effect).toBeCloseTo(3.6, 10);
  expect(effectsOf([observe(0, 1, 9, 2)], [-1, -1])).toEqual(effectsOf([observe(0, 1, 9), observe(0, 1, 9)], [-1, -1]));
});

test("an effect never observed takes its group's mean, and 0 without a group", () => {
  const [seen = 0, , mate = 0, alone = 0] = effectsOf([observe(0, 1, 9)], [0, -1, 0, -1]);
  // Of the group with mean c: c's own pull of 1 and the two members' (seen - c) and (mate - c) balance, and mate is drawn by c alone.
  expect(mate).toBeCloseTo(seen / 2, 10);
  expect(alone).toBe(0);
});

test("with a strong pull to the group, members are alike however they did", () => {
  const [first = 0, second = 0] = effectsOf([observe(0, 2, 10), observe(1, 2, 2)], [0, 0, -1], 1e6, 1e-6);
  expect(first - second).toBeCloseTo(8e-6, 9);
});
