/** How long a coach means each of his players to play, and who starts. */
import type { CoachStyle } from "#lib/feed/simulation/league-model.ts";
import type { Random } from "#lib/feed/simulation/random.ts";
import type { Performer } from "./performer.ts";

const FLOOR = 5;
const GAME_MINUTES = 40;
const MOST_SHARE = 0.97;
/** Most of one position among the starters, as long as others are there. */
const MOST_STARTERS = { G: 3, F: 3, C: 1 } as const;

/** Minutes of a mean starter whose coach lets nine play, what each man fewer adds, and how much one game differs from the next. */
const STARTER_MINUTES = 29.9;
const MINUTES_OF_DEPTH = 1.5;
const MEAN_ROTATION = 9;
const DAY_DEVIATION = 3;
/** From the best to the fifth starter. */
const BY_PLACE = [5, 2.8, 0.6, -2.6, -5.8] as const;
const STARTER_DEVIATION = 8.6;
const BENCH_DEVIATION = 0.4;
/** The bench's minutes fall evenly from the first man to none behind the rotation's last. */
const BENCH_TAIL = 0.2;

/** Marks the five who start: the coach's best, with a balance of positions where he has one. Sets everybody's share of the minutes. */
export function planRotation(performers: readonly Performer[], style: CoachStyle, random: Random): void {
  if (performers.length < FLOOR) throw new RangeError(`A team needs ${FLOOR} players and has ${performers.length}.`);
  const starters = startingFive(performers);
  const depth = Math.min(12, Math.max(6, style.rotation));
  const mean = Math.min(
    36,
    Math.max(22, STARTER_MINUTES + MINUTES_OF_DEPTH * (MEAN_ROTATION - depth) + random.normal(0, DAY_DEVIATION)),
  );
  const minutes = new Map<Performer, number>();
  for (const [place, starter] of starters.entries()) {
    starter.starter = true;
    minutes.set(starter, clamp(mean + (BY_PLACE[place] ?? 0) + random.normal(0, STARTER_DEVIATION), 12, 39));
  }
  const bench = performers.filter((performer) => !performer.starter);
  const weights = bench.map((_, place) => {
    const weight = Math.max(0, 1 - place / (depth - FLOOR + BENCH_TAIL));
    return weight * Math.max(0.1, random.normal(1, BENCH_DEVIATION));
  });
  const benchWeight = sum(weights);
  const left = Math.max(0, FLOOR * GAME_MINUTES - sum([...minutes.values()]));
  for (const [place, performer] of bench.entries()) {
    minutes.set(performer, benchWeight > 0 ? (left * (weights[place] ?? 0)) / benchWeight : 0);
  }
  const shares = sharesOf(performers.map((performer) => minutes.get(performer) ?? 0));
  for (const [place, performer] of performers.entries()) performer.share = shares[place] ?? 0;
}

/** Shares of the game that add up to the five places; what is above the most one can play goes to the others of the rotation by the room they have. */
function sharesOf(minutes: readonly number[]): number[] {
  const total = sum(minutes);
  const shares = minutes.map((own) => (FLOOR * own) / total);
  const over = sum(shares.map((share) => Math.max(0, share - MOST_SHARE)));
  const room = sum(shares.map((share) => (share > 0 ? Math.max(0, MOST_SHARE - share) : 0)));
  return shares.map((share) =>
    share >= MOST_SHARE || share === 0 || over === 0
      ? Math.min(share, MOST_SHARE)
      : share + (over * (MOST_SHARE - share)) / room,
  );
}

function startingFive(performers: readonly Performer[]): Performer[] {
  const five: Performer[] = [];
  const counts = { G: 0, F: 0, C: 0 };
  for (const performer of performers) {
    const { position } = performer.player;
    if (five.length === FLOOR || counts[position] >= MOST_STARTERS[position]) continue;
    counts[position] += 1;
    five.push(performer);
  }
  for (const performer of performers) if (five.length < FLOOR && !five.includes(performer)) five.push(performer);
  return five;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
