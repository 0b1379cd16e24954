/** Sums of a team's season that an overview is made of. */
import { COUNTED_SEASON_TYPES } from "#lib/basketball/season.ts";
import type { AthleteTotals, TeamTotals } from "#lib/basketball/season-totals.ts";
import { sumAthletes, sumTeam } from "#lib/statistics/sum-season.ts";
import type { Database } from "#lib/store/connection.ts";
import { seasonGamesOf, selectSeasonGames } from "#lib/store/game-tallies.ts";
import { selectAthleteTotals, selectTeamTotals } from "#lib/store/season-totals.ts";

export interface OverviewTotals {
  team: TeamTotals;
  /** By athlete id. */
  athletes: AthleteTotals[];
}

/** Which of a team's finished games count. */
export interface CountedGames {
  teamId: number;
  season: number;
  asOf: string | undefined;
  gameIds: ReadonlySet<number>;
  /** Whether others are finished that are no exhibitions, or are not looked at: then the stored sums are not these games'. */
  othersToo: boolean;
}

/** The stored sums where they are those of the games that count, else the sums of these. */
export async function readOverviewTotals(db: Database, counted: CountedGames): Promise<OverviewTotals> {
  const { teamId, season, asOf, gameIds, othersToo } = counted;
  if (!othersToo) {
    const team = (await selectTeamTotals(db, season, [teamId])).get(teamId);
    // Sums that are still behind a change are not waited for.
    if (team?.games === gameIds.size) {
      return { team, athletes: (await selectAthleteTotals(db, season, [teamId])).get(teamId) ?? [] };
    }
  }
  const filter = { season, seasonTypes: COUNTED_SEASON_TYPES, teamIds: [teamId], before: asOf };
  const rows = gameIds.size === 0 ? [] : await selectSeasonGames(db, filter);
  const games = seasonGamesOf(
    teamId,
    rows.filter(({ gameId }) => gameIds.has(gameId)),
  );
  return { team: sumTeam(games), athletes: sumAthletes(games) };
}
