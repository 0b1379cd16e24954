/** Records of the leaderboard: a team's season in full, beside those of all others. */
import { z } from "zod";
import { integer, nullableInteger, nullableNumber, nullableText, number, text } from "./shared-shapes.ts";

const Tries = z.strictObject({ attempted: number, made: number });

/** Sums over the games with a whole box score, and rates of them. A count that no feed states is 0 here; /stats/team/season has null. */
export const TeamStatsLeaderboardUnitStats = z.strictObject({
  points: z.strictObject({ total: number, inPaint: number, offTurnovers: number, fastBreak: number }),
  possessions: number,
  rawOffensiveRating: nullableNumber,
  trueShootingPct: nullableNumber,
  effectiveFieldGoalPct: nullableNumber,
  turnoverRatio: nullableNumber,
  offensiveReboundPct: nullableNumber,
  freeThrowRate: nullableNumber,
  fieldGoals: Tries,
  twoPointFieldGoals: Tries,
  threePointFieldGoals: Tries,
  freeThrows: Tries,
  rebounds: z.strictObject({ offensive: number, defensive: number, total: number }),
  turnovers: z.strictObject({ total: number, team: number, technical: number }),
  fouls: z.strictObject({ total: number, technical: number, flagrant: number }),
  assists: number,
  blocks: number,
  steals: number,
});
export type TeamStatsLeaderboardUnitStats = z.infer<typeof TeamStatsLeaderboardUnitStats>;

/** `rate`: share of the tracked tries in percent. */
const kindRates = { assistedPct: nullableNumber, pct: nullableNumber, rate: nullableNumber } as const;
const AtRimShots = z.strictObject({ rate: nullableNumber, assisted: number, made: number, attempts: number });
const Jumpers = z.strictObject({ ...kindRates, assisted: number, made: number, attempts: number });

/** Shots by kind, from plays. */
export const TeamStatsLeaderboardShotProfile = z.strictObject({
  assistedPct: number,
  atRim: z.strictObject(kindRates),
  dunk: AtRimShots,
  layup: AtRimShots,
  tipIn: AtRimShots.omit({ assisted: true }),
  twoPointJumper: Jumpers,
  threePointJumper: Jumpers,
  freeThrows: z.strictObject({ rate: number, made: number, attempts: number }),
  distribution: z.strictObject({ threeRate: nullableNumber, jumperRate: nullableNumber, midrangeRate: nullableNumber }),
});
export type TeamStatsLeaderboardShotProfile = z.infer<typeof TeamStatsLeaderboardShotProfile>;

/** Ranks are those among all teams of the season. */
const LeaderboardEfficiency = z.strictObject({
  offensiveRating: nullableNumber,
  defensiveRating: nullableNumber,
  netRating: nullableNumber,
  rankings: z.strictObject({ offense: nullableInteger, defense: nullableInteger, net: nullableInteger }),
});

export const TeamStatsLeaderboardRecord = z.strictObject({
  season: integer,
  teamId: integer,
  team: text,
  conference: z.strictObject({ id: nullableNumber, abbreviation: nullableText }),
  record: z.strictObject({ games: number, wins: number, losses: number }),
  summary: z.strictObject({
    totalMinutes: number,
    trackedShots: number,
    pace: nullableNumber,
    rawNetRating: nullableNumber,
  }),
  teamStats: TeamStatsLeaderboardUnitStats,
  opponentStats: TeamStatsLeaderboardUnitStats,
  shotProfile: TeamStatsLeaderboardShotProfile,
  adjustedEfficiency: LeaderboardEfficiency.nullable(),
});
export type TeamStatsLeaderboardRecord = z.infer<typeof TeamStatsLeaderboardRecord>;
