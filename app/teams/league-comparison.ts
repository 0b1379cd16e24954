/** A team among all of its season: read whole on the server, sent to the page as a few means and ranks. */
import { type LeagueComparison, leagueComparison } from "#components/team-season/league-comparison.ts";
import { readRecords } from "#lib/api/prefetch.ts";
import { teamLeaderboard } from "#lib/records/leaderboard-endpoints.ts";
import type { TeamStatsLeaderboardRecord } from "#lib/records/leaderboard-records.ts";

const MEMORY_MS = 60_000;
/** Seasons and days that are kept; whoever looks at one team of a season looks at others. */
const MOST_REMEMBERED = 8;
const remembered = new Map<string, { teams: Promise<TeamStatsLeaderboardRecord[]>; until: number }>();

/** Reading every team of a season costs more than all the rest of a page, so they are kept a minute. */
function readLeague(season: number, asOf: string | undefined): Promise<TeamStatsLeaderboardRecord[]> {
  const key = `${season} ${asOf ?? ""}`;
  const known = remembered.get(key);
  if (known !== undefined && known.until > Date.now()) return known.teams;
  const teams = readRecords(teamLeaderboard, { season, asOf });
  remembered.delete(key);
  remembered.set(key, { teams, until: Date.now() + MEMORY_MS });
  for (const oldest of [...remembered.keys()].slice(0, -MOST_REMEMBERED)) remembered.delete(oldest);
  teams.catch(() => remembered.delete(key));
  return teams;
}

/** Null where the league cannot be read: the page then shows its numbers alone. */
export async function readLeagueComparison(
  teamId: number,
  season: number,
  asOf: string | undefined,
): Promise<LeagueComparison | null> {
  try {
    return leagueComparison(await readLeague(season, asOf), teamId);
  } catch {
    return null;
  }
}
