/** Season statistics of players as records. */
import { UNKNOWN_BOX_COUNTS } from "#lib/basketball/box-counts.ts";
import { seasonLabel } from "#lib/basketball/season.ts";
import type { AthleteTotals } from "#lib/basketball/season-totals.ts";
import { recordSourceId } from "#lib/basketball/source-id.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { playerSeasonStats } from "#lib/records/player-season-endpoints.ts";
import type { PlayerSeasonStats } from "#lib/records/player-season-records.ts";
import type { LeagueLevel } from "#lib/statistics/league-averages.ts";
import { roundTo } from "#lib/statistics/ratio.ts";
import { computeSeasonAthleteRates } from "#lib/statistics/season-athlete-rates.ts";
import { reboundCounts, shootingLines } from "#lib/statistics/shooting-lines.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectAthleteNames } from "#lib/store/game-names.ts";
import { selectSourceIds } from "#lib/store/identities.ts";
import { readLeagueLevel } from "./league-level.ts";
import { inParts, type Listing, listingOf } from "./listing.ts";
import { findSeasonTeams, type SeasonTeam } from "./season-teams.ts";
import { readAthleteTotals } from "./season-totals.ts";

/** Teams read at a time: some 250 players. */
const TEAMS_A_PART = 20;

export async function listPlayerSeasons(db: Database, values: ValuesOf<typeof playerSeasonStats>): Promise<Listing> {
  const { season } = values;
  const teams = await findSeasonTeams(db, season, values);
  if (teams.length === 0) return listingOf([]);
  const league = await readLeagueLevel(db, season, values.asOf);
  return { batches: () => inParts(teams, TEAMS_A_PART, (part) => readPlayers(db, values, part, league)) };
}

async function readPlayers(
  db: Database,
  values: ValuesOf<typeof playerSeasonStats>,
  teams: readonly SeasonTeam[],
  league: LeagueLevel | null,
): Promise<string[]> {
  const { season } = values;
  const totals = await readAthleteTotals(
    db,
    season,
    values,
    teams.map(({ id }) => id),
  );
  const athleteIds = [...totals.values()].flatMap((athletes) => athletes.map(({ athleteId }) => athleteId));
  const athletes = new Map((await selectAthleteNames(db, athleteIds)).map((athlete) => [athlete.id, athlete]));
  const sourceIds = await selectSourceIds(db, "athlete", athleteIds);
  return teams.flatMap(({ id, school, conference }) =>
    (totals.get(id) ?? [])
      .map((own): PlayerSeasonStats => {
        const athlete = athletes.get(own.athleteId);
        return {
          season,
          seasonLabel: seasonLabel(season),
          teamId: id,
          team: school,
          conference: conference?.abbreviation ?? null,
          athleteId: own.athleteId,
          athleteSourceId: recordSourceId(sourceIds.get(own.athleteId) ?? {}) ?? "",
          name: athlete?.name ?? "",
          position: athlete?.position ?? "",
          ...seasonNumbers(own, league),
        };
      })
      .sort(byMinutes)
      .map((record) => JSON.stringify(record)),
  );
}

function seasonNumbers(totals: AthleteTotals, league: LeagueLevel | null) {
  // Without a game whose box score is whole nothing is known of his counts, and a sum of none would say that he did nothing.
  const own = totals.boxGames === 0 ? UNKNOWN_BOX_COUNTS : totals.own;
  const { porpag, winShares, ...rates } = computeSeasonAthleteRates(totals, league);
  return {
    games: totals.games,
    starts: totals.starts,
    minutes: roundTo(totals.minutes, 1),
    points: own.points,
    turnovers: own.turnovers,
    fouls: own.fouls,
    assists: own.assists,
    steals: own.steals,
    blocks: own.blocks,
    usage: rates.usage,
    offensiveRating: rates.offensiveRating,
    defensiveRating: rates.defensiveRating,
    netRating: rates.netRating,
    PORPAG: porpag,
    effectiveFieldGoalPct: rates.effectiveFieldGoalPct,
    trueShootingPct: rates.trueShootingPct,
    assistsTurnoverRatio: rates.assistsTurnoverRatio,
    freeThrowRate: rates.freeThrowRate,
    offensiveReboundPct: rates.offensiveReboundPct,
    ...shootingLines(own),
    rebounds: reboundCounts(own),
    winShares: {
      totalPer40: winShares.per40,
      total: winShares.total,
      offensive: winShares.offensive,
      defensive: winShares.defensive,
    },
  };
}

function byMinutes(one: PlayerSeasonStats, other: PlayerSeasonStats): number {
  return other.minutes - one.minutes || compareTexts(one.name, other.name) || one.athleteId - other.athleteId;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
