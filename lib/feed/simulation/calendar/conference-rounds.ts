/** Who meets whom in a conference, round by round, and on whose floor. */
import type { Random } from "#lib/feed/simulation/random.ts";

export interface Pairing {
  homeId: number;
  awayId: number;
}

type Pair = readonly [number, number];

/** Tries with other byes before a conference of an odd number plays one game fewer for some. */
const TRIES = 20;

/**
 * Rounds of a conference's season, in which a school plays at most once. Everybody meets everybody as often as the number of games allows, with
 * all other opponents in between; schools have as many home as away games, or one more or fewer, and those who meet twice do so on both floors.
 *
 * @param gamesEach games of each school; must be even where the number of schools is odd
 */
export function conferenceRounds(schoolIds: readonly number[], gamesEach: number, random: Random): Pairing[][] {
  const order = random.shuffled(schoolIds);
  const full = roundsOfLeg(order);
  const legGames = order.length - 1;
  const rounds: Pair[][] = [];
  for (let left = gamesEach; left > 0; left -= legGames) {
    rounds.push(...(left >= legGames ? full : partOfLeg(order, full, left, random)));
  }
  return placeHomes(rounds, random);
}

/** One meeting of everybody by the circle method: the first school stays, the others walk round. With an odd number one has a bye each round. */
function roundsOfLeg(order: readonly number[]): Pair[][] {
  const seats: (number | null)[] = order.length % 2 === 0 ? [...order] : [...order, null];
  const rounds: Pair[][] = [];
  for (let round = 1; round < seats.length; round++) {
    const pairs: Pair[] = [];
    for (let seat = 0; seat < seats.length / 2; seat++) {
      const one = seats[seat];
      const other = seats[seats.length - 1 - seat];
      if (typeof one === "number" && typeof other === "number") pairs.push([one, other]);
    }
    rounds.push(pairs);
    seats.splice(1, 0, seats.pop() as number | null);
  }
  return rounds;
}

/** Rounds of a leg that give each school some games. With an odd number, those who had a bye meet in a round of their own. */
function partOfLeg(order: readonly number[], full: readonly Pair[][], games: number, random: Random): Pair[][] {
  if (order.length % 2 === 0) return full.slice(0, games);
  for (let tries = 0; tries < TRIES; tries++) {
    const places = tries === 0 ? full.map((_, place) => place) : random.shuffled(full.map((_, place) => place));
    const chosen = places.slice(0, games).sort((one, other) => one - other);
    const rounds = chosen.map((place) => full[place] as Pair[]);
    const met = new Set(rounds.flat().map(keyOf));
    const idle = order.filter((school) => rounds.flat().filter((pair) => pair.includes(school)).length < games);
    const extra = pairOff(idle, met);
    if (extra !== null) return [...rounds, extra];
  }
  return full.slice(0, games);
}

/** Pairs of all the schools that have not met; null where there is no such set. */
function pairOff(schools: readonly number[], met: ReadonlySet<string>): Pair[] | null {
  const [first, ...rest] = schools;
  if (first === undefined) return [];
  for (const other of rest) {
    if (met.has(keyOf([first, other]))) continue;
    const others = pairOff(
      rest.filter((school) => school !== other),
      met,
    );
    if (others !== null) return [[first, other], ...others];
  }
  return null;
}

function keyOf([one, other]: Pair): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/**
 * Gives each meeting a home side. Pairs that meet an even number of times share the floors, first at whose school has been away longer; who has the odd game at home is settled by walking
 * along those pairs without using one twice: a walk leaves each school as often as it enters it, its two ends apart.
 */
function placeHomes(rounds: readonly Pair[][], random: Random): Pairing[][] {
  const meetings = new Map<string, number>();
  for (const pair of rounds.flat()) meetings.set(keyOf(pair), (meetings.get(keyOf(pair)) ?? 0) + 1);
  const odd = rounds.flat().filter((pair) => {
    const key = keyOf(pair);
    const isOdd = (meetings.get(key) ?? 0) % 2 === 1;
    meetings.set(key, 0);
    return isOdd;
  });
  const nextHome = homesOfOddPairs(odd);
  const streaks = new Map<number, number>();
  return rounds.map((pairs) =>
    pairs.map((pair) => {
      const [one, other] = pair;
      const homeId = nextHome.get(keyOf(pair)) ?? longerAway(pair, streaks, random);
      const awayId = homeId === one ? other : one;
      nextHome.set(keyOf(pair), awayId);
      streaks.set(homeId, Math.max(0, streaks.get(homeId) ?? 0) + 1);
      streaks.set(awayId, Math.min(0, streaks.get(awayId) ?? 0) - 1);
      return { homeId, awayId };
    }),
  );
}

/** Who has been away longer, or at home for less long. `streaks` counts games at home in a row, games away below zero. */
function longerAway([one, other]: Pair, streaks: ReadonlyMap<number, number>, random: Random): number {
  const difference = (streaks.get(one) ?? 0) - (streaks.get(other) ?? 0);
  if (difference === 0) return random.chance(0.5) ? one : other;
  return difference < 0 ? one : other;
}

function homesOfOddPairs(pairs: readonly Pair[]): Map<string, number> {
  const open = new Map<number, Set<number>>();
  for (const [one, other] of pairs) {
    open.set(one, (open.get(one) ?? new Set()).add(other));
    open.set(other, (open.get(other) ?? new Set()).add(one));
  }
  const homes = new Map<string, number>();
  const walkFrom = (start: number) => {
    let school = start;
    for (;;) {
      const others = open.get(school) as Set<number>;
      const [next] = others;
      if (next === undefined) return;
      others.delete(next);
      open.get(next)?.delete(school);
      homes.set(keyOf([school, next]), school);
      school = next;
    }
  };
  // Walks that have ends first: they must end where another number is odd, and what is left then is even everywhere.
  for (const [school, others] of open) if (others.size % 2 === 1) walkFrom(school);
  for (const [school, others] of open) while (others.size > 0) walkFrom(school);
  return homes;
}
