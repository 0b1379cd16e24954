/** Names that a game's derived rows show. */
import type { Database } from "./connection.ts";

export function selectTeamNames(db: Database, ids: readonly number[]) {
  return db
    .selectFrom("team")
    .select(["id", "school"])
    .where("id", "in", [...ids])
    .execute();
}

export async function selectAthleteNames(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; name: string; position: string | null }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("athlete")
    .select(["id", "name", "position"])
    .where("id", "in", [...ids])
    .execute();
}

/** The conference a team belonged to in a season; null when none is known. A season has at most one (ingest/memberships.ts). */
export async function selectConferenceOf(
  db: Database,
  teamId: number,
  season: number,
): Promise<{ id: number; abbreviation: string | null } | null> {
  const row = await db
    .selectFrom("membership")
    .innerJoin("conference", "conference.id", "membership.conferenceId")
    .select(["conference.id", "conference.abbreviation"])
    .where("membership.teamId", "=", teamId)
    .where("membership.startSeason", "<=", season)
    .where((eb) => eb.or([eb("membership.endSeason", "is", null), eb("membership.endSeason", ">=", season)]))
    .executeTakeFirst();
  return row ?? null;
}
