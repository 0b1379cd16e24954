/** Examples of the records of shots by kind, with a school that does not exist. */
import type { PlayerSeasonShootingStats, SeasonShootingStats } from "./shooting-records.ts";

const team = { season: 2026, teamId: 12, team: "Marlow State", conference: "LKC" } as const;

export const shootingExamples = {
  SeasonShootingStats: {
    ...team,
    trackedShots: 1200,
    freeThrowRate: 35,
    assistedPct: 24.2,
    dunks: { attempted: 100, made: 90, pct: 90, assisted: 60, assistedPct: 66.7 },
    layups: { attempted: 400, made: 240, pct: 60, assisted: 100, assistedPct: 41.7 },
    tipIns: { attempted: 50, made: 30, pct: 60 },
    twoPointJumpers: { attempted: 250, made: 100, pct: 40, assisted: 20, assistedPct: 20 },
    threePointJumpers: { attempted: 400, made: 130, pct: 32.5, assisted: 110, assistedPct: 84.6 },
    freeThrows: { attempted: 420, made: 300, pct: 71.4 },
    attemptsBreakdown: { dunks: 8.3, layups: 33.3, tipIns: 4.2, twoPointJumpers: 20.8, threePointJumpers: 33.3 },
  } satisfies SeasonShootingStats,
  PlayerSeasonShootingStats: {
    ...team,
    athleteId: 207,
    athleteName: "Amos Vell",
    trackedShots: 200,
    freeThrowRate: 30,
    assistedPct: 32.5,
    dunks: { attempted: 10, made: 9, pct: 90, assisted: 6, assistedPct: 66.7 },
    layups: { attempted: 50, made: 30, pct: 60, assisted: 12, assistedPct: 40 },
    tipIns: { attempted: 0, made: 0, pct: 0 },
    twoPointJumpers: { attempted: 40, made: 16, pct: 40, assisted: 4, assistedPct: 25 },
    threePointJumpers: { attempted: 100, made: 45, pct: 45, assisted: 43, assistedPct: 95.6 },
    freeThrows: { attempted: 60, made: 48, pct: 80 },
    attemptsBreakdown: { dunks: 5, layups: 25, tipIns: 0, twoPointJumpers: 20, threePointJumpers: 50 },
  } satisfies PlayerSeasonShootingStats,
};
