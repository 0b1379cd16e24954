/** Sums of a season by team and athlete: of all its final games but exhibitions. */
import type { AthleteTotals, TeamTotals } from "#lib/basketball/season-totals.ts";
import type { Database } from "./connection.ts";

/** A team's sums, and its athletes'. */
export interface TeamSeason {
  teamId: number;
  team: TeamTotals;
  /** By athlete id. */
  athletes: AthleteTotals[];
}

/** Seasons with sums, the latest first. */
export async function selectSummedSeasons(db: Database): Promise<number[]> {
  const rows = await db.selectFrom("seasonTeam").select("season").distinct().orderBy("season", "desc").execute();
  return rows.map((row) => row.season);
}

/** Sums of teams by team id, of all of the season's without `teamIds`. */
export async function selectTeamTotals(
  db: Database,
  season: number,
  teamIds?: readonly number[],
): Promise<Map<number, TeamTotals>> {
  if (teamIds?.length === 0) return new Map();
  let query = db.selectFrom("seasonTeam").select(["teamId", "totals"]).where("season", "=", season);
  if (teamIds !== undefined) query = query.where("teamId", "in", teamIds);
  const rows = await query.orderBy("teamId").execute();
  return new Map(rows.map(({ teamId, totals }): [number, TeamTotals] => [teamId, JSON.parse(totals)]));
}

/** Sums of the athletes of teams, by team id; a team's by athlete id. */
export async function selectAthleteTotals(
  db: Database,
  season: number,
  teamIds: readonly number[],
): Promise<Map<number, AthleteTotals[]>> {
  if (teamIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("seasonAthlete")
    .select(["teamId", "totals"])
    .where("season", "=", season)
    .where("teamId", "in", teamIds)
    .orderBy("teamId")
    .orderBy("athleteId")
    .execute();
  const byTeam = new Map<number, AthleteTotals[]>();
  for (const { teamId, totals } of rows) {
    const athletes = byTeam.get(teamId) ?? [];
    athletes.push(JSON.parse(totals));
    byTeam.set(teamId, athletes);
  }
  return byTeam;
}

/** Puts a team's sums in place of what was there; a team without games has none left. Says whether anything differs. */
export async function replaceTeamSeason(
  db: Database,
  season: number,
  { teamId, team, athletes }: TeamSeason,
): Promise<boolean> {
  const rows = athletes.map((totals) => ({
    season,
    teamId,
    athleteId: totals.athleteId,
    totals: JSON.stringify(totals),
  }));
  const totals = team.games === 0 ? null : JSON.stringify(team);
  const before = await db
    .selectFrom("seasonTeam")
    .select("totals")
    .where("season", "=", season)
    .where("teamId", "=", teamId)
    .executeTakeFirst();
  const athletesBefore = await db
    .selectFrom("seasonAthlete")
    .select(["athleteId", "totals"])
    .where("season", "=", season)
    .where("teamId", "=", teamId)
    .orderBy("athleteId")
    .execute();
  const same = (before?.totals ?? null) === totals && sameAthletes(athletesBefore, rows);
  if (same) return false;
  for (const table of ["seasonTeam", "seasonAthlete"] as const) {
    await db.deleteFrom(table).where("season", "=", season).where("teamId", "=", teamId).execute();
  }
  if (totals !== null) await db.insertInto("seasonTeam").values({ season, teamId, totals }).execute();
  if (rows.length > 0) await db.insertInto("seasonAthlete").values(rows).execute();
  return true;
}

interface AthleteRow {
  athleteId: number;
  totals: string;
}

function sameAthletes(before: readonly AthleteRow[], after: readonly AthleteRow[]): boolean {
  return (
    before.length === after.length &&
    before.every((row, place) => row.athleteId === after[place]?.athleteId && row.totals === after[place]?.totals)
  );
}
