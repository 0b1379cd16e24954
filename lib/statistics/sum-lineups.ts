/** A team's lineups over several games. */
import type { LineupTime, TeamLineups } from "#lib/basketball/lineup.ts";
import { compareLineups, lineupKey } from "./lineups.ts";
import { addFloorTime, noFloorTime } from "./unit-counts.ts";

/** Adds up a team's games, in any order: the same five are one lineup. 60 seconds in one game and 90 in another are 150. */
export function sumLineups(games: readonly TeamLineups[]): TeamLineups {
  const byKey = new Map<string, LineupTime>();
  const unknown = noFloorTime();
  for (const game of games) {
    addFloorTime(unknown, game.unknown);
    for (const lineup of game.lineups) {
      const key = lineupKey(lineup.athleteIds);
      const sum = byKey.get(key) ?? { athleteIds: lineup.athleteIds, ...noFloorTime() };
      addFloorTime(sum, lineup);
      byKey.set(key, sum);
    }
  }
  return { lineups: [...byKey.values()].sort(compareLineups), unknown };
}
