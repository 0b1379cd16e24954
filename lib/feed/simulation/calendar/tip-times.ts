/** When games start on the clock of their venue, as they do in a league that plays many games a day. */
import type { Random } from "#lib/feed/simulation/random.ts";
import { SATURDAY, SUNDAY, weekdayOf } from "./calendar-day.ts";
import type { DraftGame } from "./draft-game.ts";

/** Hours and how often they are chosen; read off the published starts of season 2026, which cluster at the full hours. */
type Choice = readonly [hour: number, weight: number];

const WEEKDAY: readonly Choice[] = [
  [11, 1],
  [12, 0.6],
  [18, 8],
  [18.5, 14],
  [19, 46],
  [19.5, 8],
  [20, 14],
  [20.5, 4],
  [21, 5],
];
const ON_SATURDAY: readonly Choice[] = [
  [11, 3],
  [12, 9],
  [13, 13],
  [13.5, 3],
  [14, 21],
  [15, 9],
  [15.5, 4],
  [16, 12],
  [17, 7],
  [18, 7],
  [19, 7],
  [20, 4],
  [21, 1.5],
  [22, 0.5],
];
const ON_SUNDAY: readonly Choice[] = [
  [12, 10],
  [13, 16],
  [14, 26],
  [15, 14],
  [16, 14],
  [17, 8],
  [18, 5],
  [19, 3],
];
const MINUTES_OF_HOUR = 60;

/** Gives each game without a time one. */
export function chooseTips(games: readonly DraftGame[], random: Random): void {
  for (const game of games) {
    if (game.minutes !== null) continue;
    const weekday = weekdayOf(game.day);
    const choices = weekday === SATURDAY ? ON_SATURDAY : weekday === SUNDAY ? ON_SUNDAY : WEEKDAY;
    const [hour] = choices[random.weighted(choices.map(([, weight]) => weight))] as Choice;
    game.minutes = hour * MINUTES_OF_HOUR;
  }
}

/** Minutes from the first tip of a session to the next in the same arena: a game takes two hours and ten minutes. */
const APART = 150;
/** Last tip in an arena, there and in the east: an event's day ends before the next one starts. */
const LAST_LOCAL = 20.5 * MINUTES_OF_HOUR;
const LAST_EASTERN = 23 * MINUTES_OF_HOUR;
const LATEST_START = 17 * MINUTES_OF_HOUR;
const EARLIEST_START = 11 * MINUTES_OF_HOUR;

/**
 * Tips of one arena's games of a day, minutes after its midnight, half an hour between two games at least.
 *
 * @param behind minutes that the arena's clock is behind the eastern one
 */
export function sessionTips(games: number, behind: number, random: Random): number[] {
  const last = Math.min(LAST_LOCAL, LAST_EASTERN - behind);
  const latest = Math.min(LATEST_START, last - (games - 1) * APART);
  const steps = Math.max(0, Math.floor((latest - EARLIEST_START) / 30));
  const first = Math.min(latest, EARLIEST_START + 30 * random.integer(0, steps));
  const gap = games > 2 ? Math.min(60, last - first - (games - 1) * APART) : 0;
  return Array.from({ length: games }, (_, place) => first + place * APART + (place >= games / 2 ? gap : 0));
}
