/** Lines and polls of the fictional league, as rows. */
import type { Insertable } from "kysely";
import type { Database } from "#lib/store/connection.ts";
import type { GameLineTable } from "#lib/store/line-tables.ts";
import type { PollEntryTable, PollTable } from "#lib/store/poll-tables.ts";

const ALDER = 71;
const TERN = 72;

const line = (gameId: number, position: number, providerId: number, said: Partial<Insertable<GameLineTable>>) => ({
  gameId,
  season: 2026,
  position,
  providerId,
  spread: null,
  overUnder: null,
  homeMoneyline: null,
  awayMoneyline: null,
  spreadOpen: null,
  overUnderOpen: null,
  history: null,
  ...said,
});

/** Two providers on the first game, a pick'em on the third. */
export async function insertLines(db: Database): Promise<void> {
  await db
    .insertInto("lineProvider")
    .values([
      { id: ALDER, name: "Alder Book", nameKey: "alder book" },
      { id: TERN, name: "Tern", nameKey: "tern" },
    ])
    .execute();
  await db
    .insertInto("gameLine")
    .values([
      line(1, 1, TERN, { spread: -7, overUnder: 140.5 }),
      line(1, 0, ALDER, { spread: -6.5, homeMoneyline: -280, awayMoneyline: 225, spreadOpen: -5, overUnderOpen: 139 }),
      line(3, 0, TERN, { spread: 0 }),
    ])
    .execute();
}

interface PollRows extends Partial<Insertable<PollTable>> {
  id: number;
  week: number;
  entries: [teamId: number, rank: number | null, points: number | null, firstPlaceVotes: number | null][];
}

/** A week of a poll of season 2026 as ESPN states it, changed by what is said. */
export async function insertPoll(db: Database, { entries, ...said }: PollRows): Promise<void> {
  const poll: Insertable<PollTable> = {
    source: "espn",
    authority: 50,
    poll: "ap",
    season: 2026,
    seasonType: "regular",
    date: null,
    ...said,
  };
  const rows = entries.map(
    ([teamId, rank, points, firstPlaceVotes]): Insertable<PollEntryTable> => ({
      pollId: said.id,
      teamId,
      rank,
      points,
      firstPlaceVotes,
    }),
  );
  await db.insertInto("poll").values(poll).execute();
  await db.insertInto("pollEntry").values(rows).execute();
}

/** Two weeks of the first poll, one of the second, a final one, one of the season before, and a week that a lesser source states otherwise. */
export async function insertPolls(db: Database): Promise<void> {
  await insertPoll(db, {
    id: 1,
    week: 1,
    date: "2025-10-20T16:00:00.000Z",
    entries: [
      [1, null, 30, null],
      [2, 1, 90, 3],
      [4, 2, 75, 0],
      [3, null, 41, 0],
    ],
  });
  await insertPoll(db, {
    id: 2,
    week: 2,
    date: "2026-01-19T17:00:00.000Z",
    entries: [
      [3, 2, 80, null],
      [1, 1, 88, 3],
      [2, 2, 80, null],
    ],
  });
  const coaches = { poll: "coaches", week: 1, date: null } as const;
  await insertPoll(db, { ...coaches, id: 3, entries: [[3, 1, 60, 2]] });
  await insertPoll(db, { ...coaches, id: 4, source: "ncaa", authority: 20, entries: [[4, 1, 60, 2]] });
  await insertPoll(db, {
    id: 5,
    week: 1,
    seasonType: "postseason",
    date: "2026-04-07T15:00:00.000Z",
    entries: [[1, 1, 90, 3]],
  });
  await insertPoll(db, { id: 6, week: 1, season: 2025, date: "2024-10-14T16:00:00.000Z", entries: [[2, 1, 90, 3]] });
}
