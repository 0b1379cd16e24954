/** Brackets by seed: who meets whom, whatever the day and the place. */

/** A place in the bracket: a seed of the draw, or the winner of a game, by its place in the list of games. */
export type Slot = { kind: "seed"; seed: number } | { kind: "winner"; of: number };

export interface BracketGame {
  /** 0 is the first round that is played. */
  round: number;
  upper: Slot;
  lower: Slot;
}

const LARGEST_FIELD = 20;
const EIGHT = 8;
/** Seeds that never play before the last eight. */
const BYES = 4;
/** Largest field with one round before the last eight. */
const TWELVE = 12;
/** Sums of the seeds that meet in the rounds before the last eight: 12 and 13 in the first of two, 5 and 12 in the one after it. */
const FIRST_ROUND_SUM = 25;
const SECOND_ROUND_SUM = 17;

/**
 * The games of a tournament of 2 to 20 schools, round by round, as conferences play them: up to eight schools in a bracket of eight or less, the
 * best ones resting where it is not full; beyond that the best four rest until the last eight, and the others play one or two rounds for the four
 * places left. With 12 schools the first round is 5-12, 6-11, 7-10 and 8-9; with 14 come 12-13 and 11-14 before it.
 *
 * @throws RangeError for another number of schools
 */
export function seededBracket(field: number): BracketGame[] {
  if (field < 2 || field > LARGEST_FIELD) throw new RangeError(`No bracket is known for ${field} schools.`);
  const games: BracketGame[] = [];
  const slots = new Map<number, Slot>();
  const slotOf = (seed: number): Slot => slots.get(seed) ?? { kind: "seed", seed };
  let round = 0;
  /** Pairs of seeds whose slots meet; the winner goes on in the better seed's slot. */
  const playRound = (pairs: readonly (readonly [number, number])[]) => {
    const met = pairs.filter(([, lower]) => lower <= field);
    if (met.length === 0) return;
    for (const [upper, lower] of met) {
      games.push({ round, upper: slotOf(upper), lower: slotOf(lower) });
      slots.set(upper, { kind: "winner", of: games.length - 1 });
    }
    round++;
  };
  if (field > TWELVE) playRound(pairsOf(BYES + 1, TWELVE, FIRST_ROUND_SUM));
  if (field > EIGHT) playRound(pairsOf(BYES + 1, EIGHT, SECOND_ROUND_SUM));
  const size = field <= 2 ? 2 : field <= EIGHT / 2 ? EIGHT / 2 : EIGHT;
  for (let order = orderOf(size); order.length > 1; order = order.filter((_, place) => place % 2 === 0)) {
    playRound(neighboursOf(order));
  }
  return games;
}

function pairsOf(first: number, last: number, sum: number): [number, number][] {
  return Array.from({ length: last - first + 1 }, (_, place) => [first + place, sum - first - place]);
}

/** Seeds in the order of a bracket of 2, 4, 8 or 16: neighbours meet, and the best two meet last. */
export function orderOf(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/** A list two by two. */
export function neighboursOf<T>(list: readonly T[]): [T, T][] {
  return Array.from({ length: list.length / 2 }, (_, place) => [list[2 * place] as T, list[2 * place + 1] as T]);
}
