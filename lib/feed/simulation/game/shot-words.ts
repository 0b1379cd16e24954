/** How play-by-play names a shot. */
import type { Random } from "#lib/feed/simulation/random.ts";
import type { ShotMoment } from "./shot-choice.ts";
import type { ShotKind } from "./shot-kinds.ts";

type Words = readonly (readonly [words: string, weight: number])[];

const LAYUPS: Words = [
  ["driving layup", 52],
  ["layup", 34],
  ["reverse layup", 6],
  ["finger-roll layup", 5],
  ["scooping layup", 3],
];
const BREAK_LAYUPS: Words = [
  ["fast-break layup", 6],
  ["layup", 3],
  ["driving layup", 3],
];
const SET_UP_LAYUPS: Words = [
  ["cutting layup", 4],
  ["layup", 10],
  ["reverse layup", 1],
];
const DUNKS: Words = [
  ["dunk", 5],
  ["driving dunk", 3],
  ["two-handed dunk", 2],
];
const SET_UP_DUNKS: Words = [
  ["dunk", 6],
  ["alley-oop dunk", 3],
  ["two-handed dunk", 2],
];
const IN_LANE: Words = [
  ["floating jump shot", 38],
  ["hook shot", 26],
  ["turnaround jump shot", 24],
  ["jumper", 12],
];
const MID_RANGE: Words = [
  ["pull-up jump shot", 40],
  ["jumper", 34],
  ["step-back jump shot", 12],
  ["turnaround jump shot", 8],
  ["fadeaway jump shot", 6],
];
const SET_UP_THREES: Words = [["three point jumper", 1]];
const OWN_THREES: Words = [
  ["three point jumper", 50],
  ["three point step-back jump shot", 27],
  ["three point pull-up jump shot", 23],
];

/**
 * Words for a shot: what it is, without the distance.
 *
 * @param setUp a pass led to it
 */
export function shotWords(random: Random, kind: ShotKind, moment: ShotMoment, setUp: boolean): string {
  const putback = moment === "putback";
  switch (kind) {
    case "tip":
      return "tip-in layup";
    case "dunk":
      return putback ? "putback dunk" : pickWords(random, setUp ? SET_UP_DUNKS : DUNKS);
    case "layup":
      if (putback) return "putback layup";
      return pickWords(random, moment === "break" ? BREAK_LAYUPS : setUp ? SET_UP_LAYUPS : LAYUPS);
    case "paint":
      return pickWords(random, IN_LANE);
    case "midRange":
      return pickWords(random, setUp ? [["jumper", 1]] : MID_RANGE);
    case "three":
      return pickWords(random, setUp ? SET_UP_THREES : OWN_THREES);
  }
}

function pickWords(random: Random, words: Words): string {
  return words[random.weighted(words.map(([, weight]) => weight))]?.[0] ?? "shot";
}
