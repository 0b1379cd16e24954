/** Rates of an athlete in a game. Percentages are 0 to 100 with one decimal; a zero or unknown base gives null. */
import type { AthleteBoxScore, TeamBoxScore } from "#lib/basketball/game-facts.ts";
import { offensiveReboundShare, usage } from "./floor-shares.ts";
import { computeDefensiveRating, computeOffensiveRating } from "./individual-rating.ts";
import { oneDecimal, ratio, roundTo } from "./ratio.ts";
import { effectiveFieldGoalPct, freeThrowRate, gameScore, trueShootingPct } from "./team-rates.ts";
import { wholeBox } from "./whole-box.ts";

/** Below this many minutes, usage and ratings of one game say nothing. */
const RATING_MINUTES_AT_LEAST = 8;

export interface AthleteRates {
  usage: number | null;
  offensiveRating: number | null;
  defensiveRating: number | null;
  netRating: number | null;
  gameScore: number | null;
  trueShootingPct: number | null;
  effectiveFieldGoalPct: number | null;
  assistsTurnoverRatio: number | null;
  freeThrowRate: number | null;
  offensiveReboundPct: number | null;
}

export interface AthleteRatesInput {
  box: AthleteBoxScore;
  /** Minutes played; from the box score, else from stints. */
  minutes: number | null;
  team: TeamBoxScore;
  opponent: TeamBoxScore;
  possessions: number | null;
  gameMinutes: number | null;
}

/** All rates of an athlete's game. Usage and the three ratings need 8 minutes. */
export function computeAthleteRates(input: AthleteRatesInput): AthleteRates {
  const { box, team, opponent, minutes } = input;
  const ratings = computeRatings(input);
  const enough = minutes !== null && minutes >= RATING_MINUTES_AT_LEAST;
  return {
    usage: enough ? usage(box, team, input) : null,
    ...ratings,
    gameScore: gameScore(box),
    trueShootingPct: trueShootingPct(box),
    effectiveFieldGoalPct: effectiveFieldGoalPct(box),
    assistsTurnoverRatio: oneDecimal(ratio(box.assists, box.turnovers)),
    freeThrowRate: freeThrowRate(box),
    offensiveReboundPct: offensiveReboundShare(box, team, opponent, input),
  };
}

function computeRatings({ box, minutes, team, opponent, possessions, gameMinutes }: AthleteRatesInput) {
  const none = { offensiveRating: null, defensiveRating: null, netRating: null };
  if (minutes === null || gameMinutes === null || possessions === null || minutes < RATING_MINUTES_AT_LEAST)
    return none;
  const [athlete, own, other] = [wholeBox(box), wholeBox(team), wholeBox(opponent)];
  if (!athlete || !own || !other) return none;
  const input = { athlete, minutes, team: own, opponent: other, possessions, gameMinutes };
  const offensive = computeOffensiveRating(input)?.rating ?? null;
  const defensive = computeDefensiveRating(input)?.rating ?? null;
  const net = offensive === null || defensive === null ? null : roundTo(offensive - defensive, 1);
  return { offensiveRating: offensive, defensiveRating: defensive, netRating: net };
}
