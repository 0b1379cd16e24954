/** What both teams did in the times that five athletes of a team were on the floor together: the counts that lineup and on/off statistics add up. */

/** Field goals are two-pointers and three-pointers together; two-pointers of a kind that the feed does not say stand in their sum alone. */
export const UNIT_COUNTS = [
  "possessions",
  "points",
  "assists",
  "steals",
  "blocks",
  "turnovers",
  "offensiveRebounds",
  "defensiveRebounds",
  "twoPointersMade",
  "twoPointersAttempted",
  "tipInsMade",
  "tipInsAttempted",
  "dunksMade",
  "dunksAttempted",
  "layupsMade",
  "layupsAttempted",
  "jumpersMade",
  "jumpersAttempted",
  "threePointersMade",
  "threePointersAttempted",
  "freeThrowsMade",
  "freeThrowsAttempted",
] as const;

/** Counts of one side. */
export type UnitCounts = Record<(typeof UNIT_COUNTS)[number], number>;

/** A stretch of games, not always in one piece: its seconds, and what the team and its opponents did in it. */
export interface FloorTime {
  seconds: number;
  team: UnitCounts;
  opponent: UnitCounts;
}

/** The time of five athletes together. */
export interface LineupTime extends FloorTime {
  /** Ascending. */
  athleteIds: readonly number[];
}

/** A team's time, by who was on the floor. */
export interface TeamLineups {
  /** By seconds descending, then by athlete ids. */
  lineups: LineupTime[];
  /** The time in which not exactly five are known to have been on the floor. */
  unknown: FloorTime;
}
