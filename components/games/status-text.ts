/** The state of a game in a word or two. Times of day are the caller's: only the browser knows the visitor's zone. */
import type { PeriodFormat } from "#lib/basketball/clock.ts";
import { formatFinal } from "#lib/format/period.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { periodsPlayed } from "./game-sides.ts";

/** `Final/OT`, `Live`, `Postponed`, `Cancelled`, `Time TBD`; null for a scheduled game whose time is known. */
export function statusText(
  game: Pick<GameInfo, "status" | "startTimeTbd" | "homePeriodPoints" | "awayPeriodPoints">,
  format: PeriodFormat,
): string | null {
  switch (game.status) {
    case "final":
      return formatFinal(format, periodsPlayed(game));
    case "in_progress":
      return "Live";
    case "postponed":
      return "Postponed";
    case "cancelled":
      return "Cancelled";
    case "scheduled":
      return game.startTimeTbd ? "Time TBD" : null;
  }
}
