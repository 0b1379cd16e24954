/** Sums of what a team and its athletes did in the games of a season, or of a part of it. Rates are computed from them, never averaged. */
import type { KnownBoxCounts } from "./box-counts.ts";
import type { ShotTally } from "./tally.ts";

export interface TeamSums extends KnownBoxCounts {
  possessions: number;
  /** Counts that only some feeds state, over the games that state them; null when none does. */
  teamTurnovers: number | null;
  technicalFouls: number | null;
  flagrantFouls: number | null;
  pointsInPaint: number | null;
  pointsOffTurnovers: number | null;
  fastBreakPoints: number | null;
}

export interface TeamTotals {
  /** Final games, with or without a box score. A game whose winner nobody states is neither a win nor a loss. */
  games: number;
  wins: number;
  losses: number;
  /** Of all games; one whose length nobody states counts its regulation. */
  minutes: number;
  /** Games with a whole box score of both sides: the sums, and everything computed from them, are theirs. */
  boxGames: number;
  boxMinutes: number;
  team: TeamSums;
  opponent: TeamSums;
  /** Games with shots from plays, and their shots. */
  shotGames: number;
  shots: ShotTally;
  opponentShots: ShotTally;
}

export interface AthleteTotals {
  athleteId: number;
  /** Final games he has minutes in, and those minutes. */
  games: number;
  minutes: number;
  /** Games he started; null when no game says who did. */
  starts: number | null;
  /** Those of his games whose box score is whole, his own line included: the sums, and everything computed from them, are theirs. */
  boxGames: number;
  boxMinutes: number;
  own: KnownBoxCounts;
  /** His team's and its opponents' sums over the same games. */
  team: KnownBoxCounts;
  opponent: KnownBoxCounts;
  possessions: number;
  opponentPossessions: number;
  gameMinutes: number;
  /** Games of his with shots from plays, and his shots. */
  shotGames: number;
  shots: ShotTally;
}
