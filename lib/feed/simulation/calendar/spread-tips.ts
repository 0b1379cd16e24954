/** When games start where few are played a day: one after the other, so that a visitor of a small league finds one on at most hours. */
import type { Random } from "#lib/feed/simulation/random.ts";
import { SATURDAY, SUNDAY, weekdayOf } from "./calendar-day.ts";
import type { DraftGame } from "./draft-game.ts";
import { EASTERN, offsetMinutes } from "./local-time.ts";

const MINUTES_OF_HOUR = 60;
/** Starts in the east that follow each other about as fast as games end, in hours: a school morning first, a western night last. */
const USUAL_STARTS = [10.5, 12.5, 14.5, 16.5, 19, 21, 23, 25];
/** Starts of a day round the clock, from early morning in the east to eleven at night in the west. */
const MARATHON_STARTS = [6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26];
/** Between two starts that are no more than this apart, a game is on all the time, or nearly so. */
const CLOSE = 120;

/** What a start costs that hardly anybody would choose. */
const ODD = 25;
const IMPOSSIBLE = 1000;

/**
 * Gives each game of a day without a time one: first one to each start of the day that no game has, the busiest hours of the evening before the
 * others, then the rest as they like. Who plays when is settled so that the local times are as usual as they can be.
 */
export function spreadTips(games: readonly DraftGame[], isMarathon: boolean, random: Random): void {
  const open = games.filter((game) => game.minutes === null);
  const taken = games.flatMap((game) => (game.minutes === null ? [] : [game.minutes + behindEast(game)]));
  const starts = (isMarathon ? MARATHON_STARTS : USUAL_STARTS).map((hour) => hour * MINUTES_OF_HOUR);
  const free = starts.filter((start) => taken.every((other) => Math.abs(other - start) >= CLOSE / 2));
  const wanted = random
    .shuffled(free)
    .sort((one, other) => Number(isEvening(other)) - Number(isEvening(one)))
    .slice(0, open.length);
  while (wanted.length < open.length) wanted.push(random.pick(starts));
  const order = assign(open, wanted, isMarathon, random);
  for (const [place, game] of open.entries()) game.minutes = (order[place] as number) - behindEast(game);
}

/** Prime time in the east and in the west. */
function isEvening(start: number): boolean {
  return start === 19 * MINUTES_OF_HOUR || start === 21 * MINUTES_OF_HOUR;
}

/** Minutes that the venue's clock is behind the eastern one on the day. */
function behindEast(game: DraftGame): number {
  return offsetMinutes(game.day, EASTERN) - offsetMinutes(game.day, game.venue.timeZone);
}

/** Starts in the order of the games: swapped until no swap of two helps. */
function assign(games: readonly DraftGame[], starts: readonly number[], isMarathon: boolean, random: Random): number[] {
  const order = random.shuffled(starts);
  const cost = (game: DraftGame, start: number) => costOf(game, start - behindEast(game), isMarathon);
  for (let improved = true; improved; ) {
    improved = false;
    for (let one = 0; one < games.length; one++) {
      for (let other = one + 1; other < games.length; other++) {
        const [first, second] = [games[one], games[other]] as [DraftGame, DraftGame];
        const [firstStart, secondStart] = [order[one], order[other]] as [number, number];
        const gain =
          cost(first, firstStart) + cost(second, secondStart) - cost(first, secondStart) - cost(second, firstStart);
        if (gain <= 0) continue;
        order[one] = secondStart;
        order[other] = firstStart;
        improved = true;
      }
    }
  }
  return order.map((start, place) => possible(games[place] as DraftGame, start, isMarathon, random));
}

/** The start itself, or the usual hour where it would be in the middle of the night. */
function possible(game: DraftGame, start: number, isMarathon: boolean, random: Random): number {
  const behind = behindEast(game);
  if (costOf(game, start - behind, isMarathon) < IMPOSSIBLE) return start;
  return 19 * MINUTES_OF_HOUR + behind - 30 * random.integer(0, 1);
}

/** How far a local start is from what a college would choose. */
function costOf(game: DraftGame, minutes: number, isMarathon: boolean): number {
  const hour = minutes / MINUTES_OF_HOUR;
  const weekday = weekdayOf(game.day);
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
