/** Summing the seasons of teams, as often as one of their games changes. */
import { COUNTED_SEASON_TYPES } from "#lib/basketball/season.ts";
import { sumAthletes, sumTeam } from "#lib/statistics/sum-season.ts";
import type { Database, Store } from "#lib/store/connection.ts";
import { groupByTeam, seasonGamesOf, selectSeasonGames } from "#lib/store/game-tallies.ts";
import { bumpRevisions } from "#lib/store/revisions.ts";
import { replaceTeamSeason } from "#lib/store/season-totals.ts";
import { deleteStaleSeasonTeams, selectStaleSeasonTeams } from "#lib/store/stale-season-teams.ts";
import { lockWrites } from "#lib/store/write-lock.ts";

/** Teams a transaction sums: readers see whole teams, and writers wait no longer than for these. */
const BATCH = 32;

/**
 * Works off the team-seasons whose sums are stale, some at a time, each time in one transaction; what is left when `signal` aborts waits for the next import. A team's season is
 * always summed from all of its games in one order, so it has the same bits whatever came first. Returns how many were summed.
 */
export async function sumStaleSeasons(store: Store, signal?: AbortSignal): Promise<number> {
  let summed = 0;
  while (!signal?.aborted) {
    const done = await store.db.transaction().execute(async (transaction) => {
      await lockWrites(transaction, store.engine);
      return sumNextTeams(transaction);
    });
    if (done === 0) break;
    summed += done;
  }
  return summed;
}

async function sumNextTeams(db: Database): Promise<number> {
  const stale = await selectStaleSeasonTeams(db, BATCH);
  for (const [season, teams] of Map.groupBy(stale, (team) => team.season)) {
    const teamIds = teams.map(({ teamId }) => teamId);
    const games = groupByTeam(await selectSeasonGames(db, { season, seasonTypes: COUNTED_SEASON_TYPES, teamIds }));
    let changed = false;
    for (const teamId of teamIds) {
      const own = seasonGamesOf(teamId, games.get(teamId) ?? []);
      const totals = { teamId, team: sumTeam(own), athletes: sumAthletes(own) };
      if (await replaceTeamSeason(db, season, totals)) changed = true;
    }
    if (changed) await bumpRevisions(db, [`season:${season}`, `numbers:${season}`]);
    await deleteStaleSeasonTeams(db, season, teamIds);
  }
  return stale.length;
}
