/** The rows of one game as a game. What the feed does not say (start time, place, conferences, ids of teams) stays null. */
import { parseClock, periodFormat } from "#lib/basketball/clock.ts";
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameFact, GameSideFact } from "#lib/basketball/game-facts.ts";
import { seasonOfDate } from "#lib/basketball/season.ts";
import { FeedFault, type FeedWarning, type MappedDocument } from "#lib/feed/feed.ts";
import { namedTeam } from "#lib/feed/named-team.ts";
import { matchAssists } from "./assists.ts";
import { mapAthletes } from "./athletes.ts";
import { mapPlays } from "./map-plays.ts";
import { type NcaaRow, parseNcaaRows } from "./row.ts";
import { type OrderedRow, orderRows } from "./row-order.ts";

const ATHLETES_A_SIDE = 5;

/**
 * Maps the rows of one game, in the order of the file.
 *
 * @throws FeedFault `bad_row`, `not_a_mens_game`, `half_missing`, `no_winner`
 */
export function mapNcaaGame(rawRows: readonly unknown[]): MappedDocument {
  const parsed = parseNcaaRows(rawRows);
  const { rows, warnings } = ownRows(parsed);
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) {
    throw new FeedFault("bad_row", "The game has no rows.", "Write the file again with the package.");
  }
  refuseUnfinished(rows, last);
  const ordered = orderRows(rows);
  const assisted = matchAssists(ordered);
  const mapped = mapPlays(ordered, assisted.assists);
  const easternDate = isoDate(first.Date);
  const game: GameFact = {
    source: "ncaa",
    sourceId: first.ID,
    ids: { ncaa: first.ID },
    league: "mens",
    season: seasonOfDate(easternDate),
    seasonType: null,
    startDate: null,
    easternDate,
    startTimeTbd: true,
    neutralSite: null,
    conferenceGame: null,
    gameType: null,
    tournament: null,
    notes: null,
    status: "final",
    period: null,
    clock: null,
    attendance: null,
    venue: null,
    broadcasts: null,
    lines: null,
    home: mapSide("home", rows, last),
    away: mapSide("away", rows, last),
    athletes: mapAthletes(ordered, assisted.assists.values()),
    athleteBoxScores: null,
    plays: mapped.plays,
    stints: null,
  };
  const found = [...warnings, ...assisted.warnings, ...mapped.warnings, ...rowWarnings(ordered)];
  return {
    facts: [{ kind: "game", game }],
    warnings: found.map((warning) => ({ ...warning, gameSourceId: first.ID })),
  };
}

/** Rows that name other teams or another day than most of the game's rows belong to another game: they are left out. */
function ownRows(rows: readonly NcaaRow[]): { rows: NcaaRow[]; warnings: FeedWarning[] } {
  const games = [...Map.groupBy(rows, (row) => `${row.Away} at ${row.Home}, ${row.Date}`)];
  const [own, ...strangers] = games.sort(([, a], [, b]) => b.length - a.length);
  const warnings = strangers.map(([name, others]) => ({
    code: "rows_of_another_game",
    detail: `${others.length} rows of ${name} are left out`,
  }));
  return { rows: own?.[1] ?? [], warnings };
}

function refuseUnfinished(rows: readonly NcaaRow[], last: NcaaRow): void {
  const { regulationPeriods, regulationPeriodSeconds } = periodFormat("mens");
  const longest = rows.reduce(
    (most, row) => (row.Half_Status <= regulationPeriods ? Math.max(most, parseClock(row.Time) ?? 0) : most),
    0,
  );
  if (longest <= regulationPeriodSeconds / 2) {
    throw new FeedFault(
      "not_a_mens_game",
      `No event in the first ten minutes of a half: ${last.Away} at ${last.Home} seems to be a game of quarters.`,
      "Import games of men only; a half lasts 20 minutes.",
    );
  }
  for (let period = 1; period <= regulationPeriods; period++) {
    if (rows.some((row) => row.Half_Status === period)) continue;
    throw new FeedFault(
      "half_missing",
      `${last.Away} at ${last.Home} has no events in half ${period}.`,
      "Write the file again with the package.",
    );
  }
  if (last.Home_Score === last.Away_Score) {
    throw new FeedFault(
      "no_winner",
      `${last.Away} at ${last.Home} ends ${last.Away_Score}-${last.Home_Score}: the game is not over or its end is missing.`,
      "Write the file again once the game is over.",
    );
  }
}

function mapSide(side: Side, rows: readonly NcaaRow[], last: NcaaRow): GameSideFact {
  const points = scoreOf(last, side);
  return {
    team: namedTeam(side === "home" ? last.Home : last.Away),
    conference: null,
    seed: null,
    points,
    periodPoints: periodPoints(rows, side),
    winner: points > scoreOf(last, side === "home" ? "away" : "home"),
    boxScore: null,
  };
}

function scoreOf(row: NcaaRow, side: Side): number {
  return side === "home" ? row.Home_Score : row.Away_Score;
}

/** Points by period from the score at the end of each. */
function periodPoints(rows: readonly NcaaRow[], side: Side): number[] {
  const points: number[] = [];
  let before = 0;
  for (const [index, row] of rows.entries()) {
    if (rows[index + 1]?.Half_Status === row.Half_Status) continue;
    points[row.Half_Status - 1] = scoreOf(row, side) - before;
    before = scoreOf(row, side);
  }
  return Array.from(points, (value) => value ?? 0);
}

function rowWarnings(rows: readonly OrderedRow[]): FeedWarning[] {
  const warnings: FeedWarning[] = [];
  const drops = rows.filter(({ row }, index) => {
    const previous = rows[index - 1]?.row;
    return previous !== undefined && SIDES.some((side) => scoreOf(row, side) < scoreOf(previous, side));
  });
  if (drops.length > 0) warnings.push({ code: "score_decreases", detail: `the score goes down ${drops.length} times` });
  const unclean = rows.filter(({ row }) => row.Status !== null && row.Status !== "CLEAN");
  if (unclean.length > 0) {
    warnings.push({ code: "floor_not_clean", detail: `${unclean.length} rows are marked ${unclean[0]?.row.Status}` });
  }
  for (const side of SIDES) {
    const odd = rows.filter(
      ({ floor }) => floor.filter((key) => key.startsWith(side)).length !== ATHLETES_A_SIDE,
    ).length;
    if (odd === 0) continue;
    warnings.push({ code: "floor_not_five", detail: `the ${side} side has not five on the floor on ${odd} rows` });
  }
  return warnings;
}

/** `01/23/2026` is 2026-01-23. */
function isoDate(date: string): string {
  const [month, day, year] = date.split("/");
  return `${year}-${month}-${day}`;
}
