/** Sums of a season as they are asked for: the stored ones of a whole season, or those of a part of it, summed from its games here and now. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { SeasonType } from "#lib/basketball/enums.ts";
import { COUNTED_SEASON_TYPES } from "#lib/basketball/season.ts";
import type { AthleteTotals, TeamTotals } from "#lib/basketball/season-totals.ts";
import type { SeasonGame } from "#lib/basketball/tally.ts";
import { sumAthletes, sumTeam } from "#lib/statistics/sum-season.ts";
import type { Database } from "#lib/store/connection.ts";
import {
  groupByTeam,
  type SeasonGameRow,
  seasonGamesOf,
  selectGameSeasons,
  selectSeasonGames,
} from "#lib/store/game-tallies.ts";
import { selectAthleteTotals, selectSummedSeasons, selectTeamTotals } from "#lib/store/season-totals.ts";

/** The part of a season that is asked for; without any of these its final games but exhibitions. */
export interface SeasonPart {
  seasonType?: SeasonType | undefined;
  startDateRange?: string | undefined;
  endDateRange?: string | undefined;
  /** Only games played before this day, US Eastern. */
  asOf?: string | undefined;
}

/** Seasons that can have games of the part, the latest first. */
export function seasonsWithGames(db: Database, part: SeasonPart): Promise<number[]> {
  return isWholeSeason(part) ? selectSummedSeasons(db) : selectGameSeasons(db);
}

/** Sums of the teams that have a game in the part, by team id ascending; of `teamIds` alone where they are given. */
export async function readTeamTotals(
  db: Database,
  season: number,
  part: SeasonPart,
  teamIds?: readonly number[],
): Promise<Map<number, TeamTotals>> {
  if (isWholeSeason(part)) return selectTeamTotals(db, season, teamIds);
  return sumByTeam(await readGames(db, season, part, teamIds), sumTeam);
}

/** Sums of the athletes of teams, by team id; a team's by athlete id. */
export async function readAthleteTotals(
  db: Database,
  season: number,
  part: SeasonPart,
  teamIds: readonly number[],
): Promise<Map<number, AthleteTotals[]>> {
  if (isWholeSeason(part)) return selectAthleteTotals(db, season, teamIds);
  return sumByTeam(await readGames(db, season, part, teamIds), sumAthletes);
}

/** Team by team: all of a season take a second or more, in which other requests get their turn. */
async function sumByTeam<Sums>(
  games: ReadonlyMap<number, readonly SeasonGameRow[]>,
  sum: (games: readonly SeasonGame[]) => Sums,
): Promise<Map<number, Sums>> {
  const sums = new Map<number, Sums>();
  for (const [teamId, rows] of games) {
    sums.set(teamId, sum(seasonGamesOf(teamId, rows)));
    await nextTurn();
  }
  return sums;
}

function isWholeSeason({ seasonType, startDateRange, endDateRange, asOf }: SeasonPart): boolean {
  return [seasonType, startDateRange, endDateRange, asOf].every((limit) => limit === undefined);
}

/** Games of the part by team: of every team that is asked for and has one, ids ascending. */
async function readGames(
  db: Database,
  season: number,
  { seasonType, startDateRange, endDateRange, asOf }: SeasonPart,
  teamIds?: readonly number[],
): Promise<Map<number, SeasonGameRow[]>> {
  const rows = await selectSeasonGames(db, {
    season,
    seasonTypes: seasonType === undefined ? COUNTED_SEASON_TYPES : [seasonType],
    teamIds,
    startFrom: startDateRange,
    startTo: endDateRange,
    before: asOf,
  });
  const wanted = teamIds && new Set(teamIds);
  const byTeam = [...groupByTeam(rows)].filter(([teamId]) => wanted?.has(teamId) ?? true);
  return new Map(byTeam.sort(([a], [b]) => a - b));
}
