/** Least squares for numbers that two teams make together: what one scores against the other, or how fast they play. */
import { add, at, solveSymmetric } from "./conjugate-gradient.ts";

/** One number observed, which two effects add up to. Effects go by their places from 0. */
export interface PairObservation {
  first: number;
  second: number;
  value: number;
  weight: number;
}

export interface PairModel {
  observations: readonly PairObservation[];
  /** For each effect its group, from 0; -1 for one without. */
  groups: Int32Array;
  /** Weight, in observations, with which an effect is drawn to its group's mean (to 0 without a group). Above 0. */
  shrinkage: number;
  /** The same for the mean of a group, drawn to 0. Above 0. */
  groupShrinkage: number;
}

/**
 * Effects that minimise the sum of weight * (value - first - second)^2, plus shrinkage * (effect - mean of its group)^2 and groupShrinkage * (mean of a
 * group)^2: ridge regression towards a group's mean, itself drawn to 0 (Hoerl and Kennard, "Ridge Regression", Technometrics 12, 1970).
 *
 * One observation 9 of two effects without groups, shrinkage 1: both are 3, because what is left, 9 - 3 - 3, is as much as pulls each back.
 */
export function fitPairedEffects({ observations, groups, shrinkage, groupShrinkage }: PairModel): Float64Array {
  const effects = groups.length;
  const size = effects + Math.max(-1, ...groups) + 1;
  const firsts = Int32Array.from(observations, ({ first }) => first);
  const seconds = Int32Array.from(observations, ({ second }) => second);
  const weights = Float64Array.from(observations, ({ weight }) => weight);

  const diagonal = new Float64Array(size).fill(shrinkage, 0, effects).fill(groupShrinkage, effects);
  for (const group of groups) if (group >= 0) add(diagonal, effects + group, shrinkage);
  const rightSide = new Float64Array(size);
  for (const { first, second, value, weight } of observations) {
    add(diagonal, first, weight);
    add(diagonal, second, weight);
    add(rightSide, first, weight * value);
    add(rightSide, second, weight * value);
  }
  const multiply = (x: Float64Array, product: Float64Array) => {
    for (let place = 0; place < size; place++) product[place] = at(diagonal, place) * at(x, place);
    for (let effect = 0; effect < effects; effect++) {
      const group = at(groups, effect);
      if (group < 0) continue;
      add(product, effect, -shrinkage * at(x, effects + group));
      add(product, effects + group, -shrinkage * at(x, effect));
    }
    for (let place = 0; place < weights.length; place++) {
      add(product, at(firsts, place), at(weights, place) * at(x, at(seconds, place)));
      add(product, at(seconds, place), at(weights, place) * at(x, at(firsts, place)));
    }
  };
  return solveSymmetric({ multiply, diagonal, rightSide }).subarray(0, effects);
}
