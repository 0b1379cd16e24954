/** Players who change teams. */
import type { Insertable } from "kysely";
import type { Database } from "./connection.ts";
import type { TransferTable } from "./recruiting-tables.ts";
import { equalsInAnyCase } from "./text-match.ts";

/** What a listing asks for. A key that is undefined does not narrow; an empty list of ids matches nothing. */
export interface TransferFilter {
  year?: number | undefined;
  originTeamIds?: readonly number[] | undefined;
  destinationTeamIds?: readonly number[] | undefined;
  position?: string | undefined;
}

/** A transfer's place in the order of the listing, and what decides about its conferences. */
export interface TransferPlace {
  id: number;
  year: number;
  originTeamId: number | null;
  destinationTeamId: number | null;
}

/** Transfers a filter means: by year descending, last name, first name, then id. */
export async function selectTransferPlaces(db: Database, filter: TransferFilter): Promise<TransferPlace[]> {
  const { year, originTeamIds, destinationTeamIds, position } = filter;
  if (originTeamIds?.length === 0 || destinationTeamIds?.length === 0) return [];
  let query = inOrder(db).select([
    "transfer.id",
    "transfer.year",
    "transfer.originTeamId",
    "transfer.destinationTeamId",
  ]);
  if (year !== undefined) query = query.where("transfer.year", "=", year);
  if (originTeamIds !== undefined) query = query.where("transfer.originTeamId", "in", [...originTeamIds]);
  if (destinationTeamIds !== undefined)
    query = query.where("transfer.destinationTeamId", "in", [...destinationTeamIds]);
  if (position !== undefined) query = query.where((eb) => equalsInAnyCase(eb.ref("transfer.position"), position));
  return query.execute();
}

/** Rows of transfers with the names of the teams, in the order of the places. */
export function selectTransfers(db: Database, ids: readonly number[]) {
  return inOrder(db)
    .leftJoin("team as origin", "origin.id", "transfer.originTeamId")
    .leftJoin("team as destination", "destination.id", "transfer.destinationTeamId")
    .select(["transfer.id", "transfer.year", "transfer.firstName", "transfer.lastName", "transfer.position"])
    .select(["transfer.originTeamId", "origin.school as originTeam"])
    .select(["transfer.destinationTeamId", "destination.school as destinationTeam"])
    .select(["transfer.eligibility", "transfer.yearsRemaining", "transfer.stars", "transfer.rating"])
    .where("transfer.id", "in", [...ids])
    .execute();
}

export type TransferRow = Awaited<ReturnType<typeof selectTransfers>>[number];

function inOrder(db: Database) {
  return db
    .selectFrom("transfer")
    .orderBy("transfer.year", "desc")
    .orderBy("transfer.lastName")
    .orderBy("transfer.firstName")
    .orderBy("transfer.id");
}

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
