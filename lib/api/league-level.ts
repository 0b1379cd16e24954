/** What a season's games are like, for what players are measured against. */
import { computeLeagueAverages, type LeagueLevel } from "#lib/statistics/league-averages.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectRatingGames } from "#lib/store/rating-games.ts";

/** The level of a season from the games that ratings count, all or those before a day (US Eastern); null when none of them has known possessions. */
export async function readLeagueLevel(
  db: Database,
  season: number,
  asOf: string | undefined,
): Promise<LeagueLevel | null> {
  return computeLeagueAverages(await selectRatingGames(db, season, asOf));
}
