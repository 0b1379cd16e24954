/** Floor changes where the feed states the ten on the floor with every play. */
import { type PeriodFormat, periodSeconds } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import { type FloorChange, type FloorMoment, momentOf } from "./floor.ts";

/** Athletes of one side whom the feed states to be on the floor at a play; null when it states nobody there. */
export function statedFloor(play: PlayFact, side: Side, sideOf: ReadonlyMap<string, Side>): string[] | null {
  return play.onFloor === null ? null : play.onFloor.filter((key) => sideOf.get(key) === side);
}

/**
 * The changes of one side between the stated floors of consecutive plays. All who change at once do so at one time: that of the last
 * substitution play that names one of them since the previous change; without one, at the break when a period lies between, else at the time of the play.
 *
 * @param sideOf the side of every athlete key; a key without a side is left out
 */
export function statedFloorChanges(
  plays: readonly PlayFact[],
  side: Side,
  sideOf: ReadonlyMap<string, Side>,
  format: PeriodFormat,
): FloorChange[] {
  const changes: FloorChange[] = [];
  let on = new Set<string>();
  let since = -1;
  for (const [index, play] of plays.entries()) {
    const stated = statedFloor(play, side, sideOf);
    if (stated === null) continue;
    const floor = new Set(stated);
    const came = [...floor].filter((athlete) => !on.has(athlete));
    const went = [...on].filter((athlete) => !floor.has(athlete));
    if (came.length + went.length === 0) continue;
    const times = changeTimes(plays, index, since, new Set([...came, ...went]), format);
    changes.push(...went.map((athlete) => ({ athlete, side, direction: "out" as const, play: index, at: times.out })));
    changes.push(...came.map((athlete) => ({ athlete, side, direction: "in" as const, play: index, at: times.in })));
    on = floor;
    since = index;
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
