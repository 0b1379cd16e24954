/** Recruits, transfers and a draft of the small league of fictional-league.ts, as rows. */
import type { Database } from "#lib/store/connection.ts";

/** Two classes with one recruit each, two transfers of one spring, and a draft of two picks. */
export async function insertRecruitingAndDraft(db: Database): Promise<void> {
  await db.insertInto("recruitingSchool").values({ id: 1, name: "Lakeside High", nameKey: "lakeside high" }).execute();
  const recruit = {
    authority: 1,
    type: null,
    position: "G",
    schoolId: 1,
    hometown: null,
    heightInches: 75,
    weightPounds: null,
    stars: 4,
    rating: 0.94,
    ranking: 41,
    athleteIds: "{}",
  } as const;
  await db
    .insertInto("recruit")
    .values([
      { ...recruit, id: 1, year: 2025, name: "Jonah Reyes", nameKey: "jonah reyes", teamId: 1 },
      { ...recruit, id: 2, year: 2026, name: "Ivo Marsh", nameKey: "ivo marsh", teamId: null },
    ])
    .execute();
  await db
    .insertInto("recruitingRanking")
    .values({ year: 2025, teamId: 1, authority: 1, ranking: 7, rating: 91.4 })
    .execute();
  const transfer = {
    authority: 1,
    year: 2025,
    position: "F",
    eligibility: null,
    yearsRemaining: null,
    stars: null,
    rating: null,
    athleteIds: "{}",
  } as const;
  const farrow = { firstName: "Abe", lastName: "Farrow", nameKey: "abe farrow" };
  const moss = { firstName: "Ty", lastName: "Moss", nameKey: "ty moss" };
  await db
    .insertInto("transfer")
    .values([
      { ...transfer, ...farrow, id: 1, originTeamId: 1, destinationTeamId: 2 },
      { ...transfer, ...moss, id: 2, originTeamId: 3, destinationTeamId: null },
    ])
    .execute();
  const team = { location: "Quarry City", name: "Herons", displayName: "Quarry City Herons", abbreviation: "QCH" };
  await db
    .insertInto("draftTeam")
    .values({ ...team, id: 4, authority: 1 })
    .execute();
  const pick = {
    year: 2025,
    authority: 1,
    round: 1,
    draftTeamId: 4,
    heightInches: 79,
    weightPounds: 214,
    overallRank: null,
    positionRank: null,
    sourceTeamId: null,
    sourceTeamLeague: null,
    athleteIds: "{}",
  } as const;
  const elsewhere = { collegeTeamId: null, sourceTeamLocation: "Porto Velho", sourceTeamName: "Norte" };
  const college = { collegeTeamId: 1, sourceTeamLocation: null, sourceTeamName: null };
  await db
    .insertInto("draftPick")
    .values([
      { ...pick, ...college, overall: 1, pick: 1, name: "Cy Brandt", position: "C" },
      { ...pick, ...elsewhere, overall: 2, pick: 2, name: "Léo Prado", position: "G" },
    ])
    .execute();
}
