/** Moneylines that go with a spread. */
import { normalCdf } from "./normal-distribution.ts";

/** Standard deviation of a game's margin around its closing spread, in points: 10.5 to 11 in real seasons. */
const MARGIN_DEVIATION = 11;
/** What the probabilities of both sides add up to above 1: the bookmaker's share. */
const VIG = 0.045;
/** The favourite's price takes at most this share of what is left to certainty; the rest of the vig is in the underdog's, as bookmakers have it. */
const FAVOURITE_SHARE = 0.3;

export interface Moneylines {
  home: number;
  away: number;
}

/**
 * American odds of both sides. The favourite wins with the probability that a normal margin around the spread is above 0; both prices together are
 * 4.5 % dearer than fair. A spread of -6 is 70.7 %: with 3.2 points of vig 73.9 %, which is -283, written -280.
 *
 * @param spread from the home side, negative means the home team is favoured
 */
export function moneylinesOf(spread: number): Moneylines {
  const favourite = normalCdf(Math.abs(spread) / MARGIN_DEVIATION);
  const price = favourite + Math.min(VIG * favourite, FAVOURITE_SHARE * (1 - favourite));
  const own = americanOdds(price);
  const other = americanOdds(1 + VIG - price);
  return spread <= 0 ? { home: own, away: other } : { home: other, away: own };
}

/** Odds of a probability: what must be staked to win 100 (negative), or what 100 win. Even odds are 100; nothing lies between -100 and 100. */
export function americanOdds(probability: number): number {
  const odds = probability >= 0.5 ? (-100 * probability) / (1 - probability) : (100 * (1 - probability)) / probability;
  const step = stepOf(Math.abs(odds));
  const written = Math.round(odds / step) * step;
  return written === -100 ? 100 : written;
}

/** Bookmakers write long odds in coarser steps. */
function stepOf(odds: number): number {
  if (odds < 200) return 5;
  if (odds < 500) return 10;
  return odds < 2000 ? 25 : 100;
}
