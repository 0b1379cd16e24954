/** Who was on the floor from when to when, from athletes' stints. */
import { elapsedSeconds, type PeriodFormat } from "#lib/basketball/clock.ts";
import type { StintEnd } from "#lib/basketball/game-facts.ts";

export interface AthleteStint {
  athleteId: number;
  subIn: Pick<StintEnd, "period" | "secondsRemaining">;
  subOut: Pick<StintEnd, "period" | "secondsRemaining">;
}

/** A time without a change on the floor. */
export interface FloorSpan {
  /** Ascending. */
  athleteIds: number[];
  seconds: number;
}

/**
 * The spans that the stints of one side cut a game of `length` seconds into, one after the other: together they are as long as the game. Somebody whose stints overlap
 * is on the floor once. h1 from 0 to 100 and h2 from 60 to 100 of 120 seconds: h1 60, h1 and h2 40, nobody 20.
 */
export function floorSpans(stints: readonly AthleteStint[], format: PeriodFormat, length: number): FloorSpan[] {
  const time = ({ period, secondsRemaining }: AthleteStint["subIn"]) =>
    Math.min(Math.max(elapsedSeconds(format, period, secondsRemaining), 0), length);
  const changes = stints
    .flatMap(({ athleteId, subIn, subOut }) => [
      { athleteId, at: time(subIn), by: 1 },
      { athleteId, at: time(subOut), by: -1 },
    ])
    .sort((a, b) => a.at - b.at);
  const on = new Map<number, number>();
  const spans: FloorSpan[] = [];
  let since = 0;
  const closeSpan = (at: number) => {
    if (at === since) return;
    const athleteIds = [...on].filter(([, times]) => times > 0).map(([athleteId]) => athleteId);
    spans.push({ athleteIds: athleteIds.sort((a, b) => a - b), seconds: at - since });
    since = at;
  };
  for (const { athleteId, at, by } of changes) {
    closeSpan(at);
    on.set(athleteId, (on.get(athleteId) ?? 0) + by);
  }
  closeSpan(length);
  return spans;
}
