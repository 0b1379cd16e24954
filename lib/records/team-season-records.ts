/** The record of a team's season in sums and rates. */
import { z } from "zod";
import { integer, nullableNumber, nullableText, number, Rebounds, Shooting, text } from "./shared-shapes.ts";

/** Sums over the games with a whole box score, and rates of them. Null where there is none, and where no feed states a count. */
export const TeamSeasonUnitStats = z.strictObject({
  possessions: nullableNumber,
  assists: nullableNumber,
  steals: nullableNumber,
  blocks: nullableNumber,
  trueShooting: nullableNumber,
  rating: nullableNumber,
  fieldGoals: Shooting,
  twoPointFieldGoals: Shooting,
  threePointFieldGoals: Shooting,
  freeThrows: Shooting,
  rebounds: Rebounds,
  turnovers: z.strictObject({ total: nullableNumber, teamTotal: nullableNumber }),
  fouls: z.strictObject({ total: nullableNumber, technical: nullableNumber, flagrant: nullableNumber }),
  points: z.strictObject({
    total: nullableNumber,
    inPaint: nullableNumber,
    offTurnovers: nullableNumber,
    fastBreak: nullableNumber,
  }),
  fourFactors: z.strictObject({
    effectiveFieldGoalPct: nullableNumber,
    turnoverRatio: nullableNumber,
    offensiveReboundPct: nullableNumber,
    freeThrowRate: nullableNumber,
  }),
});
export type TeamSeasonUnitStats = z.infer<typeof TeamSeasonUnitStats>;

export const TeamSeasonStats = z.strictObject({
  season: integer,
  seasonLabel: text,
  teamId: integer,
  team: text,
  conference: nullableText,
  /** Final games, with or without a box score. */
  games: integer,
  wins: number,
  losses: number,
  totalMinutes: nullableNumber,
  pace: nullableNumber,
  teamStats: TeamSeasonUnitStats,
  opponentStats: TeamSeasonUnitStats,
});
export type TeamSeasonStats = z.infer<typeof TeamSeasonStats>;
