import type { Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import { eventPoints } from "./event-points.ts";

/**
 * Points of each side by period, from the made shots of the plays; index 0 is the first period. As long as the last period with a
 * play, so a scoreless overtime is a 0. Empty without plays.
 */
export function computePeriodPoints(plays: readonly PlayFact[]): Record<Side, number[]> {
  const periods = plays.reduce((last, play) => Math.max(last, play.period), 0);
  const points: Record<Side, number[]> = {
    home: new Array<number>(periods).fill(0),
    away: new Array<number>(periods).fill(0),
  };
  for (const play of plays) {
    if (play.side === null) continue;
    const index = play.period - 1;
    points[play.side][index] = (points[play.side][index] ?? 0) + eventPoints(play.event);
  }
  return points;
}
