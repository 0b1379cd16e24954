/** Box-score counts while a game is played: numbers from the first second on, where a fact may not know them. */
import { zeroBoxCounts } from "#lib/basketball/box-counts.ts";
import type { TeamBoxScore } from "#lib/basketball/game-facts.ts";

export type TeamCounts = { [count in keyof TeamBoxScore]: number };

export function noTeamCounts(): TeamCounts {
  return {
    ...zeroBoxCounts(),
    teamTurnovers: 0,
    technicalFouls: 0,
    flagrantFouls: 0,
    pointsInPaint: 0,
    pointsOffTurnovers: 0,
    fastBreakPoints: 0,
    largestLead: 0,
    possessions: 0,
  };
}
