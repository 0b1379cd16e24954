/**
 * Box scores: records to facts. Pure. Counts alone are facts: percentages, ratings, pace, usage, four factors and game scores follow from them and are
 * computed anew, so that one formula holds for all games whatever their source.
 */
import type { AthleteBoxScore, TeamBoxScore } from "#lib/basketball/game-facts.ts";
import type { RawPlayerLine, RawTeamStats } from "./raw-games.ts";

export function mapTeamBoxScore(stats: RawTeamStats): TeamBoxScore {
  const { points, fieldGoals, threePointFieldGoals, freeThrows, rebounds, turnovers, fouls } = stats;
  return {
    points: points.total,
    fieldGoalsMade: fieldGoals.made,
    fieldGoalsAttempted: fieldGoals.attempted,
    threePointFieldGoalsMade: threePointFieldGoals.made,
    threePointFieldGoalsAttempted: threePointFieldGoals.attempted,
    freeThrowsMade: freeThrows.made,
    freeThrowsAttempted: freeThrows.attempted,
    offensiveRebounds: rebounds.offensive,
    defensiveRebounds: rebounds.defensive,
    totalRebounds: rebounds.total,
    assists: stats.assists,
    steals: stats.steals,
    blocks: stats.blocks,
    turnovers: turnovers.total,
    fouls: fouls.total,
    teamTurnovers: turnovers.teamTotal,
    technicalFouls: fouls.technical,
    flagrantFouls: fouls.flagrant,
    pointsInPaint: points.inPaint,
    pointsOffTurnovers: points.offTurnovers,
    fastBreakPoints: points.fastBreak,
    largestLead: points.largestLead,
    possessions: stats.possessions,
  };
}

/** `athlete` is the athlete's key in the game. */
export function mapPlayerLine(line: RawPlayerLine, athlete: string): AthleteBoxScore {
  const { fieldGoals, threePointFieldGoals, freeThrows, rebounds } = line;
  return {
    athlete,
    minutes: line.minutes,
    starter: line.starter,
    ejected: line.ejected,
    points: line.points,
    fieldGoalsMade: fieldGoals.made,
    fieldGoalsAttempted: fieldGoals.attempted,
    threePointFieldGoalsMade: threePointFieldGoals.made,
    threePointFieldGoalsAttempted: threePointFieldGoals.attempted,
    freeThrowsMade: freeThrows.made,
    freeThrowsAttempted: freeThrows.attempted,
    offensiveRebounds: rebounds.offensive,
    defensiveRebounds: rebounds.defensive,
    totalRebounds: rebounds.total,
    assists: line.assists,
    steals: line.steals,
    blocks: line.blocks,
    turnovers: line.turnovers,
    fouls: line.fouls,
  };
}
