import type { Side } from "#lib/basketball/enums.ts";
import type { RawEvent } from "./game-model.ts";

/** Points of each side by period, from the scores of the events so far; index 0 is the first period, and the last one with an event the last. */
export function periodPointsOf(events: readonly RawEvent[]): Record<Side, number[]> {
  const points: Record<Side, number[]> = { home: [], away: [] };
  let before = { home: 0, away: 0 };
  let latest = { home: 0, away: 0 };
  let period = 0;
  for (const event of events) {
    if (event.period > period) {
      before = latest;
      period = event.period;
    }
    latest = { home: event.homeScore, away: event.awayScore };
    points.home[period - 1] = latest.home - before.home;
    points.away[period - 1] = latest.away - before.away;
  }
  return points;
}
