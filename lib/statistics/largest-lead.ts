import type { Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";

/**
 * Largest lead each side held at any moment, in points, from the scores after every play; 0 for a side that never led.
 * Scores 2-0, 2-3, 6-3 give 3 and 1.
 */
export function computeLargestLeads(plays: readonly PlayFact[]): Record<Side, number> {
  const leads: Record<Side, number> = { home: 0, away: 0 };
  for (const play of plays) {
    leads.home = Math.max(leads.home, play.homeScore - play.awayScore);
    leads.away = Math.max(leads.away, play.awayScore - play.homeScore);
  }
  return leads;
}
