/** Which games of a schedule went beyond regulation; the overview itself does not say. */
import { periodsPlayed } from "#components/games/game-sides.ts";
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import { formatPeriod } from "#lib/format/period.ts";
import type { GameInfo } from "#lib/records/game-records.ts";

/** `OT`, `2OT` by game; games that ended in regulation, or whose periods are not known, are missing. */
export function overtimes(games: readonly GameInfo[], format: PeriodFormat): ReadonlyMap<number, string> {
  return new Map(
    games.flatMap((game) => {
      const periods = periodsPlayed(game);
      if (game.status !== "final" || periods === null || periods <= format.regulationPeriods) return [];
      return [[game.id, formatPeriod(format, periods)] as const];
    }),
  );
}
