/** What a season's games are like, for what players are measured against. */
import { type LeagueAverages, leagueAveragesOf, REGULATION_MINUTES } from "#lib/statistics/league-averages.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectLeagueSums } from "#lib/store/rating-games.ts";

/** The level of a season from the games that ratings count, all or those before a day (US Eastern); null when none of them has known possessions. */
export async function readLeagueLevel(
  db: Database,
  season: number,
  asOf: string | undefined,
): Promise<LeagueAverages | null> {
  const { games, points, possessions, timedGames, minutes } = await selectLeagueSums(db, season, asOf);
  const untimed = REGULATION_MINUTES * (games - timedGames);
  return leagueAveragesOf({ teamGames: 2 * games, points, possessions, minutes: 2 * (minutes + untimed) });
}
