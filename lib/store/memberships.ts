/** Which conference a team belongs to in a season: the read side of the spans. */
import type { SelectQueryBuilder } from "kysely";
import type { Database } from "./connection.ts";
import type { Tables } from "./tables.ts";

export interface SeasonMembership {
  teamId: number;
  conferenceId: number;
}

/**
 * The latest season the store knows of, as far as memberships go: the greatest any span speaks of; null in a store without memberships. A span
 * that a feed left open lasts at least to the latest season with games; `gameSeason` is one of a game that may not be written yet.
 */
export async function selectLatestMembershipSeason(db: Database, gameSeason = 0): Promise<number | null> {
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
  const latestGame = await selectLatestGameSeason(db);
  return Math.max(season, latestGame ?? season, gameSeason);
}

/** The latest season with games; null where there are none. */
export async function selectLatestGameSeason(db: Database): Promise<number | null> {
  const games = await db
    .selectFrom("game")
    .select((eb) => eb.fn.max<number | null>("season").as("season"))
    .executeTakeFirst();
  return games?.season ?? null;
}

/** Each team's conference in `season`, by team id; teams outside every conference are missing. */
export async function selectSeasonMemberships(db: Database, season: number): Promise<SeasonMembership[]> {
  return spansOfSeason(await selectLatestMembershipSeason(db), season, db.selectFrom("membership"));
}

/** The conferences of some teams in `season`; teams outside every conference are missing. */
export async function selectTeamMemberships(
  db: Database,
  season: number,
  teamIds: readonly number[],
): Promise<SeasonMembership[]> {
  const spans = db.selectFrom("membership").where("teamId", "in", [...teamIds]);
  return spansOfSeason(await selectLatestMembershipSeason(db), season, spans);
}

/** The conferences of some teams in the season of a game of theirs, which may not be written yet. */
export async function selectGameMemberships(
  db: Database,
  season: number,
  teamIds: readonly number[],
): Promise<SeasonMembership[]> {
  const spans = db.selectFrom("membership").where("teamId", "in", [...teamIds]);
  return spansOfSeason(await selectLatestMembershipSeason(db, season), season, spans);
}

/** Each team's conference in the latest season known. */
export async function selectCurrentMemberships(db: Database): Promise<SeasonMembership[]> {
  const latest = await selectLatestMembershipSeason(db);
  return latest === null ? [] : selectSeasonMemberships(db, latest);
}

type Spans = SelectQueryBuilder<Tables, "membership", Record<never, never>>;

/**
 * The one rule of who belongs where in a season, for listings and games alike. A span without an end, or one that ends with the latest season
 * known, is still open, but nothing is claimed beyond the season after the latest. Where spans of one team overlap, the later start wins, then
 * the greater authority.
 */
async function spansOfSeason(latest: number | null, season: number, spans: Spans): Promise<SeasonMembership[]> {
  if (latest === null || season > latest + 1) return [];
  const rows = await spans
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
