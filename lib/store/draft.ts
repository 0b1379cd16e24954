/** Teams and picks of the professional draft. */
import type { Insertable } from "kysely";
import type { Database } from "./connection.ts";
import type { DraftPickTable, DraftTeamTable } from "./draft-tables.ts";
import { equalsInAnyCase } from "./text-match.ts";

/** Every team that drafts, by display name, then id. */
export function selectDraftTeams(db: Database) {
  return db
    .selectFrom("draftTeam")
    .select(["id", "location", "name", "displayName", "abbreviation"])
    .orderBy("displayName")
    .orderBy("id")
    .execute();
}

/** Ids of the draft teams with a display name, ascending. */
export async function selectDraftTeamIdsByName(db: Database, displayName: string): Promise<number[]> {
  const rows = await db
    .selectFrom("draftTeam")
    .select("id")
    .where((eb) => equalsInAnyCase(eb.ref("displayName"), displayName))
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Positions of the players picked, each once, ascending. */
export async function selectDraftPositions(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("draftPick")
    .select("position")
    .where("position", "is not", null)
    .distinct()
    .orderBy("position")
    .execute();
  return rows.flatMap(({ position }) => (position === null ? [] : [position]));
}

/** What a listing of picks asks for. A key that is undefined does not narrow. */
export interface DraftPickFilter {
  year?: number | undefined;
  /** Nickname of the team that picks. */
  draftTeam?: string | undefined;
  /** Location of the team the player comes from. */
  sourceTeam?: string | undefined;
  position?: string | undefined;
}

/**
 * Picks a filter means: by year descending, then overall. Where the source has no words of its own for the team a player comes from, those of the
 * college stand in: the school is its location, the mascot its name.
 */
export function selectDraftPicks(db: Database, filter: DraftPickFilter) {
  const { year, draftTeam, sourceTeam, position } = filter;
  let query = db
    .selectFrom("draftPick")
    .innerJoin("draftTeam", "draftTeam.id", "draftPick.draftTeamId")
    .leftJoin("team", "team.id", "draftPick.collegeTeamId")
    .select(["draftPick.year", "draftPick.overall", "draftPick.round", "draftPick.pick"])
    .select(["draftPick.draftTeamId", "draftTeam.displayName as draftTeam", "draftPick.name", "draftPick.position"])
    .select(["draftPick.heightInches", "draftPick.weightPounds", "draftPick.overallRank", "draftPick.positionRank"])
    .select(["draftPick.collegeTeamId", "draftPick.sourceTeamId", "draftPick.sourceTeamLeague"])
    .select((eb) => [
      eb.fn.coalesce("draftPick.sourceTeamLocation", "team.school").as("sourceTeamLocation"),
      eb.fn.coalesce("draftPick.sourceTeamName", "team.mascot").as("sourceTeamName"),
    ])
    .select("draftPick.athleteIds")
    .orderBy("draftPick.year", "desc")
    .orderBy("draftPick.overall");
  if (year !== undefined) query = query.where("draftPick.year", "=", year);
  if (draftTeam !== undefined) query = query.where((eb) => equalsInAnyCase(eb.ref("draftTeam.name"), draftTeam));
  if (sourceTeam !== undefined) {
    query = query.where((eb) =>
      equalsInAnyCase(eb.fn.coalesce("draftPick.sourceTeamLocation", "team.school"), sourceTeam),
    );
  }
  if (position !== undefined) query = query.where((eb) => equalsInAnyCase(eb.ref("draftPick.position"), position));
  return query.execute();
}

export type DraftPickRow = Awaited<ReturnType<typeof selectDraftPicks>>[number];

/** Writes a draft team, unless a better source has told of it. */
export async function upsertDraftTeam(db: Database, row: Insertable<DraftTeamTable>): Promise<void> {
  const { id: _id, ...stated } = row;
  await db
    .insertInto("draftTeam")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(stated).where("draftTeam.authority", "<=", stated.authority),
    )
    .execute();
}

/** Writes a pick, unless a better source has told of it. */
export async function upsertDraftPick(db: Database, row: Insertable<DraftPickTable>): Promise<void> {
  const { year: _year, overall: _overall, ...stated } = row;
  await db
    .insertInto("draftPick")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["year", "overall"]).doUpdateSet(stated).where("draftPick.authority", "<=", stated.authority),
    )
    .execute();
}
