/** Tables of ratings: derived from the results of a season's games, and as exact as they were computed; whoever serves them rounds. */

/**
 * A team's ratings at the end of a season, or after its last game so far, with what they were computed from. Teams without a game that counts have
 * no row (rating-games.ts says which count).
 */
export interface SeasonRatingTable {
  season: number;
  teamId: number;
  /** Games that counted. */
  games: number;
  /** Points better than the mean team: average margin plus strength of schedule. */
  srs: number;
  averageMargin: number;
  strengthOfSchedule: number;
  /** Smallest id among the teams that games connect with this one: ratings of different pools cannot be compared. */
  pool: number;
  elo: number;
  /** Games with known possessions; without one everything that follows is null. */
  measuredGames: number;
  /** Points per 100 possessions against the mean team; possessions per 40 minutes. */
  adjustedOffense: number | null;
  adjustedDefense: number | null;
  adjustedNet: number | null;
  adjustedPace: number | null;
  /** As they were, and the mean of the opponents' adjusted ones. */
  rawOffense: number | null;
  rawDefense: number | null;
  rawPace: number | null;
  opponentOffense: number | null;
  opponentDefense: number | null;
  /** Among all teams of the season. */
  offenseRank: number | null;
  defenseRank: number | null;
  netRank: number | null;
}

/** What a game did to the Elo ratings of its teams. */
export interface GameEloTable {
  gameId: number;
  season: number;
  homeBefore: number;
  awayBefore: number;
  homeAfter: number;
  awayAfter: number;
}

/** Seasons whose ratings must be computed again. */
export interface StaleRatingTable {
  season: number;
}
