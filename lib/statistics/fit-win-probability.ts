/** The parameters of the win probability, from games whose end is known. */
import { elapsedSeconds, type PeriodFormat, secondsBeforePeriod } from "#lib/basketball/clock.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import { minimise } from "./nelder-mead.ts";
import { normalCdf } from "./normal-distribution.ts";
import { possessionAfterPlays } from "./possession-after.ts";
import { type GameMoment, homeWinProbability, marginToCome, type WinProbabilityParameters } from "./win-probability.ts";

/** A game to learn from. */
export interface KnownGame {
  /** The day of the game. */
  date: string;
  /** Home points above away points expected before it. */
  expectedMargin: number;
  /** Home points less away points at the end of regulation. */
  regulationMargin: number;
  homeWon: boolean;
  /** The game at fixed times of regulation. */
  moments: readonly GameMoment[];
}

/** Weight of how well margins are foretold beside who wins: it pins down what few games' winners cannot. Least error on days left out (of 0, 0.2 and 1). */
const MARGIN_SHARE = 0.2;
/** No probability is held to be smaller: one wrong line of play-by-play may not decide the fit. */
const LEAST = 1e-6;

/** Seconds left at which games are looked at: every minute, and every six seconds of the last two minutes. */
export const LOOK_TIMES: readonly number[] = [
  ...Array.from({ length: 38 }, (_none, minute) => 2400 - 60 * minute),
  ...Array.from({ length: 20 }, (_none, look) => 120 - 6 * look),
];

/**
 * The game at each of the look times: the score and possession after the last play with so much time left or more.
 *
 * @param plays of the whole game, in order
 */
export function momentsOfGame(plays: readonly PlayFact[], format: PeriodFormat): GameMoment[] {
  const regulation = secondsBeforePeriod(format, format.regulationPeriods + 1);
  const possessions = possessionAfterPlays(plays);
  const moments: GameMoment[] = [];
  let next = 0;
  let now: Omit<GameMoment, "secondsLeft"> = { margin: 0, possession: null };
  for (const secondsLeft of LOOK_TIMES) {
    for (let play = plays[next]; play !== undefined; play = plays[next]) {
      const left = regulation - elapsedSeconds(format, play.period, play.secondsRemaining);
      if (play.period > format.regulationPeriods || left < secondsLeft) break;
      now = { margin: play.homeScore - play.awayScore, possession: possessions[next] ?? null };
      next += 1;
    }
    moments.push({ ...now, secondsLeft });
  }
  return moments;
}

/**
 * Parameters under which what happened was likeliest: the mean log likelihood of the winner over all moments, plus a fifth of that of the margin
 * at the end of regulation.
 */
export function fitWinProbability(
  games: readonly KnownGame[],
  start: WinProbabilityParameters,
): WinProbabilityParameters {
  // Logarithms keep positive what must be; possession may be worth anything.
  const toParameters = ([deviation = 0, pull = 0, lateDeviation = 0, lateSeconds = 0, ball = 0]: number[]) => ({
    deviation: Math.exp(deviation),
    pull: Math.exp(pull),
    lateDeviation: Math.exp(lateDeviation),
    lateSeconds: Math.exp(lateSeconds),
    ball,
  });
  const { deviation, pull, lateDeviation, lateSeconds, ball } = start;
  const point = [...[deviation, pull, lateDeviation, lateSeconds].map(Math.log), ball];
  const found = minimise((trial) => surprise(games, toParameters(trial)), point, [0.2, 0.2, 0.2, 0.2, 0.1], {
    tolerance: 1e-7,
  });
  return toParameters(found);
}

/** How unlikely what happened was under some parameters: less is better. */
function surprise(games: readonly KnownGame[], parameters: WinProbabilityParameters): number {
  let sum = 0;
  let count = 0;
  for (const { expectedMargin, regulationMargin, homeWon, moments } of games) {
    for (const moment of moments) {
      const home = homeWinProbability(moment, expectedMargin, parameters);
      const { mean, deviation } = marginToCome(moment, expectedMargin, parameters);
      const margin =
        normalCdf((regulationMargin + 0.5 - mean) / deviation) - normalCdf((regulationMargin - 0.5 - mean) / deviation);
      sum -= Math.log(Math.max(LEAST, homeWon ? home : 1 - home)) + MARGIN_SHARE * Math.log(Math.max(LEAST, margin));
      count += 1;
    }
  }
  return sum / count;
}
