/** Recruits and the schools they come from. */
import { type Insertable, sql } from "kysely";
import type { Database } from "./connection.ts";
import type { RecruitTable } from "./recruiting-tables.ts";
import { equalsInAnyCase } from "./text-match.ts";

/** What a listing of a year asks for. A key that is undefined does not narrow; an empty list of ids matches nothing. */
export interface RecruitFilter {
  year: number;
  /** Teams committed to. */
  teamIds?: readonly number[] | undefined;
  position?: string | undefined;
}

/** Years with recruits, latest first. */
export async function selectRecruitYears(db: Database): Promise<number[]> {
  const rows = await db.selectFrom("recruit").select("year").distinct().orderBy("year", "desc").execute();
  return rows.map((row) => row.year);
}

/** Recruits a filter means, with the names of school and team: by ranking (those without one last), then id. */
export async function selectRecruits(db: Database, { year, teamIds, position }: RecruitFilter) {
  if (teamIds?.length === 0) return [];
  let query = db
    .selectFrom("recruit")
    .leftJoin("recruitingSchool", "recruitingSchool.id", "recruit.schoolId")
    .leftJoin("team", "team.id", "recruit.teamId")
    .select(["recruit.id", "recruit.year", "recruit.name", "recruit.position", "recruit.schoolId", "recruit.hometown"])
    .select(["recruit.heightInches", "recruit.weightPounds", "recruit.stars", "recruit.rating", "recruit.ranking"])
    .select(["recruit.teamId", "recruit.athleteIds", "recruitingSchool.name as school", "team.school as team"])
    .where("recruit.year", "=", year)
    .orderBy(sql`case when recruit.ranking is null then 1 else 0 end`)
    .orderBy("recruit.ranking")
    .orderBy("recruit.id");
  if (teamIds !== undefined) query = query.where("recruit.teamId", "in", [...teamIds]);
  if (position !== undefined) query = query.where((eb) => equalsInAnyCase(eb.ref("recruit.position"), position));
  return query.execute();
}

export type RecruitRow = Awaited<ReturnType<typeof selectRecruits>>[number];

/** Ids of the recruits of a year with a name, ascending. */
export async function selectRecruitIdsByName(db: Database, year: number, nameKey: string): Promise<number[]> {
  const rows = await db
    .selectFrom("recruit")
    .select("id")
    .where("year", "=", year)
    .where("nameKey", "=", nameKey)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Writes a recruit, unless a better source has told of him. */
export async function upsertRecruit(db: Database, row: Insertable<RecruitTable>): Promise<void> {
  const { id: _id, ...stated } = row;
  await db
    .insertInto("recruit")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(stated).where("recruit.authority", "<=", stated.authority),
    )
    .execute();
}

/** Ids of the schools with a name, ascending. */
export async function selectRecruitingSchoolIdsByName(db: Database, nameKey: string): Promise<number[]> {
  const rows = await db
    .selectFrom("recruitingSchool")
    .select("id")
    .where("nameKey", "=", nameKey)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Writes a school; one that is known keeps its name. */
export async function insertRecruitingSchool(db: Database, id: number, name: string, nameKey: string): Promise<void> {
  await db
    .insertInto("recruitingSchool")
    .values({ id, name, nameKey })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
