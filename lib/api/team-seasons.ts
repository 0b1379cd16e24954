/** Season statistics of teams as records. */
import { seasonLabel } from "#lib/basketball/season.ts";
import type { TeamTotals } from "#lib/basketball/season-totals.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { teamSeasonStats } from "#lib/records/team-season-endpoints.ts";
import type { TeamSeasonStats, TeamSeasonUnitStats } from "#lib/records/team-season-records.ts";
import { roundTo } from "#lib/statistics/ratio.ts";
import { computeSeasonUnit, seasonPace } from "#lib/statistics/season-team-rates.ts";
import { reboundCounts, shootingLines } from "#lib/statistics/shooting-lines.ts";
import type { Database } from "#lib/store/connection.ts";
import { inParts, type Listing } from "./listing.ts";
import { findSeasonTeams } from "./season-teams.ts";
import { readTeamTotals, seasonsWithGames } from "./season-totals.ts";

export async function listTeamSeasons(db: Database, values: ValuesOf<typeof teamSeasonStats>): Promise<Listing> {
  const seasons = values.season === undefined ? await seasonsWithGames(db, values) : [values.season];
  return {
    batches: () =>
      inParts(seasons, 1, async ([season]) => (season === undefined ? [] : readSeason(db, season, values))),
  };
}

async function readSeason(db: Database, season: number, values: ValuesOf<typeof teamSeasonStats>): Promise<string[]> {
  const teams = await findSeasonTeams(db, season, values);
  const narrowed = values.team !== undefined || values.conference !== undefined;
  const totals = await readTeamTotals(db, season, values, narrowed ? teams.map(({ id }) => id) : undefined);
  return teams.flatMap(({ id, school, conference }) => {
    const own = totals.get(id);
    if (own === undefined) return [];
    const team = { season, teamId: id, team: school, conference: conference?.abbreviation ?? null };
    return [JSON.stringify(teamSeasonRecord(team, own))];
  });
}

function teamSeasonRecord(
  { season, ...team }: Pick<TeamSeasonStats, "season" | "teamId" | "team" | "conference">,
  totals: TeamTotals,
): TeamSeasonStats {
  return {
    season,
    seasonLabel: seasonLabel(season),
    ...team,
    games: totals.games,
    wins: totals.wins,
    losses: totals.losses,
    totalMinutes: roundTo(totals.minutes, 1),
    pace: seasonPace(totals),
    teamStats: unitRecord(totals, "team"),
    opponentStats: unitRecord(totals, "opponent"),
  };
}

function unitRecord(totals: TeamTotals, of: "team" | "opponent"): TeamSeasonUnitStats {
  const { box, trueShooting, rating, fourFactors } = computeSeasonUnit(totals, of);
  return {
    possessions: box.possessions,
    assists: box.assists,
    steals: box.steals,
    blocks: box.blocks,
    trueShooting,
    rating,
    ...shootingLines(box),
    rebounds: reboundCounts(box),
    turnovers: { total: box.turnovers, teamTotal: box.teamTurnovers },
    fouls: { total: box.fouls, technical: box.technicalFouls, flagrant: box.flagrantFouls },
    points: {
      total: box.points,
      inPaint: box.pointsInPaint,
      offTurnovers: box.pointsOffTurnovers,
      fastBreak: box.fastBreakPoints,
    },
    fourFactors: {
      effectiveFieldGoalPct: fourFactors.effectiveFieldGoalPct,
      turnoverRatio: fourFactors.turnoverRatio,
      offensiveReboundPct: fourFactors.offensiveReboundPct,
      freeThrowRate: fourFactors.freeThrowRate,
    },
  };
}
