/** How large the league is at each scale. */
import type { Scale } from "./league-model.ts";
import type { Tier } from "./tables/conference-table.ts";

export interface LeagueSize {
  /** Schools of each conference, by tier. */
  conferences: Readonly<Record<Tier, readonly number[]>>;
  /** Professional teams that draft. */
  professionalTeams: number;
}

/**
 * `full` is as large as Division I in 2024-25, 31 conferences of 8 to 18 and 364 schools, a quarter of them in the large power conferences.
 */
export const LEAGUE_SIZES: Readonly<Record<Scale, LeagueSize>> = {
  tiny: { conferences: { power: [6], middle: [], low: [6] }, professionalTeams: 8 },
  demo: {
    conferences: { power: [10, 10], middle: [10, 10], low: [10, 10] },
    professionalTeams: 16,
  },
  full: {
    conferences: {
      power: [18, 18, 16, 16, 16, 14],
      middle: [14, 13, 13, 12, 12, 12, 11, 11, 10, 10],
      low: [12, 11, 11, 11, 10, 10, 10, 10, 10, 9, 9, 9, 9, 9, 8],
    },
    professionalTeams: 30,
  },
};
