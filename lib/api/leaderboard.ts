/** Teams' seasons side by side as records. */
import type { TeamSums, TeamTotals } from "#lib/basketball/season-totals.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { teamLeaderboard } from "#lib/records/leaderboard-endpoints.ts";
import type {
  TeamStatsLeaderboardRecord,
  TeamStatsLeaderboardShotProfile,
  TeamStatsLeaderboardUnitStats,
} from "#lib/records/leaderboard-records.ts";
import { oneDecimal, ratio } from "#lib/statistics/ratio.ts";
import { computeShotProfile, type ShotProfile, type ShotRates } from "#lib/statistics/shot-profile.ts";
import {
  effectiveFieldGoalPct,
  freeThrowRate,
  offensiveReboundPct,
  pace,
  rating,
  trueShootingPct,
  turnoverRatio,
} from "#lib/statistics/team-rates.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectSummedSeasons } from "#lib/store/season-totals.ts";
import { type Efficiency, efficiencyRecord, readEfficiencies } from "./efficiencies.ts";
import { inParts, type Listing } from "./listing.ts";
import { findSeasonTeams, type SeasonTeam } from "./season-teams.ts";
import { readTeamTotals } from "./season-totals.ts";

type Values = ValuesOf<typeof teamLeaderboard>;

/** One season at a time, so that the memory does not grow with their number. */
export async function listTeamLeaderboard(db: Database, values: Values): Promise<Listing> {
  const seasons = values.season === undefined ? await selectSummedSeasons(db) : [values.season];
  return {
    batches: () =>
      inParts(seasons, 1, async ([season]) => (season === undefined ? [] : readSeason(db, season, values))),
  };
}

async function readSeason(db: Database, season: number, values: Values): Promise<string[]> {
  const { team, conference, seasonType, startDateRange, endDateRange, asOf } = values;
  const teams = await findSeasonTeams(db, season, values);
  if (teams.length === 0) return [];
  const narrowed = team !== undefined || conference !== undefined;
  const totals = await readTeamTotals(db, season, values, narrowed ? teams.map(({ id }) => id) : undefined);
  const wholeUntilAsOf = seasonType === undefined && startDateRange === undefined && endDateRange === undefined;
  const efficiencies = wholeUntilAsOf ? await readEfficiencies(db, season, asOf) : new Map<number, Efficiency>();
  const rankOf = ({ id }: SeasonTeam) => efficiencies.get(id)?.ranks.net ?? Number.POSITIVE_INFINITY;
  return (
    teams
      .filter(({ id }) => totals.has(id))
      // `teams` are by name, then id, and sorting keeps the order of equals; two without a rank are equals too.
      .sort((one, other) => compareNumbers(rankOf(one), rankOf(other)))
      .flatMap((found) => {
        const sums = totals.get(found.id);
        return sums === undefined
          ? []
          : [JSON.stringify(leaderboardRecord(season, found, sums, efficiencies.get(found.id)))];
      })
  );
}

function leaderboardRecord(
  season: number,
  { id, school, conference }: SeasonTeam,
  totals: TeamTotals,
  efficiency: Efficiency | undefined,
): TeamStatsLeaderboardRecord {
  const { team, opponent } = totals;
  const profile = computeShotProfile(totals.shots);
  return {
    season,
    teamId: id,
    team: school,
    conference: { id: conference?.id ?? null, abbreviation: conference?.abbreviation ?? null },
    record: { games: totals.games, wins: totals.wins, losses: totals.losses },
    summary: {
      totalMinutes: totals.minutes,
      trackedShots: profile.tracked,
      pace: pace(team.possessions, opponent.possessions, totals.boxMinutes),
      rawNetRating: netRating(team, opponent),
    },
    teamStats: unitStats(team, opponent),
    opponentStats: unitStats(opponent, team),
    shotProfile: shotProfileRecord(profile),
    adjustedEfficiency: efficiency === undefined ? null : efficiencyRecord(efficiency),
  };
}

/** Of the ratings as they are, not rounded. */
function netRating(team: TeamSums, opponent: TeamSums): number | null {
  const own = ratio(100 * team.points, team.possessions);
  const allowed = ratio(100 * opponent.points, opponent.possessions);
  return own === null || allowed === null ? null : oneDecimal(own - allowed);
}

/** The interface has numbers here and no null: a count that no source states is 0. No source tells turnovers by technical fouls apart. */
function unitStats(team: TeamSums, opponent: TeamSums): TeamStatsLeaderboardUnitStats {
  return {
    points: {
      total: team.points,
      inPaint: team.pointsInPaint ?? 0,
      offTurnovers: team.pointsOffTurnovers ?? 0,
      fastBreak: team.fastBreakPoints ?? 0,
    },
    possessions: team.possessions,
    rawOffensiveRating: rating(team.points, team.possessions),
    trueShootingPct: trueShootingPct(team),
    effectiveFieldGoalPct: effectiveFieldGoalPct(team),
    turnoverRatio: turnoverRatio(team, team.possessions),
    offensiveReboundPct: offensiveReboundPct(team, opponent),
    freeThrowRate: freeThrowRate(team),
    fieldGoals: { attempted: team.fieldGoalsAttempted, made: team.fieldGoalsMade },
    twoPointFieldGoals: {
      attempted: team.fieldGoalsAttempted - team.threePointFieldGoalsAttempted,
      made: team.fieldGoalsMade - team.threePointFieldGoalsMade,
    },
    threePointFieldGoals: { attempted: team.threePointFieldGoalsAttempted, made: team.threePointFieldGoalsMade },
    freeThrows: { attempted: team.freeThrowsAttempted, made: team.freeThrowsMade },
    rebounds: { offensive: team.offensiveRebounds, defensive: team.defensiveRebounds, total: team.totalRebounds },
    turnovers: { total: team.turnovers, team: team.teamTurnovers ?? 0, technical: 0 },
    fouls: { total: team.fouls, technical: team.technicalFouls ?? 0, flagrant: team.flagrantFouls ?? 0 },
    assists: team.assists,
    blocks: team.blocks,
    steals: team.steals,
  };
}

function shotProfileRecord({
  assistedPct,
  atRim,
  kinds,
  jumpers,
  freeThrows,
}: ShotProfile): TeamStatsLeaderboardShotProfile {
  const { dunk, layup, tipIn, twoPointJumper, threePointJumper } = kinds;
  const rates = ({ assistedPct: ofMade, pct, rate }: ShotRates) => ({ assistedPct: ofMade, pct, rate });
  const counts = ({ assisted, made, attempted }: ShotRates) => ({ assisted, made, attempts: attempted });
  return {
    assistedPct: assistedPct ?? 0,
    atRim: rates(atRim),
    dunk: { rate: dunk.rate, ...counts(dunk) },
    layup: { rate: layup.rate, ...counts(layup) },
    tipIn: { rate: tipIn.rate, made: tipIn.made, attempts: tipIn.attempted },
    twoPointJumper: { ...rates(twoPointJumper), ...counts(twoPointJumper) },
    threePointJumper: { ...rates(threePointJumper), ...counts(threePointJumper) },
    freeThrows: { rate: freeThrows.rate ?? 0, made: freeThrows.made, attempts: freeThrows.attempted },
    distribution: { threeRate: threePointJumper.rate, jumperRate: jumpers.rate, midrangeRate: twoPointJumper.rate },
  };
}

/** Not by subtraction, which makes nothing of two infinities. */
function compareNumbers(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
