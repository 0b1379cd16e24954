/** When games start where few are played a day: one after the other, so that a visitor of a small league finds one on at most hours. */
import type { Random } from "#lib/feed/simulation/random.ts";
import { SATURDAY, SUNDAY, weekdayOf } from "./calendar-day.ts";
import type { DraftGame } from "./draft-game.ts";
import { behindEast } from "./local-time.ts";

const MINUTES_OF_HOUR = 60;
const inMinutes = (hours: readonly number[]) => hours.map((hour) => hour * MINUTES_OF_HOUR);
/** Starts in the east that follow each other about as fast as games end: a school morning first, a western night last. */
const USUAL_STARTS = inMinutes([10.5, 12.5, 14.75, 17, 19, 21, 23, 25]);
/** Starts of a day round the clock, from early morning in the east to eleven at night in the west. */
const MARATHON_STARTS = inMinutes([6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26]);
/** Prime time in the east and in the west: filled before the others. */
const EVENING = inMinutes([19, 21]);
/** A start is taken where another game starts within so many minutes. */
const CLOSE = 60;

/** What a start costs that hardly anybody would choose, and that nobody would. */
const ODD = 25;
const IMPOSSIBLE = 1000;

/** Below it a gain is only what rounding leaves of none, and swapping would never end. */
const LEAST_GAIN = 0.001;

type CostOf = (game: DraftGame, start: number) => number;

/**
 * Gives each game of a day without a time one: first one to each start of the day that no game has, the evening's before the others, then the rest
 * as they like. Who plays when is settled so that the local times are as usual as they can be.
 *
 * @param day number of the day
 * @param taken eastern tips of games that have their time, minutes after midnight
 * @param fameOf what a game is to the public; those above 0 get the better hours
 * @param isMarathon a day with games from early morning to late at night
 */
export function spreadTips(
  day: number,
  games: readonly DraftGame[],
  taken: readonly number[],
  isMarathon: boolean,
  fameOf: (game: DraftGame) => number,
  random: Random,
): void {
  const open = games.filter((game) => game.minutes === null);
  const own = games.flatMap((game) => (game.minutes === null ? [] : [easternOf(game, game.minutes)]));
  const starts = isMarathon ? MARATHON_STARTS : USUAL_STARTS;
  const costOf: CostOf = (game, start) =>
    costOfLocal(day, start - easternOf(game, 0), isMarathon) * (1 + Math.max(0, fameOf(game)));
  const isPossible = (start: number) => open.some((game) => costOf(game, start) < IMPOSSIBLE);
  const free = starts.filter(
    (start) => isPossible(start) && [...own, ...taken].every((other) => Math.abs(other - start) >= CLOSE),
  );
  const wanted = random
    .shuffled(free)
    .sort((one, other) => Number(EVENING.includes(other)) - Number(EVENING.includes(one)))
    .slice(0, open.length);
  const spare = free.filter((start) => !wanted.includes(start));
  while (wanted.length < open.length) wanted.push(random.pick(starts));
  const order = assign(open, wanted, costOf, random);
  for (const [place, game] of open.entries()) {
    const start = order[place] as number;
    const chosen = costOf(game, start) < IMPOSSIBLE ? start : bestStart(game, spare, starts, costOf, random);
    game.minutes = chosen - easternOf(game, 0);
  }
}

/** Eastern minutes of local ones. */
function easternOf(game: DraftGame, minutes: number): number {
  return minutes + behindEast(game.day, game.venue.timeZone);
}

/** Starts in the order of the games: swapped until no swap of two helps. */
function assign(games: readonly DraftGame[], starts: readonly number[], costOf: CostOf, random: Random): number[] {
  const order = random.shuffled(starts);
  for (let improved = true; improved; ) {
    improved = false;
    for (let one = 0; one < games.length; one++) {
      for (let other = one + 1; other < games.length; other++) {
        const [first, second] = [games[one], games[other]] as [DraftGame, DraftGame];
        const [firstStart, secondStart] = [order[one], order[other]] as [number, number];
        const gain =
          costOf(first, firstStart) +
          costOf(second, secondStart) -
          costOf(first, secondStart) -
          costOf(second, firstStart);
        if (gain < LEAST_GAIN) continue;
        order[one] = secondStart;
        order[other] = firstStart;
        improved = true;
      }
    }
  }
  return order;
}

/** A start for a game that cannot have the one that was left for it: one that is free, else the most usual one; free ones are used up. */
function bestStart(
  game: DraftGame,
  spare: number[],
  starts: readonly number[],
  costOf: CostOf,
  random: Random,
): number {
  const cheapest = (list: readonly number[]) =>
    random.shuffled(list).sort((one, other) => costOf(game, one) - costOf(game, other))[0];
  const free = cheapest(spare.filter((start) => costOf(game, start) < IMPOSSIBLE));
  if (free === undefined) return cheapest(starts) as number;
  spare.splice(spare.indexOf(free), 1);
  return free;
}

/** How far a local start is from what a college would choose. */
function costOfLocal(day: number, minutes: number, isMarathon: boolean): number {
  const hour = minutes / MINUTES_OF_HOUR;
  const weekday = weekdayOf(day);
  if (isMarathon) return hour < 5.5 || hour > 23.25 ? IMPOSSIBLE : hour < 10 || hour > 22 ? ODD : 0;
  if (hour < 10 || hour > 22.25) return IMPOSSIBLE;
  if (weekday === SATURDAY) return hour < 11 ? 3 : hour > 20.5 ? 2 : 0;
  if (weekday === SUNDAY) return hour < 11.5 ? 4 : hour > 20 ? 5 : hour > 18 ? 1 : 0;
  if (hour < 12) return 3;
  if (hour < 14) return 5;
  if (hour < 17) return 8;
  if (hour < 18) return 3;
  return hour <= 20.5 ? 0 : hour <= 21.5 ? 1 : 5;
}
