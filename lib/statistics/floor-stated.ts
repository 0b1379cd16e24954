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
 * The changes of one side between the stated floors of consecutive plays. Feeds may state a new floor only when the ball changes hands, so a change holds from the
 * stoppage since the previous change whose substitution plays say that the athlete comes or goes. Each athlete changes at his own stoppage where as many come as go at
 * each of them, else all change at the latest one; without any, at the break when a period lies between, else at the play.
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
    const moves: Move[] = [
      ...[...on].filter((athlete) => !floor.has(athlete)).map((athlete) => ({ athlete, direction: "out" as const })),
      ...stated.filter((athlete) => !on.has(athlete)).map((athlete) => ({ athlete, direction: "in" as const })),
    ];
    if (moves.length === 0) continue;
    for (const { move, from, at } of placeMoves(plays, moves, since, index, format)) {
      changes.push({ ...move, side, play: from, at });
    }
    on = floor;
    since = index;
  }
  return changes;
}

type Move = Pick<FloorChange, "athlete" | "direction">;

/** From which play on each move holds, and its time. */
function placeMoves(
  plays: readonly PlayFact[],
  moves: readonly Move[],
  since: number,
  index: number,
  format: PeriodFormat,
): { move: Move; from: number; at: FloorMoment }[] {
  const play = plays[index];
  if (play === undefined) throw new RangeError(`no play ${index}`);
  const stoppages = moves.map((move) => findStoppage(plays, move, since, index));
  const latest = Math.max(...stoppages.map((stoppage) => stoppage ?? -1));
  const stoppage = plays[latest];
  if (stoppage === undefined) {
    const previous = plays[index - 1];
    const times =
      previous !== undefined && previous.period === play.period
        ? { out: momentOf(play), in: momentOf(play) }
        : breakBefore(play, previous, format);
    return moves.map((move) => ({ move, from: index, at: times[move.direction] }));
  }
  const balanced = [...Map.groupBy(moves, (_, place) => stoppages[place] ?? null)].every(
    ([at, together]) =>
      at !== null && together.filter(({ direction }) => direction === "in").length * 2 === together.length,
  );
  return moves.map((move, place) => {
    const from = balanced ? (stoppages[place] ?? latest) : latest;
    return { move, from, at: momentOf(plays[from] ?? stoppage) };
  });
}

/** Index of the first substitution of the latest stoppage, after `since` and up to `index`, at which the athlete makes the move; null where none says so. */
function findStoppage(
  plays: readonly PlayFact[],
  { athlete, direction }: Move,
  since: number,
  index: number,
): number | null {
  let found: number | null = null;
  for (let earlier = index; earlier > since; earlier--) {
    const { event, period, secondsRemaining } = plays[earlier] as PlayFact;
    const stoppage = found === null ? undefined : plays[found];
    if (stoppage && (stoppage.period !== period || stoppage.secondsRemaining !== secondsRemaining)) break;
    if (event.kind === "substitution") {
      if (found !== null || (event.athlete === athlete && event.direction === direction)) found = earlier;
    } else if (found !== null && event.kind !== "timeout" && event.kind !== "other") break;
  }
  return found;
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
