/** A game's flow at regular distances, for reading as a table. */
import { type PeriodFormat, secondsBeforePeriod } from "#lib/basketball/clock.ts";
import { formatPeriodLong } from "#lib/format/period.ts";
import { type GameMoment, momentAt } from "./game-moments.ts";

const ROW_SECONDS = 300;

export interface FlowRow {
  /** Seconds since the tip. */
  elapsed: number;
  /** What the score and the win probability were then. */
  moment: GameMoment;
  /** The period that ended then; null where none did. */
  ending: string | null;
}

/** A row every five minutes up to the latest moment, periods' ends among them; `end` is the length of the game in seconds. */
export function flowRows(moments: readonly GameMoment[], format: PeriodFormat, end: number): FlowRow[] {
  const played = Math.min(end, moments.at(-1)?.elapsed ?? 0);
  const endings = new Map<number, string>();
  for (let period = 1; secondsBeforePeriod(format, period + 1) <= end; period += 1) {
    endings.set(secondsBeforePeriod(format, period + 1), formatPeriodLong(format, period).toLowerCase());
  }
  return Array.from({ length: Math.floor(played / ROW_SECONDS) + 1 }, (_, index) => index * ROW_SECONDS).flatMap(
    (elapsed) => {
      // At the tip the first moment, else what stood when the time was up.
      const moment = moments[elapsed === 0 ? 0 : momentAt(moments, elapsed)];
      return moment ? [{ elapsed, moment, ending: endings.get(elapsed) ?? null }] : [];
    },
  );
}
