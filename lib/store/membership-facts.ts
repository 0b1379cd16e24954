/** A team's conferences over the seasons, as spans: the write side. */
import type { Insertable, Selectable } from "kysely";
import type { Database } from "./connection.ts";
import type { MembershipTable } from "./tables.ts";

export type MembershipRow = Selectable<MembershipTable>;

/** Every span of a team, by start. */
export function selectTeamMemberships(db: Database, teamId: number): Promise<MembershipRow[]> {
  return db
    .selectFrom("membership")
    .selectAll()
    .where("teamId", "=", teamId)
    .orderBy("startSeason")
    .orderBy("conferenceId")
    .execute();
}

/** Puts `spans` in place of all the team has. */
export async function replaceTeamMemberships(
  db: Database,
  teamId: number,
  spans: readonly Insertable<MembershipTable>[],
): Promise<void> {
  await db.deleteFrom("membership").where("teamId", "=", teamId).execute();
  if (spans.length > 0)
    await db
      .insertInto("membership")
      .values([...spans])
      .execute();
}
