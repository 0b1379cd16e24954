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

export async function selectConferenceNames(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; abbreviation: string | null }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("conference")
    .select(["id", "abbreviation"])
    .where("id", "in", [...ids])
    .execute();
}
