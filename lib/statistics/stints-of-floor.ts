import { elapsedSeconds, type PeriodFormat } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayFact, StintEnd, StintFact } from "#lib/basketball/game-facts.ts";
import type { FloorChange, FloorMoment } from "./floor.ts";

/**
 * The stints that sorted floor changes make: from each time an athlete goes on to the next time he goes off, through breaks between periods, the last ones
 * to `end`. A stint of no seconds is kept only when something happened in it, as when a rebounder comes in for one free throw; home first, then by time in,
 * then by athlete key.
 */
export function stintsOfFloor(
  changes: readonly FloorChange[],
  plays: readonly PlayFact[],
  end: FloorMoment,
  format: PeriodFormat,
): StintFact[] {
  const open = new Map<string, FloorChange>();
  const stints: StintFact[] = [];
  const close = (start: FloorChange, at: FloorMoment, endPlay: number) => {
    const stint = {
      athlete: start.athlete,
      side: start.side,
      subIn: stintEnd(start.at, start.side),
      subOut: stintEnd(at, start.side),
    };
    const seconds = stintSeconds(stint, format);
    const played = plays.slice(start.play, endPlay).some((play) => play.event.kind !== "substitution");
    if (seconds > 0 || (seconds === 0 && played)) stints.push(stint);
  };
  for (const change of changes) {
    const start = open.get(change.athlete);
    if (change.direction === "in" && start === undefined) open.set(change.athlete, change);
    if (change.direction === "out" && start !== undefined) {
      close(start, change.at, change.play);
      open.delete(change.athlete);
    }
  }
  for (const start of open.values()) close(start, end, plays.length);
  const timeIn = ({ subIn }: StintFact) => elapsedSeconds(format, subIn.period, subIn.secondsRemaining);
  const order = (side: Side) => (side === "home" ? 0 : 1);
  return stints.sort(
    (a, b) => order(a.side) - order(b.side) || timeIn(a) - timeIn(b) || (a.athlete < b.athlete ? -1 : 1),
  );
}

/** Length of a stint in seconds of game time. From 4:00 in the first half to 18:00 in the second: 240 + 120 = 360. */
export function stintSeconds(stint: Pick<StintFact, "subIn" | "subOut">, format: PeriodFormat): number {
  const { subIn, subOut } = stint;
  return (
    elapsedSeconds(format, subOut.period, subOut.secondsRemaining) -
    elapsedSeconds(format, subIn.period, subIn.secondsRemaining)
  );
}

/** Seconds on the floor of every athlete with a stint, by athlete key. */
export function computeSecondsPlayed(stints: readonly StintFact[], format: PeriodFormat): Map<string, number> {
  const seconds = new Map<string, number>();
  for (const stint of stints) {
    seconds.set(stint.athlete, (seconds.get(stint.athlete) ?? 0) + stintSeconds(stint, format));
  }
  return seconds;
}

function stintEnd(at: FloorMoment, side: Side): StintEnd {
  const [teamPoints, opponentPoints] = side === "home" ? [at.homeScore, at.awayScore] : [at.awayScore, at.homeScore];
  return { period: at.period, secondsRemaining: at.secondsRemaining, teamPoints, opponentPoints };
}
