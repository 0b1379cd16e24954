/** Teams with their home arenas. */
import type { Database } from "./connection.ts";
import { equalsInAnyCase } from "./text-match.ts";

/** Every team, by school, then id. */
export function selectTeams(db: Database) {
  return db
    .selectFrom("team")
    .leftJoin("venue", "venue.id", "team.venueId")
    .select(["team.id", "team.school", "team.mascot", "team.abbreviation", "team.displayName", "team.shortDisplayName"])
    .select(["team.primaryColor", "team.secondaryColor", "team.logos", "team.venueId"])
    .select(["venue.name as venue", "venue.city", "venue.state"])
    .orderBy("team.school")
    .orderBy("team.id")
    .execute();
}

export type TeamListRow = Awaited<ReturnType<typeof selectTeams>>[number];

/** Ids and schools of every team, or of those whose school is `name` in any case: by school, then id. */
export function selectTeamNames(db: Database, name?: string): Promise<{ id: number; school: string }[]> {
  let query = db.selectFrom("team").select(["id", "school"]).orderBy("school").orderBy("id");
  if (name !== undefined) query = query.where((eb) => equalsInAnyCase(eb.ref("school"), name));
  return query.execute();
}

/** Ids of the teams whose school is `name` in any case; empty for a name nobody has. */
export async function selectTeamIdsByName(db: Database, name: string): Promise<number[]> {
  const rows = await db
    .selectFrom("team")
    .select("id")
    .where((eb) => equalsInAnyCase(eb.ref("school"), name))
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Who a team is; null for an id nobody has. */
export async function selectTeam(db: Database, id: number): Promise<{ school: string; mascot: string | null } | null> {
  const row = await db.selectFrom("team").select(["school", "mascot"]).where("id", "=", id).executeTakeFirst();
  return row ?? null;
}
