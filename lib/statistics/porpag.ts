/**
 * PORPAG: points over replacement per adjusted game, what an athlete's offense brings in a game of average pace beyond what the last man of a bench would.
 *
 * (ORtg - replacement) * usage * share of minutes * possessions of a game. Published in January 2009 by KJ and Spartan Dan (spartansweblog.wordpress.com/2009/01/20/more-porpag,
 * later theonlycolors.com) with a replacement level of 88 and 65 possessions, and kept up by Bart Torvik (barttorvik.com/porpagatu.html), who notes that both should follow the
 * game. They do here. In that season Division I averaged 102.1 points per 100 possessions and 65.6 possessions (the mean of Torvik's 344 teams), so 88 was 86.2 % of the
 * average and 65 was the average: replacement is 86.2 % of the season's own points per 100 possessions, and a game has the season's own pace.
 */
import type { LeagueLevel } from "./league-averages.ts";
import { roundTo } from "./ratio.ts";

/** What 88 was of the season's average when it was chosen. */
const REPLACEMENT_SHARE = 88 / 102.1;

/** What an athlete is measured against. */
export interface PorpagLevel {
  /** Points per 100 possessions of a replacement. */
  replacementRating: number;
  /** Possessions of a team in a game. */
  possessions: number;
}

/** An athlete's season. Rating and usage (0 to 100) are null where they cannot be told. */
export interface PorpagInput {
  offensiveRating: number | null;
  usage: number | null;
  minutes: number;
  /** Minutes of the games he played in. */
  gameMinutes: number;
}

/** The level of a season. A league of 1.07 points a possession and pace 69: a replacement makes 92.2 points per 100, and a game has 69 possessions. */
export function porpagLevel({ pointsPerPossession, pace }: LeagueLevel): PorpagLevel {
  return { replacementRating: REPLACEMENT_SHARE * 100 * pointsPerPossession, possessions: pace };
}

/**
 * Points over replacement per game, one decimal; null where rating, usage or minutes are unknown or 0 minutes were played.
 *
 * Published in 2012 with 88 and 62 (theonlycolors.com/2012/3/5/2846036): 128.7 at 19.1 % of the possessions in 90.1 % of the minutes is
 * (128.7 - 88) / 100 * 62 * 0.191 * 0.901 = 4.34, so 4.3.
 */
export function porpag(
  { offensiveRating, usage, minutes, gameMinutes }: PorpagInput,
  { replacementRating, possessions }: PorpagLevel,
): number | null {
  if (offensiveRating === null || usage === null || minutes === 0 || gameMinutes === 0) return null;
  const perPossession = (offensiveRating - replacementRating) / 100;
  return roundTo(perPossession * possessions * (usage / 100) * (minutes / gameMinutes), 1);
}
