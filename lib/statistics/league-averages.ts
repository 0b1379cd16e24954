/**
 * What a league's games are like in a season: points a possession, points a game, pace. Win shares and PORPAG measure players against them, so they are taken from the
 * season itself: a fixed number would make every player of a high-scoring year look good.
 */

/** A finished game of the league. */
export interface LeagueGame {
  homePoints: number;
  awayPoints: number;
  /** Null, unknown, leaves the game out. */
  homePossessions: number | null;
  awayPossessions: number | null;
  /** Null, unknown, counts as 40. */
  minutes: number | null;
}

/** What measures of players compare with. */
export interface LeagueLevel {
  pointsPerPossession: number;
  /** Of a team in a game. */
  pointsPerGame: number;
  /** Possessions of a team per 40 minutes. */
  pace: number;
}

/** Sums over games with known possessions: whole numbers, so that their order does not matter. */
export interface LeagueSums {
  /** Two a game. */
  teamGames: number;
  points: number;
  possessions: number;
  /** Of team-games: a game's count twice. */
  minutes: number;
}

/** The level with the sums it comes from. */
export type LeagueAverages = LeagueLevel & LeagueSums;

/** What a game of unknown length counts as: as many minutes as are played without overtime. */
export const REGULATION_MINUTES = 40;

/** The averages of the games whose possessions are known; null when there are none. */
export function computeLeagueAverages(games: Iterable<LeagueGame>): LeagueAverages | null {
  const sums = { teamGames: 0, points: 0, possessions: 0, minutes: 0 };
  for (const { homePoints, awayPoints, homePossessions, awayPossessions, minutes } of games) {
    if (homePossessions === null || awayPossessions === null) continue;
    sums.teamGames += 2;
    sums.points += homePoints + awayPoints;
    sums.possessions += homePossessions + awayPossessions;
    sums.minutes += 2 * (minutes ?? REGULATION_MINUTES);
  }
  return leagueAveragesOf(sums);
}

/**
 * The averages of sums; null where nothing was summed.
 *
 * 81 points to 74 in 73 and 72 possessions of 40 minutes: 155 / 145 = 1.069 points a possession, 77.5 points a team's game, pace 40 * 145 / 80 = 72.5.
 */
export function leagueAveragesOf(sums: LeagueSums): LeagueAverages | null {
  if (sums.possessions === 0 || sums.minutes === 0) return null;
  return {
    ...sums,
    pointsPerPossession: sums.points / sums.possessions,
    pointsPerGame: sums.points / sums.teamGames,
    pace: (REGULATION_MINUTES * sums.possessions) / sums.minutes,
  };
}
