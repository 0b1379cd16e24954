/** What scouts say of a player: a rating and stars, for recruits and for players in the portal on one scale. */
import type { Career } from "./career.ts";
import { growthToCome } from "./development.ts";
import type { Newcomer } from "./recruiting.ts";

/** Promise of the mean recruit, and the deviation among them. */
const MEAN_PROMISE = 0.05;
const PROMISE_DEVIATION = 0.85;
/** Rating of the mean recruit, and what a deviation of promise adds: national composites run from 0.7 to 1. */
const MEAN_RATING = 0.835;
const RATING_OF_DEVIATION = 0.055;
const LOWEST_RATING = 0.7;

/** Least rating of five, four and three stars: about one recruit in fifty, one in ten and six in ten; the rest have two. */
const LEAST_RATING: readonly [stars: number, rating: number][] = [
  [5, 0.945],
  [4, 0.9],
  [3, 0.815],
];
const FEWEST_STARS = 2;

export interface ScoutReport {
  /** 0 to 1, four decimals. */
  rating: number;
  /** 2 to 5. */
  stars: number;
}

export function reportOnRecruit({ promise }: Pick<Newcomer, "promise">): ScoutReport {
  return report(promise);
}

/** Of a player with some seasons behind him, scouts know what he can do and guess what is still to come. */
export function reportOnTransfer({ ability, classYear }: Pick<Career, "ability" | "classYear">): ScoutReport {
  return report(ability + growthToCome(classYear));
}

function report(promise: number): ScoutReport {
  const exact = MEAN_RATING + (RATING_OF_DEVIATION * (promise - MEAN_PROMISE)) / PROMISE_DEVIATION;
  const rating = Math.round(Math.min(1, Math.max(LOWEST_RATING, exact)) * 10_000) / 10_000;
  const [stars] = LEAST_RATING.find(([, least]) => rating >= least) ?? [FEWEST_STARS];
  return { rating, stars };
}

/** Weight of each recruit of a class after the one before him: five good ones make a good class. */
const NEXT_RECRUIT = 0.85;
const FULL_CLASS = 5;

/** What a class of recruits is worth, 0 to 100 with two decimals: their ratings above the lowest, the best counting most. */
export function classRating(ratings: readonly number[]): number {
  let worth = 0;
  let weight = 1;
  let full = 0;
  for (const [place, rating] of [...ratings].sort((one, other) => other - one).entries()) {
    worth += (weight * (rating - LOWEST_RATING)) / (1 - LOWEST_RATING);
    weight *= NEXT_RECRUIT;
    if (place === FULL_CLASS - 1) break;
  }
  for (let place = 0, share = 1; place < FULL_CLASS; place++, share *= NEXT_RECRUIT) full += share;
  return Math.round((worth / full) * 10_000) / 100;
}
