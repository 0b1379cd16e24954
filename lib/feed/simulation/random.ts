/**
 * Chance that is the same on every machine. A stream hangs only on its keys, never on what was drawn elsewhere, so each game, roster and line
 * can be made alone. Only +, -, *, / and integer operations are used, whose results every machine agrees on to the last bit.
 */

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform whole number, both ends included. */
  integer(lowest: number, highest: number): number;
  /** Uniform in [lowest, highest). */
  between(lowest: number, highest: number): number;
  /** True with the probability. */
  chance(probability: number): boolean;
  /** Bell-shaped with the mean and standard deviation given; never further than six deviations away. */
  normal(mean: number, deviation: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** Place of one of some weights, in proportion to them; all must be 0 or more, and one above 0. */
  weighted(weights: readonly number[]): number;
  /** The list in a new order; the list given stays as it is. */
  shuffled<T>(list: readonly T[]): T[];
}

const TWO_TO_32 = 4_294_967_296;
/** Draws of a uniform number whose sum is as good as normal: the Irwin-Hall distribution of twelve has variance 1. */
const DRAWS_OF_NORMAL = 12;
const WARM_UP = 12;

/** The stream of some keys: `randomOf(seed, "roster", season, schoolId)`. */
export function randomOf(...keys: readonly (string | number)[]): Random {
  const next = sfc32(...hash128(keys.join("\u0000")));
  const between = (lowest: number, highest: number) => lowest + (highest - lowest) * next();
  const integer = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));
  return {
    next,
    integer,
    between,
    chance: (probability) => next() < probability,
    normal(mean, deviation) {
      let sum = -DRAWS_OF_NORMAL / 2;
      for (let draw = 0; draw < DRAWS_OF_NORMAL; draw++) sum += next();
      return mean + deviation * sum;
    },
    pick(list) {
      if (list.length === 0) throw new RangeError("There is nothing to pick from.");
      return list[integer(0, list.length - 1)] as (typeof list)[number];
    },
    weighted(weights) {
      let total = 0;
      for (const weight of weights) total += weight;
      if (!(total > 0)) throw new RangeError("One weight must be above 0.");
      let left = next() * total;
      let last = 0;
      // By index: this runs for every shot, and an iterator of pairs takes three times as long.
      for (let place = 0; place < weights.length; place++) {
        const weight = weights[place] as number;
        if (weight <= 0) continue;
        last = place;
        left -= weight;
        if (left < 0) return place;
      }
      // Rounding may leave a crumb at the end.
      return last;
    },
    shuffled(list) {
      const order = [...list];
      for (let place = order.length - 1; place > 0; place--) {
        const other = integer(0, place);
        const held = order[place] as (typeof order)[number];
        order[place] = order[other] as (typeof order)[number];
        order[other] = held;
      }
      return order;
    },
  };
}

/** A number from 0 to 2^32 - 1 that hangs on the keys alone, where a whole stream is not needed. */
export function hashOf(...keys: readonly (string | number)[]): number {
  return hash128(keys.join("\u0000"))[0];
}

type Words = [number, number, number, number];

/** cyrb128: four words of a text, mixed well enough that neighbouring keys give unrelated streams. */
function hash128(text: string): Words {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

/** sfc32 of Chris Doty-Humphrey's PractRand: small, fast, and without known faults at this length. */
function sfc32(first: number, second: number, third: number, fourth: number): () => number {
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  let counter = fourth | 0;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / TWO_TO_32;
  };
  for (let round = 0; round < WARM_UP; round++) next();
  return next;
}
