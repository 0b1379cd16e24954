/** Box-score counts while a game is played: numbers from the first second on, where a fact may not know them. */
import type { BoxCounts, TeamBoxScore } from "#lib/basketball/game-facts.ts";

export type Counts = { [count in keyof BoxCounts]: number };
export type TeamCounts = { [count in keyof TeamBoxScore]: number };

export function noCounts(): Counts {
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

export function noTeamCounts(): TeamCounts {
  return {
    ...noCounts(),
    teamTurnovers: 0,
    technicalFouls: 0,
    flagrantFouls: 0,
    pointsInPaint: 0,
    pointsOffTurnovers: 0,
    fastBreakPoints: 0,
    largestLead: 0,
    possessions: 0,
  };
}
