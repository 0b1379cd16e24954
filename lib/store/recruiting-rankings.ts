/** How teams' classes of recruits rank. */
import type { Insertable } from "kysely";
import type { Database } from "./connection.ts";
import type { RecruitingRankingTable } from "./recruiting-tables.ts";

export interface RecruitingRankingFilter {
  year?: number | undefined;
  teamIds?: readonly number[] | undefined;
}

/** Rankings a filter means, with the names of the teams: by year descending, ranking, then team id. */
export async function selectRecruitingRankings(db: Database, { year, teamIds }: RecruitingRankingFilter) {
  if (teamIds?.length === 0) return [];
  let query = db
    .selectFrom("recruitingRanking")
    .innerJoin("team", "team.id", "recruitingRanking.teamId")
    .select(["recruitingRanking.teamId", "team.school as team", "recruitingRanking.year"])
    .select(["recruitingRanking.ranking", "recruitingRanking.rating"])
    .orderBy("recruitingRanking.year", "desc")
    .orderBy("recruitingRanking.ranking")
    .orderBy("recruitingRanking.teamId");
  if (year !== undefined) query = query.where("recruitingRanking.year", "=", year);
  if (teamIds !== undefined) query = query.where("recruitingRanking.teamId", "in", [...teamIds]);
  return query.execute();
}

/** Writes a team's ranking of a year, unless a better source has told of it. */
export async function upsertRecruitingRanking(db: Database, row: Insertable<RecruitingRankingTable>): Promise<void> {
  const { year: _year, teamId: _team, ...stated } = row;
  await db
    .insertInto("recruitingRanking")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["year", "teamId"])
        .doUpdateSet(stated)
        .where("recruitingRanking.authority", "<=", stated.authority),
    )
    .execute();
}
