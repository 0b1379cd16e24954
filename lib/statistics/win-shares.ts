/**
 * Win shares: how many of a team's wins an athlete brought, by offense and by defense.
 *
 * The frame is Sports-Reference's for college games since 2009-10 (sports-reference.com/cbb/about/ws.html), on Dean Oliver's points produced and individual defensive
 * rating. What it calls the league's is the season's own (league-averages.ts). A team of average players wins half of its games: each side of the floor brings an
 * eighth of its points above the replacement level (7/8 of the average on offense, 9/8 on defense), and half the points of a game are a win, so a quarter of a win
 * comes from either side in every game.
 */
import type { LeagueLevel } from "./league-averages.ts";
import { ratio, roundTo } from "./ratio.ts";

/** Points a possession of offense must bring before it counts, as a share of the league's. */
const OFFENSE_REPLACEMENT = 0.875;
/** Points a possession of defense may cost before it no longer counts, as a share of the league's. */
const DEFENSE_REPLACEMENT = 1.125;
/** Points that are worth a win, as a share of what a team scores in a game. */
const POINTS_PER_WIN_SHARE = 0.5;
const REGULATION_MINUTES = 40;
const PLAYERS_ON_FLOOR = 5;

/** An athlete's games: sums over them of his numbers, his team's and the opponents'. */
export interface WinShareInput {
  minutes: number;
  gameMinutes: number;
  /** Possessions of his team and of its opponents in these games. */
  possessions: number;
  opponentPossessions: number;
  /** Points he produced and possessions he was charged with (individual-rating.ts); null where they cannot be told. */
  offense: { pointsProduced: number; possessions: number } | null;
  /** Points allowed per 100 possessions; null where it cannot be told. */
  defensiveRating: number | null;
}

export interface WinShares {
  offensive: number | null;
  defensive: number | null;
  /** The sum of both, as they are served. */
  total: number | null;
  /** Per 40 minutes of his. */
  per40: number | null;
}

export interface WinShareParts extends WinShares {
  /** Points produced above replacement level. */
  marginalOffense: number | null;
  /** Points saved below replacement level. */
  marginalDefense: number | null;
  pointsPerWin: number;
}

/**
 * Win shares with their intermediates; null without a game minute or a possession to measure. Offensive, defensive and total with one decimal, per 40 minutes three.
 *
 * - points per win = 0.5 * league points a game * (his team's pace / league pace)
 * - offensive = (points produced - 0.875 * league points a possession * possessions) / points per win
 * - defensive = MP / (5 * GM) * opponents' possessions * (1.125 * league points a possession - DRtg / 100) / points per win
 *
 * Worked, in a league of 1 point a possession, 70 points a game and pace 70: 350 points produced on 300 possessions in 800 of 1,000 minutes at that pace, 1,750 possessions of the
 * opponents, DRtg 95: offense (350 - 262.5) / 35 = 2.5, defense 0.16 * 1750 * 0.175 / 35 = 1.4, total 3.9, per 40 minutes 0.195.
 */
export function computeWinShares(input: WinShareInput, league: LeagueLevel): WinShareParts | null {
  const { minutes, gameMinutes, possessions, opponentPossessions, offense, defensiveRating } = input;
  const pace = ratio(REGULATION_MINUTES * (possessions + opponentPossessions), 2 * gameMinutes);
  const pointsPerWin = POINTS_PER_WIN_SHARE * league.pointsPerGame * ((pace ?? 0) / league.pace);
  if (!(pointsPerWin > 0)) return null;
  const marginalOffense =
    offense && offense.pointsProduced - OFFENSE_REPLACEMENT * league.pointsPerPossession * offense.possessions;
  const allowed = DEFENSE_REPLACEMENT * league.pointsPerPossession;
  const faced = (minutes / (PLAYERS_ON_FLOOR * gameMinutes)) * opponentPossessions;
  const marginalDefense = defensiveRating === null ? null : faced * (allowed - defensiveRating / 100);
  const offensive = marginalOffense === null ? null : roundTo(marginalOffense / pointsPerWin, 1);
  const defensive = marginalDefense === null ? null : roundTo(marginalDefense / pointsPerWin, 1);
  const total = offensive === null || defensive === null ? null : roundTo(offensive + defensive, 1);
  const per40 = ratio(total === null ? null : REGULATION_MINUTES * total, minutes);
  return {
    ...{ offensive, defensive, total, per40: per40 === null ? null : roundTo(per40, 3) },
    ...{ marginalOffense, marginalDefense, pointsPerWin },
  };
}
