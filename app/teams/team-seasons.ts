/** Which seasons a team has, for the server. */
import { readOnServer } from "#app/server-reads.ts";
import { seasonsOf } from "#components/games/shown-season.ts";
import { gameDaysQuery } from "#lib/queries/games.ts";
import { createQueryClient } from "#lib/queries/query-client.ts";
import { MAXIMUM_ID, seasonParameter } from "#lib/records/parameters.ts";

/** The id a part of an address stands for; null where it is none. */
export function teamIdOf(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAXIMUM_ID ? Number(text) : null;
}

/** The season a part of an address stands for; null where it is none. */
export function seasonOf(text: string): number | null {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= seasonParameter.maximum ? Number(text) : null;
}

/** Seasons in which a school has games, latest first. */
export async function readTeamSeasons(school: string): Promise<number[]> {
  const days = await readOnServer(createQueryClient(), gameDaysQuery({ team: school }));
  return seasonsOf(days ?? []);
}
