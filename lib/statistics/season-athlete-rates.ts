/** Rates of an athlete over his games of a season, from sums: of his counts, and of his team's and its opponents' in the same games. */
import type { AthleteTotals } from "#lib/basketball/season-totals.ts";
import { offensiveReboundShare, usage } from "./floor-shares.ts";
import { computeDefensiveRating, computeOffensiveRating } from "./individual-rating.ts";
import type { LeagueLevel } from "./league-averages.ts";
import { porpag, porpagLevel } from "./porpag.ts";
import { ratio, roundTo } from "./ratio.ts";
import { effectiveFieldGoalPct, freeThrowRate, trueShootingPct } from "./team-rates.ts";
import { computeWinShares, type WinShares } from "./win-shares.ts";

export interface SeasonAthleteRates {
  usage: number | null;
  offensiveRating: number | null;
  defensiveRating: number | null;
  netRating: number | null;
  porpag: number | null;
  winShares: WinShares;
  effectiveFieldGoalPct: number | null;
  trueShootingPct: number | null;
  assistsTurnoverRatio: number | null;
  freeThrowRate: number | null;
  offensiveReboundPct: number | null;
}

/** The sums that rates are computed from: those of the games with a whole box score. */
export type AthleteSums = Pick<
  AthleteTotals,
  "own" | "team" | "opponent" | "boxMinutes" | "gameMinutes" | "possessions" | "opponentPossessions"
>;

const NO_WIN_SHARES: WinShares = { offensive: null, defensive: null, total: null, per40: null };

/**
 * All rates of an athlete's season. Percentages are 0 to 100 with one decimal, true shooting too; ratings one decimal, assists per turnover two, win shares one and per 40
 * minutes three. A game below 8 minutes, whose own usage and ratings say nothing, counts here like any other. Null on a zero base; without a league, null where one is needed.
 *
 * @param league the season's level (league-averages.ts); null when no game of it is known
 */
export function computeSeasonAthleteRates(sums: AthleteSums, league: LeagueLevel | null): SeasonAthleteRates {
  const { own, team, opponent, boxMinutes: minutes, gameMinutes, possessions, opponentPossessions } = sums;
  const time = { minutes, gameMinutes };
  const input = { athlete: own, minutes, team, opponent, possessions, gameMinutes };
  const offense = gameMinutes === 0 ? null : computeOffensiveRating(input);
  const offensiveRating = offense?.rating ?? null;
  const defensiveRating = gameMinutes === 0 ? null : (computeDefensiveRating(input)?.rating ?? null);
  const used = usage(own, team, time);
  const shared = { minutes, gameMinutes, possessions, opponentPossessions };
  const shares = league && computeWinShares({ ...shared, offense, defensiveRating }, league);
  const perTurnover = ratio(own.assists, own.turnovers);
  return {
    usage: used,
    offensiveRating,
    defensiveRating,
    netRating:
      offensiveRating === null || defensiveRating === null ? null : roundTo(offensiveRating - defensiveRating, 1),
    porpag: league && porpag({ offensiveRating, usage: used, ...time }, porpagLevel(league)),
    winShares: shares === null ? NO_WIN_SHARES : winSharesOf(shares),
    effectiveFieldGoalPct: effectiveFieldGoalPct(own),
    trueShootingPct: trueShootingPct(own),
    assistsTurnoverRatio: perTurnover === null ? null : roundTo(perTurnover, 2),
    freeThrowRate: freeThrowRate(own),
    offensiveReboundPct: offensiveReboundShare(own, team, opponent, time),
  };
}

function winSharesOf({ offensive, defensive, total, per40 }: WinShares): WinShares {
  return { offensive, defensive, total, per40 };
}
