/**
 * Probability that the home team wins, from the score, the time left, who has the ball, and what was expected of the game before it.
 *
 * The margin at the end is taken to be normal (Hal Stern, "A Brownian Motion Model for the Progress of Sports Scores", Journal of the American
 * Statistical Association 89, 1994), with what basketball adds: leads are drawn back towards a tie (Gabel and Redner, "Random Walk Picture of Basketball Scoring", Journal
 * of Quantitative Analysis in Sports 8, 2012), a possession is worth something, and the last minute is wilder than its length, because the team behind
 * fouls. Margins are whole numbers, and a tie goes to overtimes of five minutes until there is none.
 */
import type { Side } from "#lib/basketball/enums.ts";
import { normalCdf } from "./normal-distribution.ts";
import { WIN_PROBABILITY_FIT } from "./win-probability-fit.ts";

export interface WinProbabilityParameters {
  /** Points by which margins of 40 minutes would spread if nothing drew leads back. */
  deviation: number;
  /** Strength of the draw: over 40 minutes a lead of 1 comes down to exp(-pull). */
  pull: number;
  /** Points by which margins spread besides, at the very end. */
  lateDeviation: number;
  /** Seconds before the end from which on that falls to 0. */
  lateSeconds: number;
  /** Points that having the ball is worth, against nobody having it. */
  ball: number;
}

export interface GameMoment {
  /** Home points less away points. */
  margin: number;
  /** Seconds left in regulation, all periods to come included; in an overtime, those left in it. */
  secondsLeft: number;
  /** Who has the ball; null when nobody does, or nobody knows. */
  possession: Side | null;
}

const REGULATION_SECONDS = 2400;
const OVERTIME_SECONDS = 300;
/** With less time left than this many seconds a possession is worth less, as a shot takes time. Too rare in the data to be fitted. */
const BALL_SECONDS = 5;

/**
 * Home win probability, 0 to 1: 0 or 1 when no time is left, unless the score is level.
 *
 * Both sides swapped (margin, possession and expected margin) it is the other team's: the two add up to 1.
 *
 * @param expectedMargin home points above away points expected before the game, home advantage included: 0 - the spread, or from predict-margin.ts
 */
export function homeWinProbability(
  moment: GameMoment,
  expectedMargin: number,
  parameters: WinProbabilityParameters = WIN_PROBABILITY_FIT.parameters,
): number {
  const { win, tie } = outcomes(moment, expectedMargin, parameters);
  return tie === 0 ? win : win + tie * overtimeWinProbability(expectedMargin, parameters);
}

/** Home win probability before the game: 7 points expected are 0.75. */
export function pregameWinProbability(
  expectedMargin: number,
  parameters: WinProbabilityParameters = WIN_PROBABILITY_FIT.parameters,
): number {
  return homeWinProbability(
    { margin: 0, secondsLeft: REGULATION_SECONDS, possession: null },
    expectedMargin,
    parameters,
  );
}

/** Mean and deviation of the margin at the end of regulation, or of the overtime under way. */
export function marginToCome(
  { margin, secondsLeft, possession }: GameMoment,
  expectedMargin: number,
  { deviation, pull, lateDeviation, lateSeconds, ball }: WinProbabilityParameters,
): { mean: number; deviation: number } {
  const left = secondsLeft / REGULATION_SECONDS;
  const kept = Math.exp(-pull * left);
  const shareToCome = (1 - kept) / (1 - Math.exp(-pull));
  const side = possession === null ? 0 : possession === "home" ? 1 : -1;
  const late = lateDeviation ** 2 * (1 - Math.exp(-secondsLeft / lateSeconds));
  return {
    mean: margin * kept + expectedMargin * shareToCome + side * ball * (1 - Math.exp(-secondsLeft / BALL_SECONDS)),
    deviation: Math.sqrt((deviation ** 2 * (1 - kept ** 2)) / (2 * pull) + late),
  };
}

/** Probability that the clock runs out on a home lead, and on a level score. A lead is one of more than half a point. */
function outcomes(moment: GameMoment, expectedMargin: number, parameters: WinProbabilityParameters) {
  if (moment.secondsLeft <= 0) return { win: moment.margin > 0 ? 1 : 0, tie: moment.margin === 0 ? 1 : 0 };
  const { mean, deviation } = marginToCome(moment, expectedMargin, parameters);
  const win = normalCdf((mean - 0.5) / deviation);
  const loss = normalCdf((-mean - 0.5) / deviation);
  return { win, tie: 1 - win - loss };
}

/** Probability of winning in overtime, however many it takes. */
function overtimeWinProbability(expectedMargin: number, parameters: WinProbabilityParameters): number {
  const tip: GameMoment = { margin: 0, secondsLeft: OVERTIME_SECONDS, possession: null };
  const { win, tie } = outcomes(tip, expectedMargin, parameters);
  return win / (1 - tie);
}
