/** One team's game as plain numbers, whatever stated them: the two sides of an agreement report. */
import { easternDateOf } from "#lib/basketball/eastern-date.ts";
import { otherSide, SIDES } from "#lib/basketball/enums.ts";
import type { GameFact } from "#lib/basketball/game-facts.ts";
import type { GameBoxScoreTeam } from "#lib/records/game-records.ts";
import { computeBoxScores } from "#lib/statistics/box-score.ts";
import { countPossessions } from "#lib/statistics/possessions.ts";

/** What is compared, in the order of the report. */
export const AGREEMENT_STATISTICS = [
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
  "teamTurnovers",
  "fouls",
  "technicalFouls",
  "flagrantFouls",
  "pointsInPaint",
  "fastBreakPoints",
  "pointsOffTurnovers",
  "largestLead",
  "possessions",
] as const;
export type AgreementStatistic = (typeof AGREEMENT_STATISTICS)[number];

export interface TeamGame {
  /** Id of the game within its source. */
  gameId: string;
  /** The day of the game in US Eastern time, YYYY-MM-DD. */
  easternDate: string;
  team: string;
  opponent: string;
  counts: Record<AgreementStatistic, number | null>;
  periodPoints: number[] | null;
}

/** The two team-games of a game, counted from its plays; none without plays. */
export function teamGamesOfPlays(game: GameFact): TeamGame[] {
  if (game.plays === null || game.plays.length === 0) return [];
  const { teams, periodPoints } = computeBoxScores(game.plays, game.athletes);
  const possessions = countPossessions(game.plays);
  return SIDES.map((side) => ({
    gameId: game.sourceId,
    easternDate: game.easternDate,
    team: game[side].team.school,
    opponent: game[otherSide(side)].team.school,
    counts: { ...teams[side], possessions: possessions[side] },
    periodPoints: periodPoints[side],
  }));
}

/** The team-game of a record of /games/teams. */
export function teamGameOfRecord(record: GameBoxScoreTeam): TeamGame {
  const { teamStats: stats } = record;
  return {
    gameId: String(record.gameId),
    easternDate: easternDateOf(record.startDate),
    team: record.team,
    opponent: record.opponent,
    counts: {
      points: stats.points.total,
      fieldGoalsMade: stats.fieldGoals.made,
      fieldGoalsAttempted: stats.fieldGoals.attempted,
      threePointFieldGoalsMade: stats.threePointFieldGoals.made,
      threePointFieldGoalsAttempted: stats.threePointFieldGoals.attempted,
      freeThrowsMade: stats.freeThrows.made,
      freeThrowsAttempted: stats.freeThrows.attempted,
      offensiveRebounds: stats.rebounds.offensive,
      defensiveRebounds: stats.rebounds.defensive,
      totalRebounds: stats.rebounds.total,
      assists: stats.assists,
      steals: stats.steals,
      blocks: stats.blocks,
      turnovers: stats.turnovers.total,
      teamTurnovers: stats.turnovers.teamTotal,
      fouls: stats.fouls.total,
      technicalFouls: stats.fouls.technical,
      flagrantFouls: stats.fouls.flagrant,
      pointsInPaint: stats.points.inPaint,
      fastBreakPoints: stats.points.fastBreak,
      pointsOffTurnovers: stats.points.offTurnovers,
      largestLead: stats.points.largestLead,
      possessions: stats.possessions,
    },
    periodPoints: stats.points.byPeriod,
  };
}
