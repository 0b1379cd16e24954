/** How long a game has lasted, in game minutes: what pace and shares of minutes are stated for. */
import { elapsedSeconds, gameMinutes, parseClock, periodFormat } from "#lib/basketball/clock.ts";
import { roundTo } from "#lib/statistics/ratio.ts";
import type { MergedGame } from "./merge-game.ts";

/**
 * Minutes of a game that is over: 40, and 5 more for every overtime. Of one in progress those played so far, to a tenth: up to the latest play where
 * its plays are whole, for the box score is counted up to there, else by the feed's clock.
 *
 * @param periods how many periods have points; null when unknown, and the length of a game that is over with it
 */
export function minutesPlayed(game: MergedGame, periods: number | null): number | null {
  const format = periodFormat(game.league);
  if (game.status !== "in_progress") return gameMinutes(format, periods);
  const latest = game.playsWhole ? game.plays?.fact.plays?.at(-1) : undefined;
  const period = latest?.period ?? game.period;
  const secondsRemaining = latest?.secondsRemaining ?? parseClock(game.clock ?? "");
  if (period === null || secondsRemaining === null) return null;
  return roundTo(elapsedSeconds(format, period, secondsRemaining) / 60, 1);
}
