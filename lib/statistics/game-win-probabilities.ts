/** The win probability along a game's plays. */
import { elapsedSeconds, type PeriodFormat, periodSeconds, secondsBeforePeriod } from "#lib/basketball/clock.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import { possessionAfterPlays } from "./possession-after.ts";
import { homeWinProbability, type WinProbabilityParameters } from "./win-probability.ts";

export interface GameCourse {
  format: PeriodFormat;
  /** Home points above away points expected before the game, home advantage included. */
  expectedMargin: number;
  /** Whether the game is over: then it ends at 0 or 1. */
  final: boolean;
}

/** While the game goes on, a horn that sounds may still be followed by free throws: so many seconds are taken to be left at least. */
const LEAST_SECONDS = 1;

/**
 * Home win probability after each play, in their order. Of a game that is over, the plays at the final horn with the final score have 0 or 1.
 *
 * @param plays of the whole game so far, in order
 */
export function winProbabilitiesOfPlays(
  plays: readonly PlayFact[],
  { format, expectedMargin, final }: GameCourse,
  parameters?: WinProbabilityParameters,
): number[] {
  const possessions = possessionAfterPlays(plays);
  const last = plays.at(-1);
  return plays.map((play, place) => {
    const margin = play.homeScore - play.awayScore;
    if (final && last !== undefined && margin !== 0 && (play === last || isAtHorn(play, last)))
      return margin > 0 ? 1 : 0;
    const secondsLeft = Math.max(LEAST_SECONDS, secondsLeftOf(play, format));
    return homeWinProbability(
      { margin, secondsLeft, possession: possessions[place] ?? null },
      expectedMargin,
      parameters,
    );
  });
}

/** Seconds left in regulation, or in the overtime under way. */
function secondsLeftOf({ period, secondsRemaining }: PlayFact, format: PeriodFormat): number {
  if (period > format.regulationPeriods) return secondsRemaining;
  const regulation =
    secondsBeforePeriod(format, format.regulationPeriods) + periodSeconds(format, format.regulationPeriods);
  return regulation - elapsedSeconds(format, period, secondsRemaining);
}

/** No time left, and the score the game ended with. */
function isAtHorn(play: PlayFact, last: PlayFact): boolean {
  return (
    play.period === last.period &&
    play.secondsRemaining === 0 &&
    play.homeScore === last.homeScore &&
    play.awayScore === last.awayScore
  );
}
