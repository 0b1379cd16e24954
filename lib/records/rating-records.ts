/** Records of teams' ratings. */
import { z } from "zod";
import { integer, nullableInteger, nullableText, number, text } from "./shared-shapes.ts";

/** The team, and its conference in the season (the abbreviation). */
const ratedTeam = { season: integer, teamId: integer, team: text, conference: nullableText } as const;

/** Points better than the mean team, two decimals. */
export const SrsInfo = z.strictObject({ ...ratedTeam, rating: number });
export type SrsInfo = z.infer<typeof SrsInfo>;

/** Points per 100 possessions against the mean team, one decimal; of the defense, allowed: lower is better. Ranks among all teams of the season. */
export const AdjustedEfficiencyInfo = z.strictObject({
  ...ratedTeam,
  offensiveRating: number,
  defensiveRating: number,
  netRating: number,
  rankings: z.strictObject({ offense: integer, defense: integer, net: integer }),
});
export type AdjustedEfficiencyInfo = z.infer<typeof AdjustedEfficiencyInfo>;

/** Rating after the team's last game of the season. */
export const TeamElo = z.strictObject({ ...ratedTeam, elo: nullableInteger });
export type TeamElo = z.infer<typeof TeamElo>;
