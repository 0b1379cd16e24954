/** Where a feed's own box score and the one counted from its plays differ. */
import { BOX_COUNTS, STATED_TEAM_COUNTS } from "#lib/basketball/box-counts.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { AthleteBoxScore, BoxCounts, TeamBoxScore } from "#lib/basketball/game-facts.ts";

export interface BoxDifference {
  side: Side;
  /** Athlete key; null for the team's own line. */
  athlete: string | null;
  count: keyof TeamBoxScore;
  feed: number;
  counted: number;
}

export interface SideBoxScores {
  team: TeamBoxScore | null;
  athletes: readonly AthleteBoxScore[];
}

const TEAM_COUNTS: readonly (keyof TeamBoxScore)[] = [...BOX_COUNTS, ...STATED_TEAM_COUNTS, "largestLead"];

/** Differences of one side, the team's line first; a count that either side does not know is no difference. */
export function compareBoxScores(side: Side, feed: SideBoxScores, counted: SideBoxScores): BoxDifference[] {
  const differences = feed.team && counted.team ? compareLines(side, null, TEAM_COUNTS, feed.team, counted.team) : [];
  const lines = new Map(counted.athletes.map((line) => [line.athlete, line]));
  for (const line of feed.athletes) {
    const other = lines.get(line.athlete);
    if (other) differences.push(...compareLines(side, line.athlete, BOX_COUNTS, line, other));
  }
  return differences;
}

function compareLines<Line extends BoxCounts>(
  side: Side,
  athlete: string | null,
  counts: readonly (keyof Line & keyof TeamBoxScore)[],
  feed: Line,
  counted: Line,
): BoxDifference[] {
  return counts.flatMap((count) => {
    const said: unknown = feed[count];
    const ours: unknown = counted[count];
    if (typeof said !== "number" || typeof ours !== "number" || said === ours) return [];
    return [{ side, athlete, count, feed: said, counted: ours }];
  });
}
