/** Stints: athletes' continuous times on the floor. */
import type { Database } from "./connection.ts";

export interface StintFilter {
  gameIds: readonly number[];
  teamIds?: readonly number[] | undefined;
  athleteId?: number | undefined;
}

/** Stints of games with the athletes' names and positions: by game id, then their order in the game. */
export function selectStints(db: Database, filter: StintFilter) {
  let query = db
    .selectFrom("stint")
    .innerJoin("athlete", "athlete.id", "stint.athleteId")
    .selectAll("stint")
    .select(["athlete.name as athlete", "athlete.position as athletePosition"])
    .where("stint.gameId", "in", [...filter.gameIds])
    .orderBy("stint.gameId")
    .orderBy("stint.position");
  if (filter.teamIds) query = query.where("stint.teamId", "in", [...filter.teamIds]);
  if (filter.athleteId !== undefined) query = query.where("stint.athleteId", "=", filter.athleteId);
  return query.execute();
}

export type StintRow = Awaited<ReturnType<typeof selectStints>>[number];
