/** Rows of teams, athletes, venues and conferences: reading them for matching, writing what a feed states. */
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database } from "./connection.ts";
import type { AthleteTable, ConferenceTable, TeamTable, VenueTable } from "./tables.ts";

export type TeamRow = Selectable<TeamTable>;
export type AthleteRow = Selectable<AthleteTable>;
export type VenueRow = Selectable<VenueTable>;
export type ConferenceRow = Selectable<ConferenceTable>;

export interface EntityTables {
  team: TeamTable;
  athlete: AthleteTable;
  venue: VenueTable;
  conference: ConferenceTable;
}
export type EntityTable = keyof EntityTables;

/** The row of an entity; null when there is none. */
export async function selectEntity<T extends EntityTable>(
  db: Database,
  table: T,
  id: number,
): Promise<Selectable<EntityTables[T]> | null> {
  const row = await db
    .selectFrom(table as EntityTable)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  // The table name decides the row type; Kysely cannot follow that through a type parameter.
  return (row as Selectable<EntityTables[T]> | undefined) ?? null;
}

/** Rows with a name key, by id. */
export async function selectEntitiesByName<T extends EntityTable>(
  db: Database,
  table: T,
  nameKeys: readonly string[],
): Promise<Selectable<EntityTables[T]>[]> {
  const rows = await db
    .selectFrom(table as EntityTable)
    .selectAll()
    .where("nameKey", "in", [...nameKeys])
    .orderBy("id")
    .execute();
  return rows as unknown as Selectable<EntityTables[T]>[];
}

/** Every conference, by id: there are a few dozen. */
export function selectAllConferences(db: Database): Promise<ConferenceRow[]> {
  return db.selectFrom("conference").selectAll().orderBy("id").execute();
}

export async function insertEntity<T extends EntityTable>(
  db: Database,
  table: T,
  row: Insertable<EntityTables[T]>,
): Promise<void> {
  await db
    .insertInto(table as EntityTable)
    .values(row as Insertable<EntityTables[EntityTable]>)
    .execute();
}

export async function updateEntity<T extends EntityTable>(
  db: Database,
  table: T,
  id: number,
  changes: Updateable<EntityTables[T]>,
): Promise<void> {
  await db
    .updateTable(table as EntityTable)
    .set(changes as Updateable<EntityTables[EntityTable]>)
    .where("id", "=", id)
    .execute();
}

/** The athletes a team has had, with the seasons they span, by athlete id. */
export function selectRosterAthletes(db: Database, teamId: number) {
  return db
    .selectFrom("roster")
    .innerJoin("athlete", "athlete.id", "roster.athleteId")
    .select(["athlete.id", "athlete.nameKey", "roster.startSeason", "roster.endSeason"])
    .where("roster.teamId", "=", teamId)
    .orderBy("athlete.id")
    .execute();
}

/** The latest season an athlete is on a roster in; null when he is on none. */
export async function selectLastRosterSeason(db: Database, athleteId: number): Promise<number | null> {
  const row = await db
    .selectFrom("roster")
    .select("endSeason")
    .where("athleteId", "=", athleteId)
    .orderBy("endSeason", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.endSeason ?? null;
}

/** Puts an athlete on a roster, or widens his seasons there. */
export async function upsertRoster(
  db: Database,
  teamId: number,
  athleteId: number,
  startSeason: number,
  endSeason: number,
): Promise<void> {
  await db
    .insertInto("roster")
    .values({ teamId, athleteId, startSeason, endSeason })
    .onConflict((conflict) => conflict.columns(["teamId", "athleteId"]).doUpdateSet({ startSeason, endSeason }))
    .execute();
}
