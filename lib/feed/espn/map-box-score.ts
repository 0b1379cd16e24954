/** Box scores of a summary: raw -> facts. */
import type { Side } from "#lib/basketball/enums.ts";
import type { AthleteBoxScore, BoxCounts, TeamBoxScore } from "#lib/basketball/game-facts.ts";
import type { GameAthletes } from "./game-athletes.ts";
import type { RawBoxAthlete, RawTeamAthletes, RawTeamStatistics } from "./raw-summary.ts";

/** A statistic only a box score has; before tip-off the same list holds season averages instead. */
const MARK_OF_BOX_SCORE = "fieldGoalsMade-fieldGoalsAttempted";

type Statistics = ReadonlyMap<string, string>;

/**
 * Both teams' box scores. Null for both unless both are box scores: before tip-off the same place holds averages of the season.
 *
 * Turnovers are ESPN's `totalTurnovers`, which include `teamTurnovers`; its `turnovers` is the same number wherever both stand.
 * Points in the paint, off turnovers and on the fast break are 0 for both teams where ESPN did not record them (no game has been played
 * without a point in the paint), and the largest lead is 0 for both in a game somebody won: such zeros are unknown, not none.
 */
export function mapTeamBoxScores(
  raw: readonly RawTeamStatistics[],
  sideOfTeam: ReadonlyMap<string, Side>,
  points: Readonly<Record<Side, number | null>>,
): Record<Side, TeamBoxScore> | null {
  const statistics: Partial<Record<Side, Statistics>> = {};
  for (const { team, statistics: listed } of raw) {
    const side = sideOfTeam.get(team.id);
    if (side === undefined) continue;
    statistics[side] = new Map(
      listed.flatMap(({ name, displayValue }) => (displayValue === null ? [] : [[name, displayValue]])),
    );
  }
  const { home, away } = statistics;
  if (!home?.has(MARK_OF_BOX_SCORE) || !away?.has(MARK_OF_BOX_SCORE)) return null;
  const boxes = { home: mapTeamBoxScore(home, points.home), away: mapTeamBoxScore(away, points.away) };
  if (boxes.home.pointsInPaint === 0 && boxes.away.pointsInPaint === 0) {
    for (const box of [boxes.home, boxes.away]) {
      box.pointsInPaint = null;
      box.pointsOffTurnovers = null;
      box.fastBreakPoints = null;
    }
  }
  if (boxes.home.largestLead === 0 && boxes.away.largestLead === 0 && points.home !== points.away) {
    boxes.home.largestLead = null;
    boxes.away.largestLead = null;
  }
  return boxes;
}

function mapTeamBoxScore(statistics: Statistics, points: number | null): TeamBoxScore {
  const count = (name: string) => readCount(statistics.get(name));
  return {
    points,
    ...mapShooting(statistics),
    offensiveRebounds: count("offensiveRebounds"),
    defensiveRebounds: count("defensiveRebounds"),
    totalRebounds: count("totalRebounds"),
    assists: count("assists"),
    steals: count("steals"),
    blocks: count("blocks"),
    turnovers: count("totalTurnovers") ?? count("turnovers"),
    fouls: count("fouls"),
    teamTurnovers: count("teamTurnovers"),
    technicalFouls: count("totalTechnicalFouls") ?? count("technicalFouls"),
    flagrantFouls: count("flagrantFouls"),
    pointsInPaint: count("pointsInPaint"),
    pointsOffTurnovers: count("turnoverPoints"),
    fastBreakPoints: count("fastBreakPoints"),
    largestLead: count("largestLead"),
    possessions: null,
  };
}

/**
 * The athletes' lines, and the athletes themselves into `athletes`. Null when the summary has none. An athlete who did not play has a line
 * without numbers.
 */
export function mapAthleteBoxScores(
  raw: readonly RawTeamAthletes[],
  sideOfTeam: ReadonlyMap<string, Side>,
  athletes: GameAthletes,
): AthleteBoxScore[] | null {
  const lines: AthleteBoxScore[] = [];
  for (const { team, statistics } of raw) {
    const side = sideOfTeam.get(team.id);
    if (side === undefined) continue;
    for (const { keys, athletes: listed } of statistics) {
      for (const entry of listed) {
        if (athletes.addOfBox(entry, side)) lines.push(mapAthleteBoxScore(entry, keys));
      }
    }
  }
  return lines.length > 0 ? lines : null;
}

function mapAthleteBoxScore(
  { athlete, starter, didNotPlay, ejected, stats }: RawBoxAthlete,
  keys: readonly string[],
): AthleteBoxScore {
  const played = didNotPlay !== true;
  const statistics: Statistics = new Map(played ? keys.flatMap((key, place) => pair(key, stats?.[place])) : []);
  const count = (name: string) => readCount(statistics.get(name));
  return {
    athlete: athlete.id,
    minutes: readMinutes(statistics.get("minutes")),
    starter,
    ejected,
    points: count("points"),
    ...mapShooting(statistics),
    offensiveRebounds: count("offensiveRebounds"),
    defensiveRebounds: count("defensiveRebounds"),
    totalRebounds: count("rebounds"),
    assists: count("assists"),
    steals: count("steals"),
    blocks: count("blocks"),
    turnovers: count("turnovers"),
    fouls: count("fouls"),
  };
}

function pair(key: string, value: string | undefined): [string, string][] {
  return value === undefined ? [] : [[key, value]];
}

type Shooting = Pick<
  BoxCounts,
  | "fieldGoalsMade"
  | "fieldGoalsAttempted"
  | "threePointFieldGoalsMade"
  | "threePointFieldGoalsAttempted"
  | "freeThrowsMade"
  | "freeThrowsAttempted"
>;

/** Made and attempted stand in one text under one name: `fieldGoalsMade-fieldGoalsAttempted` is `37-64`. */
function mapShooting(statistics: Statistics): Shooting {
  const [fieldGoalsMade, fieldGoalsAttempted] = readPair(statistics.get(MARK_OF_BOX_SCORE));
  const [threesMade, threesAttempted] = readPair(
    statistics.get("threePointFieldGoalsMade-threePointFieldGoalsAttempted"),
  );
  const [freeThrowsMade, freeThrowsAttempted] = readPair(statistics.get("freeThrowsMade-freeThrowsAttempted"));
  return {
    fieldGoalsMade,
    fieldGoalsAttempted,
    threePointFieldGoalsMade: threesMade,
    threePointFieldGoalsAttempted: threesAttempted,
    freeThrowsMade,
    freeThrowsAttempted,
  };
}

function readPair(text: string | undefined): [number | null, number | null] {
  const match = /^(\d{1,4})-(\d{1,4})$/.exec(text ?? "");
  return match ? [Number(match[1]), Number(match[2])] : [null, null];
}

/** A whole number; null for the dashes and blanks ESPN puts where it knows nothing. */
function readCount(text: string | undefined): number | null {
  return /^\d{1,4}$/.test(text ?? "") ? Number(text) : null;
}

/** `37`, or `36:30` for half a minute more. */
function readMinutes(text: string | undefined): number | null {
  const match = /^(\d{1,3})(?::([0-5]\d))?$/.exec(text ?? "");
  return match ? Number(match[1]) + Number(match[2] ?? 0) / 60 : null;
}
