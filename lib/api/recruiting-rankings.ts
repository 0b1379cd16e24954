/** Rankings of teams' classes of recruits as records. */
import { seasonAfterYear } from "#lib/basketball/season.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { recruitingRankings } from "#lib/records/recruiting-endpoints.ts";
import type { TeamRecruitingRanking } from "#lib/records/recruiting-records.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectRecruitingRankings } from "#lib/store/recruiting-rankings.ts";
import { selectTeamIdsByName } from "#lib/store/teams.ts";
import { conferenceFilter } from "./conference-filter.ts";
import { inParts, type Listing } from "./listing.ts";
import { conferencesByTeam } from "./teams.ts";

export async function listRecruitingRankings(
  db: Database,
  { year, team, conference }: ValuesOf<typeof recruitingRankings>,
): Promise<Listing> {
  const teamIds = team === undefined ? undefined : await selectTeamIdsByName(db, team);
  const isWanted = await conferenceFilter(db, conference);
  const byYear = [...Map.groupBy(await selectRecruitingRankings(db, { year, teamIds }), (row) => row.year)];
  return {
    batches: () =>
      inParts(byYear, 1, async ([part]) => {
        const [classYear = 0, rows = []] = part ?? [];
        const conferences = await conferencesByTeam(db, seasonAfterYear(classYear));
        return rows
          .filter((row) => isWanted(conferences.get(row.teamId)))
          .map((row) =>
            JSON.stringify({
              teamId: row.teamId,
              team: row.team,
              conference: conferences.get(row.teamId)?.abbreviation ?? null,
              year: row.year,
              ranking: row.ranking,
              rating: row.rating,
            } satisfies TeamRecruitingRanking),
          );
      }),
  };
}
