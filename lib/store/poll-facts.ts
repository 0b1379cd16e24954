/** Polls as sources state them: the write side. */
import type { Insertable } from "kysely";
import type { Database } from "./connection.ts";
import { nextId } from "./identities.ts";
import type { PollEntryTable, PollTable } from "./poll-tables.ts";

export type StatedPoll = Omit<Insertable<PollTable>, "id">;
export type StatedPollEntry = Omit<Insertable<PollEntryTable>, "pollId">;

/** Writes a source's week of a poll in place of its last statement of it. Says whether that changed anything. */
export async function upsertPoll(
  db: Database,
  stated: StatedPoll,
  entries: readonly StatedPollEntry[],
): Promise<boolean> {
  const before = await selectPollOfSource(db, stated);
  const id = before?.id ?? (await nextId(db, "poll"));
  if (before && pollText(before, await selectEntries(db, id)) === pollText(stated, entries)) return false;
  await db.deleteFrom("poll").where("id", "=", id).execute();
  await db.deleteFrom("pollEntry").where("pollId", "=", id).execute();
  await db
    .insertInto("poll")
    .values({ ...stated, id })
    .execute();
  if (entries.length > 0) {
    await db
      .insertInto("pollEntry")
      .values(entries.map((entry) => ({ ...entry, pollId: id })))
      .execute();
  }
  return true;
}

function selectPollOfSource(db: Database, { source, poll, season, seasonType, week }: StatedPoll) {
  return db
    .selectFrom("poll")
    .selectAll()
    .where("source", "=", source)
    .where("poll", "=", poll)
    .where("season", "=", season)
    .where("seasonType", "=", seasonType)
    .where("week", "=", week)
    .executeTakeFirst();
}

function selectEntries(db: Database, pollId: number): Promise<StatedPollEntry[]> {
  return db
    .selectFrom("pollEntry")
    .select(["teamId", "rank", "points", "firstPlaceVotes"])
    .where("pollId", "=", pollId)
    .execute();
}

/** What a statement can change of a poll, as one text. */
function pollText({ authority, date }: StatedPoll, entries: readonly StatedPollEntry[]): string {
  const teams = [...entries].sort((a, b) => a.teamId - b.teamId);
  return JSON.stringify([
    authority,
    date,
    teams.map(({ teamId, rank, points, firstPlaceVotes }) => [teamId, rank, points, firstPlaceVotes]),
  ]);
}
