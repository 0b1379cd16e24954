/** Rosters: the athletes of a team from a first to a last season. */
import type { Database } from "./connection.ts";

/** Players whose seasons with one of the teams include `season`: by team, name, id. */
export function selectRosterPlayers(db: Database, season: number, teamIds: readonly number[]) {
  return db
    .selectFrom("roster")
    .innerJoin("athlete", "athlete.id", "roster.athleteId")
    .select(["roster.teamId", "roster.startSeason", "roster.endSeason"])
    .select([
      "athlete.id",
      "athlete.name",
      "athlete.firstName",
      "athlete.lastName",
      "athlete.jersey",
      "athlete.position",
    ])
    .select(["athlete.heightInches", "athlete.weightPounds", "athlete.hometown", "athlete.dateOfBirth"])
    .where("roster.teamId", "in", [...teamIds])
    .where("roster.startSeason", "<=", season)
    .where("roster.endSeason", ">=", season)
    .orderBy("roster.teamId")
    .orderBy("athlete.name")
    .orderBy("athlete.id")
    .execute();
}

export type RosterPlayerRow = Awaited<ReturnType<typeof selectRosterPlayers>>[number];
