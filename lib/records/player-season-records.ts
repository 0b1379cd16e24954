/** The record of a player's season for a team. */
import { z } from "zod";
import {
  integer,
  nullableInteger,
  nullableNumber,
  nullableText,
  number,
  Rebounds,
  Shooting,
  text,
} from "./shared-shapes.ts";

/** Sums over the games with a whole box score, and rates of them; null where there is none. `games`, `starts` and `minutes` are of every game he has minutes in. */
export const PlayerSeasonStats = z.strictObject({
  season: integer,
  seasonLabel: text,
  teamId: integer,
  team: text,
  conference: nullableText,
  athleteId: integer,
  athleteSourceId: text,
  name: text,
  /** Abbreviation; empty where the feed gives none. */
  position: text,
  games: integer,
  /** Null where no game says who started. */
  starts: nullableInteger,
  minutes: number,
  points: nullableNumber,
  turnovers: nullableNumber,
  fouls: nullableNumber,
  assists: nullableNumber,
  steals: nullableNumber,
  blocks: nullableNumber,
  usage: nullableNumber,
  offensiveRating: nullableNumber,
  defensiveRating: nullableNumber,
  netRating: nullableNumber,
  PORPAG: nullableNumber,
  effectiveFieldGoalPct: nullableNumber,
  trueShootingPct: nullableNumber,
  assistsTurnoverRatio: nullableNumber,
  freeThrowRate: nullableNumber,
  offensiveReboundPct: nullableNumber,
  fieldGoals: Shooting,
  twoPointFieldGoals: Shooting,
  threePointFieldGoals: Shooting,
  freeThrows: Shooting,
  rebounds: Rebounds,
  winShares: z.strictObject({
    totalPer40: nullableNumber,
    total: nullableNumber,
    offensive: nullableNumber,
    defensive: nullableNumber,
  }),
});
export type PlayerSeasonStats = z.infer<typeof PlayerSeasonStats>;
