/** What a season's games are like, for what players are measured against. */
import { LRUCache } from "lru-cache";
import { type LeagueAverages, leagueAveragesOf, REGULATION_MINUTES } from "#lib/statistics/league-averages.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectLeagueSums } from "#lib/store/rating-games.ts";
import { selectRevisions } from "#lib/store/revisions.ts";

/** Adding up a league takes longer than all the rest of a team's page, and is the same for each of its teams. */
const LEVELS_REMEMBERED = 100;
const remembered = new WeakMap<Database, LRUCache<string, { level: LeagueAverages | null }>>();

/**
 * The level of a season from the games that ratings count, all or those before a day (US Eastern); null when none of them has known possessions. It is remembered as long as
 * nothing of the season is written.
 */
export async function readLeagueLevel(
  db: Database,
  season: number,
  asOf: string | undefined,
): Promise<LeagueAverages | null> {
  const levels = remembered.get(db) ?? new LRUCache({ max: LEVELS_REMEMBERED });
  remembered.set(db, levels);
  // The revision is read before the games: a write in between is then seen at the next reading, and never missed.
  const [revision] = await selectRevisions(db, [`season:${season}`]);
  const key = `${season} ${revision} ${asOf ?? ""}`;
  const known = levels.get(key);
  if (known) return known.level;
  const level = await computeLevel(db, season, asOf);
  levels.set(key, { level });
  return level;
}

async function computeLevel(db: Database, season: number, asOf: string | undefined): Promise<LeagueAverages | null> {
  const { games, points, possessions, timedGames, minutes } = await selectLeagueSums(db, season, asOf);
  const untimed = REGULATION_MINUTES * (games - timedGames);
  return leagueAveragesOf({ teamGames: 2 * games, points, possessions, minutes: 2 * (minutes + untimed) });
}
