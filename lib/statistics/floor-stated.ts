/** Floor changes where the feed states the ten on the floor with every play. */
import { type PeriodFormat, periodSeconds } from "#lib/basketball/clock.ts";
import { SIDES, type Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/facts.ts";
import { type FloorChange, type FloorMoment, momentOf } from "./floor.ts";

/**
 * The changes between the stated floors of consecutive plays. All who change on one side at once do so at one time: that of the last
 * substitution play that names one of them since that side's previous change; without one, at the break when a period lies between, else at the time of the play.
 *
 * @param sideOf the side of every athlete key; a key without a side is left out
 */
export function statedFloorChanges(
  plays: readonly PlayFact[],
  sideOf: ReadonlyMap<string, Side>,
  format: PeriodFormat,
): FloorChange[] {
  const changes: FloorChange[] = [];
  const current: Record<Side, { on: Set<string>; since: number }> = {
    home: { on: new Set(), since: -1 },
    away: { on: new Set(), since: -1 },
  };
  for (const [index, play] of plays.entries()) {
    if (play.onFloor === null) continue;
    for (const side of SIDES) {
      const floor = new Set(play.onFloor.filter((key) => sideOf.get(key) === side));
      const { on, since } = current[side];
      const came = [...floor].filter((key) => !on.has(key));
      const went = [...on].filter((key) => !floor.has(key));
      if (came.length + went.length === 0) continue;
      const times = changeTimes(plays, index, since, new Set([...came, ...went]), format);
      changes.push(
        ...went.map((athlete) => ({ athlete, side, direction: "out", play: index, at: times.out }) as const),
      );
      changes.push(...came.map((athlete) => ({ athlete, side, direction: "in", play: index, at: times.in }) as const));
      current[side] = { on: floor, since: index };
    }
  }
  return changes;
}

function changeTimes(
  plays: readonly PlayFact[],
  index: number,
  since: number,
  athletes: ReadonlySet<string>,
  format: PeriodFormat,
): { out: FloorMoment; in: FloorMoment } {
  const play = plays[index];
  if (play === undefined) throw new RangeError(`no play ${index}`);
  for (let earlier = index; earlier > since; earlier--) {
    const candidate = plays[earlier];
    if (candidate?.event.kind !== "substitution" || candidate.event.athlete === null) continue;
    if (athletes.has(candidate.event.athlete)) return { out: momentOf(candidate), in: momentOf(candidate) };
  }
  const previous = plays[index - 1];
  if (previous !== undefined && previous.period === play.period) return { out: momentOf(play), in: momentOf(play) };
  return breakBefore(play, previous, format);
}

/** The two faces of a break: the end of the period before and the start of the period of `play`. */
export function breakBefore(
  play: PlayFact,
  previous: PlayFact | undefined,
  format: PeriodFormat,
): { out: FloorMoment; in: FloorMoment } {
  const score = { homeScore: previous?.homeScore ?? 0, awayScore: previous?.awayScore ?? 0 };
  const start = { period: play.period, secondsRemaining: periodSeconds(format, play.period), ...score };
  if (previous === undefined) return { out: start, in: start };
  return { out: { period: play.period - 1, secondsRemaining: 0, ...score }, in: start };
}
