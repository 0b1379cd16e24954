/** Teams' seasons side by side as records. */
import type { TeamTotals } from "#lib/basketball/season-totals.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { teamLeaderboard } from "#lib/records/leaderboard-endpoints.ts";
import type {
  TeamStatsLeaderboardRecord,
  TeamStatsLeaderboardShotProfile,
  TeamStatsLeaderboardUnitStats,
} from "#lib/records/leaderboard-records.ts";
import { oneDecimal, ratio, roundTo } from "#lib/statistics/ratio.ts";
import { computeSeasonUnit, seasonPace } from "#lib/statistics/season-team-rates.ts";
import { shootingLines } from "#lib/statistics/shooting-lines.ts";
import { computeShotProfile, type ShotProfile, type ShotRates } from "#lib/statistics/shot-profile.ts";
import type { Database } from "#lib/store/connection.ts";
import { type Efficiency, efficiencyRecord, readEfficiencies } from "./efficiencies.ts";
import { inParts, type Listing } from "./listing.ts";
import { findSeasonTeams, type SeasonTeam } from "./season-teams.ts";
import { readTeamTotals, seasonsWithGames } from "./season-totals.ts";

type Values = ValuesOf<typeof teamLeaderboard>;

/** One season at a time, so that the memory does not grow with their number. */
export async function listTeamLeaderboard(db: Database, values: Values): Promise<Listing> {
  const seasons = values.season === undefined ? await seasonsWithGames(db, values) : [values.season];
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
  const profile = computeShotProfile(totals.shots);
  return {
    season,
    teamId: id,
    team: school,
    conference: { id: conference?.id ?? null, abbreviation: conference?.abbreviation ?? null },
    record: { games: totals.games, wins: totals.wins, losses: totals.losses },
    summary: {
      totalMinutes: roundTo(totals.minutes, 1),
      trackedShots: profile.tracked,
      pace: seasonPace(totals),
      rawNetRating: netRating(totals),
    },
    teamStats: unitStats(totals, "team"),
    opponentStats: unitStats(totals, "opponent"),
    shotProfile: shotProfileRecord(profile),
    adjustedEfficiency: efficiency === undefined ? null : efficiencyRecord(efficiency),
  };
}

/** Of the ratings as they are, not rounded. */
function netRating({ team, opponent }: TeamTotals): number | null {
  const own = ratio(100 * team.points, team.possessions);
  const allowed = ratio(100 * opponent.points, opponent.possessions);
  return own === null || allowed === null ? null : oneDecimal(own - allowed);
}

/** The interface has numbers here and no null: a count that no source states is 0. No source tells turnovers by technical fouls apart. */
function unitStats(totals: TeamTotals, of: "team" | "opponent"): TeamStatsLeaderboardUnitStats {
  const { box, trueShooting, rating, fourFactors } = computeSeasonUnit(totals, of);
  const { fieldGoals, twoPointFieldGoals, threePointFieldGoals, freeThrows } = shootingLines(box);
  const tries = ({ attempted, made }: typeof fieldGoals) => ({ attempted: attempted ?? 0, made: made ?? 0 });
  return {
    points: {
      total: box.points ?? 0,
      inPaint: box.pointsInPaint ?? 0,
      offTurnovers: box.pointsOffTurnovers ?? 0,
      fastBreak: box.fastBreakPoints ?? 0,
    },
    possessions: box.possessions ?? 0,
    rawOffensiveRating: rating,
    trueShootingPct: trueShooting,
    effectiveFieldGoalPct: fourFactors.effectiveFieldGoalPct,
    turnoverRatio: fourFactors.turnoverRatio,
    offensiveReboundPct: fourFactors.offensiveReboundPct,
    freeThrowRate: fourFactors.freeThrowRate,
    fieldGoals: tries(fieldGoals),
    twoPointFieldGoals: tries(twoPointFieldGoals),
    threePointFieldGoals: tries(threePointFieldGoals),
    freeThrows: tries(freeThrows),
    rebounds: {
      offensive: box.offensiveRebounds ?? 0,
      defensive: box.defensiveRebounds ?? 0,
      total: box.totalRebounds ?? 0,
    },
    turnovers: { total: box.turnovers ?? 0, team: box.teamTurnovers ?? 0, technical: 0 },
    fouls: { total: box.fouls ?? 0, technical: box.technicalFouls ?? 0, flagrant: box.flagrantFouls ?? 0 },
    assists: box.assists ?? 0,
    blocks: box.blocks ?? 0,
    steals: box.steals ?? 0,
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
