/** Players who change teams. */
import type { Insertable } from "kysely";
import type { Database } from "./connection.ts";
import type { TransferTable } from "./recruiting-tables.ts";
import { equalsInAnyCase } from "./text-match.ts";

/** What a listing of a year asks for. A key that is undefined does not narrow; an empty list of ids matches nothing. */
export interface TransferFilter {
  year: number;
  originTeamIds?: readonly number[] | undefined;
  destinationTeamIds?: readonly number[] | undefined;
  position?: string | undefined;
}

/** Years with transfers, latest first. */
export async function selectTransferYears(db: Database): Promise<number[]> {
  const rows = await db.selectFrom("transfer").select("year").distinct().orderBy("year", "desc").execute();
  return rows.map((row) => row.year);
}

/** Transfers a filter means, with the names of the teams: by last name, first name, then id. */
export async function selectTransfers(db: Database, filter: TransferFilter) {
  const { year, originTeamIds, destinationTeamIds, position } = filter;
  if (originTeamIds?.length === 0 || destinationTeamIds?.length === 0) return [];
  let query = db
    .selectFrom("transfer")
    .leftJoin("team as origin", "origin.id", "transfer.originTeamId")
    .leftJoin("team as destination", "destination.id", "transfer.destinationTeamId")
    .select(["transfer.id", "transfer.year", "transfer.firstName", "transfer.lastName", "transfer.position"])
    .select(["transfer.originTeamId", "origin.school as originTeam"])
    .select(["transfer.destinationTeamId", "destination.school as destinationTeam"])
    .select(["transfer.eligibility", "transfer.yearsRemaining", "transfer.stars", "transfer.rating"])
    .where("transfer.year", "=", year)
    .orderBy("transfer.lastName")
    .orderBy("transfer.firstName")
    .orderBy("transfer.id");
  if (originTeamIds !== undefined) query = query.where("transfer.originTeamId", "in", [...originTeamIds]);
  if (destinationTeamIds !== undefined)
    query = query.where("transfer.destinationTeamId", "in", [...destinationTeamIds]);
  if (position !== undefined) query = query.where((eb) => equalsInAnyCase(eb.ref("transfer.position"), position));
  return query.execute();
}

export type TransferRow = Awaited<ReturnType<typeof selectTransfers>>[number];

/** Ids of the transfers of a year with a name and an origin, ascending. */
export async function selectTransferIdsByName(
  db: Database,
  year: number,
  nameKey: string,
  originTeamId: number | null,
): Promise<number[]> {
  const rows = await db
    .selectFrom("transfer")
    .select("id")
    .where("year", "=", year)
    .where("nameKey", "=", nameKey)
    .where("originTeamId", originTeamId === null ? "is" : "=", originTeamId)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Writes a transfer, unless a better source has told of it. */
export async function upsertTransfer(db: Database, row: Insertable<TransferTable>): Promise<void> {
  const { id: _id, ...stated } = row;
  await db
    .insertInto("transfer")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(stated).where("transfer.authority", "<=", stated.authority),
    )
    .execute();
}
