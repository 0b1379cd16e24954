/** Which conference a team belongs to in a season: the read side of the spans. */
import type { Database } from "./connection.ts";

export interface SeasonMembership {
  teamId: number;
  conferenceId: number;
}

/**
 * The greatest season any span speaks of; null in a store without memberships. A span that a feed left open lasts at least to the latest
 * season with games.
 */
export async function selectLatestMembershipSeason(db: Database): Promise<number | null> {
  const spans = await db
    .selectFrom("membership")
    .select((eb) => [
      eb.fn.max<number | null>(eb.fn.coalesce("endSeason", "startSeason")).as("season"),
      eb.fn.countAll<number | string>().as("all"),
      eb.fn.count<number | string>("endSeason").as("closed"),
    ])
    .executeTakeFirst();
  const season = spans?.season ?? null;
  if (season === null || Number(spans?.all) === Number(spans?.closed)) return season;
  const games = await db
    .selectFrom("game")
    .select((eb) => eb.fn.max<number | null>("season").as("season"))
    .executeTakeFirst();
  return Math.max(season, games?.season ?? season);
}

/**
 * Each team's conference in `season`, by team id; teams outside every conference are missing. A span without an end, or one that ends with
 * the latest season known, is still open, but nothing is claimed beyond the season after the latest. Where spans of one team overlap, the
 * later start wins, then the greater authority.
 */
export async function selectSeasonMemberships(db: Database, season: number): Promise<SeasonMembership[]> {
  const latest = await selectLatestMembershipSeason(db);
  if (latest === null || season > latest + 1) return [];
  const rows = await db
    .selectFrom("membership")
    .select(["teamId", "conferenceId"])
    .where("startSeason", "<=", season)
    .where((eb) => eb.or([eb("endSeason", "is", null), eb("endSeason", ">=", season), eb("endSeason", ">=", latest)]))
    .orderBy("teamId")
    .orderBy("startSeason", "desc")
    .orderBy("authority", "desc")
    .orderBy("conferenceId")
    .execute();
  return rows.filter((row, place) => row.teamId !== rows[place - 1]?.teamId);
}

/** Each team's conference in the latest season known. */
export async function selectCurrentMemberships(db: Database): Promise<SeasonMembership[]> {
  const latest = await selectLatestMembershipSeason(db);
  return latest === null ? [] : selectSeasonMemberships(db, latest);
}
