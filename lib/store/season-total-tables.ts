/** Tables of season numbers: derived from games, and summed again when one of them changes. */
import type { Side } from "#lib/basketball/enums.ts";

/** What a game adds to its teams' seasons: one row a side, for games with a box score or plays. */
export interface GameTallyTable {
  gameId: number;
  side: Side;
  season: number;
  /** A packed TeamTally (packed-tally.ts). */
  tally: string;
}

/** Sums over a team's final games of the season, without exhibitions. Teams without such a game have no row. */
export interface SeasonTeamTable {
  season: number;
  teamId: number;
  /** JSON of TeamTotals. */
  totals: string;
}

/** The same of an athlete's games for the team. */
export interface SeasonAthleteTable {
  season: number;
  teamId: number;
  athleteId: number;
  /** JSON of AthleteTotals. */
  totals: string;
}

/** Teams whose season must be summed again. */
export interface StaleSeasonTeamTable {
  season: number;
  teamId: number;
}
