/** A player's row of the overview of a team's season. */
import { z } from "zod";
import { ShootingLine } from "./overview-shapes.ts";
import { nullableNumber, nullableText, number, Rebounds, text } from "./shared-shapes.ts";

export const PlayerSeasonDetails = z.strictObject({
  fieldGoals: ShootingLine,
  twoPointFieldGoals: ShootingLine,
  threePointFieldGoals: ShootingLine,
  freeThrows: ShootingLine,
  rebounds: Rebounds,
  assists: nullableNumber,
  steals: nullableNumber,
  blocks: nullableNumber,
  turnovers: nullableNumber,
  fouls: nullableNumber,
  starts: nullableNumber,
  assistTurnoverRatio: nullableNumber,
  freeThrowRate: nullableNumber,
  offensiveReboundPct: nullableNumber,
  advanced: z.strictObject({
    winShares: z.strictObject({
      per40: nullableNumber,
      total: nullableNumber,
      defensive: nullableNumber,
      offensive: nullableNumber,
    }),
    porpag: nullableNumber,
    netRating: nullableNumber,
    defensiveRating: nullableNumber,
    offensiveRating: nullableNumber,
    /** Games the advanced numbers are made of. */
    games: number,
  }),
});
export type PlayerSeasonDetails = z.infer<typeof PlayerSeasonDetails>;

export const ProfilePlayer = z.strictObject({
  /** Only in format 2. */
  seasonStats: PlayerSeasonDetails.optional(),
  athleteId: number,
  name: text,
  position: nullableText,
  /** On the team's roster of the season, as far as a feed states one. */
  onRoster: z.boolean(),
  /** Played in a counted game with box scores; without one the numbers are null. */
  hasStats: z.boolean(),
  games: nullableNumber,
  minutes: nullableNumber,
  points: nullableNumber,
  rebounds: nullableNumber,
  assists: nullableNumber,
  minutesPerGame: nullableNumber,
  pointsPerGame: nullableNumber,
  usagePct: nullableNumber,
  trueShootingPct: nullableNumber,
  effectiveFieldGoalPct: nullableNumber,
  /** Games the usage is made of. */
  usageGames: number,
  /** Whether no number of his is missing in any of his games. */
  complete: z.boolean(),
});
export type ProfilePlayer = z.infer<typeof ProfilePlayer>;
