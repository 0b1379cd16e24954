/** Example of the leaderboard's record, with a school that does not exist. */
import type { TeamStatsLeaderboardRecord, TeamStatsLeaderboardUnitStats } from "./leaderboard-records.ts";

const own: TeamStatsLeaderboardUnitStats = {
  points: { total: 2340, inPaint: 1010, offTurnovers: 420, fastBreak: 290 },
  possessions: 2100,
  rawOffensiveRating: 111.4,
  trueShootingPct: 56.4,
  effectiveFieldGoalPct: 52.2,
  turnoverRatio: 15.7,
  offensiveReboundPct: 31.4,
  freeThrowRate: 34.4,
  fieldGoals: { attempted: 1800, made: 830 },
  twoPointFieldGoals: { attempted: 1160, made: 610 },
  threePointFieldGoals: { attempted: 640, made: 220 },
  freeThrows: { attempted: 620, made: 460 },
  rebounds: { offensive: 320, defensive: 760, total: 1080 },
  turnovers: { total: 330, team: 20, technical: 0 },
  fouls: { total: 510, technical: 7, flagrant: 2 },
  assists: 425,
  blocks: 110,
  steals: 190,
};

const allowed: TeamStatsLeaderboardUnitStats = {
  points: { total: 2120, inPaint: 930, offTurnovers: 350, fastBreak: 260 },
  possessions: 2096,
  rawOffensiveRating: 101.1,
  trueShootingPct: 52,
  effectiveFieldGoalPct: 47.8,
  turnoverRatio: 17.2,
  offensiveReboundPct: 27.6,
  freeThrowRate: 30,
  fieldGoals: { attempted: 1800, made: 760 },
  twoPointFieldGoals: { attempted: 1180, made: 560 },
  threePointFieldGoals: { attempted: 620, made: 200 },
  freeThrows: { attempted: 540, made: 400 },
  rebounds: { offensive: 290, defensive: 700, total: 990 },
  turnovers: { total: 360, team: 25, technical: 0 },
  fouls: { total: 545, technical: 9, flagrant: 3 },
  assists: 390,
  blocks: 95,
  steals: 170,
};

export const leaderboardExamples = {
  TeamStatsLeaderboardRecord: {
    season: 2026,
    teamId: 12,
    team: "Marlow State",
    conference: { id: 3, abbreviation: "LKC" },
    record: { games: 30, wins: 22, losses: 8 },
    summary: { totalMinutes: 1210, trackedShots: 1792, pace: 69.4, rawNetRating: 10.3 },
    teamStats: own,
    opponentStats: allowed,
    shotProfile: {
      assistedPct: 23.7,
      atRim: { assistedPct: 44.6, pct: 64.5, rate: 36.8 },
      dunk: { rate: 6.7, assisted: 80, made: 108, attempts: 120 },
      layup: { rate: 26.8, assisted: 110, made: 280, attempts: 480 },
      tipIn: { rate: 3.3, made: 38, attempts: 60 },
      twoPointJumper: { assistedPct: 25, pct: 36.6, rate: 27.5, assisted: 45, made: 180, attempts: 492 },
      threePointJumper: { assistedPct: 86.4, pct: 34.4, rate: 35.7, assisted: 190, made: 220, attempts: 640 },
      freeThrows: { rate: 34.6, made: 460, attempts: 620 },
      distribution: { threeRate: 35.7, jumperRate: 63.2, midrangeRate: 27.5 },
    },
    adjustedEfficiency: {
      offensiveRating: 117.4,
      defensiveRating: 98.1,
      netRating: 19.3,
      rankings: { offense: 21, defense: 17, net: 16 },
    },
  } satisfies TeamStatsLeaderboardRecord,
};
