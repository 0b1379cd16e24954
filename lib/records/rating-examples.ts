/** Examples of the records of ratings, with a school that does not exist. */
import type { AdjustedEfficiencyInfo, SrsInfo, TeamElo } from "./rating-records.ts";

const team = { season: 2026, teamId: 12, team: "Marlow State", conference: "LKC" } as const;

export const ratingExamples = {
  SrsInfo: { ...team, rating: 14.62 } satisfies SrsInfo,
  AdjustedEfficiencyInfo: {
    ...team,
    offensiveRating: 117.4,
    defensiveRating: 98.1,
    netRating: 19.3,
    rankings: { offense: 21, defense: 17, net: 16 },
  } satisfies AdjustedEfficiencyInfo,
  TeamElo: { ...team, elo: 1947 } satisfies TeamElo,
};
