/** The players of a team's season: who is on its roster, and who has played. */
import type { AthleteTotals } from "#lib/basketball/season-totals.ts";
import type { PlayerSeasonDetails, ProfilePlayer } from "#lib/records/overview-player-records.ts";
import type { LeagueLevel } from "#lib/statistics/league-averages.ts";
import { oneDecimal, ratio, roundTo } from "#lib/statistics/ratio.ts";
import { computeSeasonAthleteRates, type SeasonAthleteRates } from "#lib/statistics/season-athlete-rates.ts";
import { reboundCounts, shootingLine, shootingLines } from "#lib/statistics/shooting-lines.ts";

/** Who an athlete is. */
export interface OverviewAthlete {
  id: number;
  name: string;
  /** Abbreviation. */
  position: string | null;
}

export interface OverviewPlayersInput {
  roster: readonly OverviewAthlete[];
  /** Athletes with statistics that the roster does not have. */
  others: readonly OverviewAthlete[];
  totals: readonly AthleteTotals[];
  /** Whether every game that counts has lines of athletes. */
  allGames: boolean;
  /** Null without a game of the season to compare with. */
  league: LeagueLevel | null;
  /** Adds the `seasonStats` of format 2. */
  details: boolean;
}

/** A row for everybody on the roster or with statistics: by minutes descending, those without any last, then by name and id. */
export function overviewPlayers(input: OverviewPlayersInput): ProfilePlayer[] {
  const totals = new Map(input.totals.map((own) => [own.athleteId, own]));
  const row = (athlete: OverviewAthlete, onRoster: boolean) =>
    playerRow(athlete, onRoster, totals.get(athlete.id) ?? null, input);
  const rows = [...input.roster.map((one) => row(one, true)), ...input.others.map((one) => row(one, false))];
  return rows.sort(
    (a, b) => (b.minutes ?? -1) - (a.minutes ?? -1) || compareTexts(a.name, b.name) || a.athleteId - b.athleteId,
  );
}

function playerRow(
  { id, name, position }: OverviewAthlete,
  onRoster: boolean,
  totals: AthleteTotals | null,
  { allGames, league, details }: OverviewPlayersInput,
): ProfilePlayer {
  const measured = totals !== null && totals.boxGames > 0 ? totals : null;
  const rates = measured && computeSeasonAthleteRates(measured, details ? league : null);
  const usagePct = rates?.usage ?? null;
  return {
    ...(details ? { seasonStats: seasonStats(totals, measured, rates) } : {}),
    athleteId: id,
    name,
    position,
    onRoster,
    hasStats: totals !== null,
    games: totals?.games ?? null,
    minutes: totals && roundTo(totals.minutes, 1),
    points: measured?.own.points ?? null,
    rebounds: measured?.own.totalRebounds ?? null,
    assists: measured?.own.assists ?? null,
    minutesPerGame: totals && oneDecimal(ratio(totals.minutes, totals.games)),
    pointsPerGame: measured && oneDecimal(ratio(measured.own.points, measured.boxGames)),
    usagePct,
    trueShootingPct: rates?.trueShootingPct ?? null,
    effectiveFieldGoalPct: rates?.effectiveFieldGoalPct ?? null,
    usageGames: usagePct === null ? 0 : (measured?.boxGames ?? 0),
    complete: allGames && (totals === null || totals.boxGames === totals.games),
  };
}

const NO_LINE = shootingLine(null, null);
const NO_LINES = {
  fieldGoals: NO_LINE,
  twoPointFieldGoals: NO_LINE,
  threePointFieldGoals: NO_LINE,
  freeThrows: NO_LINE,
};

function seasonStats(
  totals: AthleteTotals | null,
  measured: AthleteTotals | null,
  rates: SeasonAthleteRates | null,
): PlayerSeasonDetails {
  const own = measured?.own ?? null;
  return {
    ...(own ? shootingLines(own) : NO_LINES),
    rebounds: own ? reboundCounts(own) : { offensive: null, defensive: null, total: null },
    assists: own?.assists ?? null,
    steals: own?.steals ?? null,
    blocks: own?.blocks ?? null,
    turnovers: own?.turnovers ?? null,
    fouls: own?.fouls ?? null,
    starts: totals?.starts ?? null,
    assistTurnoverRatio: rates?.assistsTurnoverRatio ?? null,
    freeThrowRate: rates?.freeThrowRate ?? null,
    offensiveReboundPct: rates?.offensiveReboundPct ?? null,
    advanced: {
      winShares: {
        per40: rates?.winShares.per40 ?? null,
        total: rates?.winShares.total ?? null,
        defensive: rates?.winShares.defensive ?? null,
        offensive: rates?.winShares.offensive ?? null,
      },
      porpag: rates?.porpag ?? null,
      netRating: rates?.netRating ?? null,
      defensiveRating: rates?.defensiveRating ?? null,
      offensiveRating: rates?.offensiveRating ?? null,
      games: measured?.boxGames ?? 0,
    },
  };
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
