/** Examples of the records of lineups, with schools that do not exist. */
import type { LineupStats, LineupUnitStats, OnOffStats, TimeOnFloor } from "./lineup-records.ts";

const none = { made: 0, attempted: 0, pct: 0 };

/** 13 points in 11 possessions: 4 of 7 from two, 1 of 3 from three, 2 of 2 free throws. */
const own: LineupUnitStats = {
  possessions: 11,
  points: 13,
  blocks: 1,
  assists: 3,
  steals: 1,
  turnovers: 2,
  defensiveRebounds: 5,
  offensiveRebounds: 2,
  trueShooting: 59.7,
  fieldGoals: { made: 5, attempted: 10, pct: 50 },
  twoPointers: {
    made: 4,
    attempted: 7,
    pct: 57.1,
    tipIns: none,
    dunks: { made: 1, attempted: 1, pct: 100 },
    layups: { made: 2, attempted: 3, pct: 66.7 },
    jumpers: { made: 1, attempted: 3, pct: 33.3 },
  },
  threePointers: { made: 1, attempted: 3, pct: 33.3 },
  freeThrows: { made: 2, attempted: 2, pct: 100 },
  fourFactors: { effectiveFieldGoalPct: 55, turnoverRatio: 18.2, offensiveReboundPct: 50, freeThrowRate: 20 },
};

/** 8 points in 10 possessions: 4 of 9 from two, 0 of 2 from three. */
const opponent: LineupUnitStats = {
  possessions: 10,
  points: 8,
  blocks: 0,
  assists: 1,
  steals: 1,
  turnovers: 1,
  defensiveRebounds: 2,
  offensiveRebounds: 2,
  trueShooting: 36.4,
  fieldGoals: { made: 4, attempted: 11, pct: 36.4 },
  twoPointers: {
    made: 4,
    attempted: 9,
    pct: 44.4,
    tipIns: { made: 1, attempted: 1, pct: 100 },
    dunks: none,
    layups: { made: 2, attempted: 5, pct: 40 },
    jumpers: { made: 1, attempted: 3, pct: 33.3 },
  },
  threePointers: { made: 0, attempted: 2, pct: 0 },
  freeThrows: none,
  fourFactors: { effectiveFieldGoalPct: 36.4, turnoverRatio: 10, offensiveReboundPct: 28.6, freeThrowRate: 0 },
};

/** 11 and 10 possessions in 371 seconds: 40 * 21 / (2 * 371 / 60) = 67.9. */
const together: TimeOnFloor = {
  totalSeconds: 371,
  pace: 67.9,
  offenseRating: 118.2,
  defenseRating: 80,
  netRating: 38.2,
  teamStats: own,
  opponentStats: opponent,
};

const team = { teamId: 12, team: "Marlow State", conference: "LKC" } as const;

export const lineupExamples = {
  LineupStats: {
    ...team,
    idHash: "2024-2031-2040-2052-2066",
    athletes: [
      { name: "Jonah Reyes", id: 2024 },
      { name: "Amari Cole", id: 2031 },
      { name: "Silas Okafor", id: 2040 },
      { name: "Mateo Brandt", id: 2052 },
      { name: "Eli Sorensen", id: 2066 },
    ],
    ...together,
  } satisfies LineupStats,
  OnOffStats: {
    ...team,
    athleteId: 2024,
    name: "Jonah Reyes",
    position: "G",
    games: 1,
    gamesPlayed: 1,
    unknownSeconds: 0,
    on: together,
    off: {
      totalSeconds: 371,
      pace: 67.9,
      offenseRating: 80,
      defenseRating: 118.2,
      netRating: -38.2,
      teamStats: opponent,
      opponentStats: own,
    },
    netDifference: 76.4,
  } satisfies OnOffStats,
};
