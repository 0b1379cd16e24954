/** Where the box score a feed prints and the one counted from its plays differ. */
import type { Side } from "#lib/basketball/enums.ts";
import type { AthleteBoxScore, BoxCounts, TeamBoxScore } from "#lib/basketball/facts.ts";

export interface BoxDifference {
  side: Side;
  /** Athlete key; null for the team's own line. */
  athlete: string | null;
  field: keyof TeamBoxScore;
  feed: number;
  counted: number;
}

export interface SideBoxScores {
  team: TeamBoxScore | null;
  athletes: readonly AthleteBoxScore[];
}

/**
 * Compares the two box scores of one side, count by count: the team's line, then the athletes' in the feed's order. A count that either does not state is not a
 * difference. An athlete in the feed's box score without plays is compared with zeros; one who has plays but no line in the feed's likewise.
 */
export function compareBoxScores(side: Side, feed: SideBoxScores, counted: SideBoxScores): BoxDifference[] {
  const differences = feed.team && counted.team ? compareLines(side, null, feed.team, counted.team) : [];
  if (feed.athletes.length === 0) return differences;
  const countedLines = new Map(counted.athletes.map((line) => [line.athlete, line]));
  const feedLines = new Map(feed.athletes.map((line) => [line.athlete, line]));
  for (const key of new Set([...feedLines.keys(), ...countedLines.keys()])) {
    differences.push(...compareLines(side, key, feedLines.get(key) ?? NOTHING, countedLines.get(key) ?? NOTHING));
  }
  return differences;
}

const COUNTS = [
  "points",
  "fieldGoalsMade",
  "fieldGoalsAttempted",
  "threePointFieldGoalsMade",
  "threePointFieldGoalsAttempted",
  "freeThrowsMade",
  "freeThrowsAttempted",
  "offensiveRebounds",
  "defensiveRebounds",
  "totalRebounds",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "fouls",
] as const satisfies readonly (keyof BoxCounts)[];

const TEAM_COUNTS = [
  "teamTurnovers",
  "technicalFouls",
  "flagrantFouls",
  "pointsInPaint",
  "pointsOffTurnovers",
  "fastBreakPoints",
  "largestLead",
] as const satisfies readonly (keyof TeamBoxScore)[];

/** The line of an athlete who did nothing that is counted. */
const NOTHING: Partial<BoxCounts> = Object.fromEntries(COUNTS.map((count) => [count, 0]));

function compareLines(
  side: Side,
  athlete: string | null,
  feed: Partial<TeamBoxScore>,
  counted: Partial<TeamBoxScore>,
): BoxDifference[] {
  return [...COUNTS, ...TEAM_COUNTS].flatMap((field) => {
    const [stated, own] = [feed[field] ?? null, counted[field] ?? null];
    if (stated === null || own === null || stated === own) return [];
    return [{ side, athlete, field, feed: stated, counted: own }];
  });
}
