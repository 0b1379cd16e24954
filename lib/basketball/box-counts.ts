/** The counts of a box score by name, in one order, and the two box scores of which nothing has to be known: one of zeros and one of unknowns. */
import type { BoxCounts, TeamBoxScore } from "./game-facts.ts";

/** What every box score has, of a team and of an athlete. */
export const BOX_COUNTS = [
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

/** What only some feeds state of a team, and can be added up over games. */
export const STATED_TEAM_COUNTS = [
  "teamTurnovers",
  "technicalFouls",
  "flagrantFouls",
  "pointsInPaint",
  "pointsOffTurnovers",
  "fastBreakPoints",
] as const satisfies readonly (keyof TeamBoxScore)[];

/** Counts that are all known. */
export type KnownBoxCounts = { [count in keyof BoxCounts]: number };

/** Nothing has happened yet. A new one, to count into. */
export function zeroBoxCounts(): KnownBoxCounts {
  return {
    points: 0,
    fieldGoalsMade: 0,
    fieldGoalsAttempted: 0,
    threePointFieldGoalsMade: 0,
    threePointFieldGoalsAttempted: 0,
    freeThrowsMade: 0,
    freeThrowsAttempted: 0,
    offensiveRebounds: 0,
    defensiveRebounds: 0,
    totalRebounds: 0,
    assists: 0,
    steals: 0,
    blocks: 0,
    turnovers: 0,
    fouls: 0,
  };
}

/** Nobody has said anything. */
export const UNKNOWN_BOX_COUNTS: Readonly<Record<keyof BoxCounts, null>> = {
  points: null,
  fieldGoalsMade: null,
  fieldGoalsAttempted: null,
  threePointFieldGoalsMade: null,
  threePointFieldGoalsAttempted: null,
  freeThrowsMade: null,
  freeThrowsAttempted: null,
  offensiveRebounds: null,
  defensiveRebounds: null,
  totalRebounds: null,
  assists: null,
  steals: null,
  blocks: null,
  turnovers: null,
  fouls: null,
};
