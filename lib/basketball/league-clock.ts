/**
 * The time in a league that plays itself. It runs from an anchor, at a speed: league time = anchor + speed x (wall time - anchor). A league at
 * speed 1 whose anchor names the same moment twice lives in real time.
 */
export interface LeagueClock {
  /** The two moments of the anchor, UTC with milliseconds. */
  wall: string;
  league: string;
  /** League seconds a second: 1 is real time, 60 a minute a second. 0 stands still. */
  speed: number;
}

/** How often a league that is on writes its anchor anew, in milliseconds of wall time. */
export const ANCHOR_INTERVAL = 60_000;

/** The league's time at a moment of wall time, both in milliseconds since 1970. Before the anchor the league stands at it. */
export function leagueTime(clock: LeagueClock, wall: number): number {
  return Math.round(Date.parse(clock.league) + clock.speed * Math.max(0, wall - Date.parse(clock.wall)));
}

/** The moment of wall time at which the league reaches a moment of its own; Infinity when it stands still before it. */
export function wallTime(clock: LeagueClock, league: number): number {
  const ahead = league - Date.parse(clock.league);
  if (ahead <= 0) return Date.parse(clock.wall);
  return clock.speed > 0 ? Date.parse(clock.wall) + ahead / clock.speed : Number.POSITIVE_INFINITY;
}

/** The same time, anchored at a moment of wall time. */
export function anchoredAt(clock: LeagueClock, wall: number): LeagueClock {
  return { wall: isoTime(wall), league: isoTime(leagueTime(clock, wall)), speed: clock.speed };
}

/** The clock that a league leaves behind when it is stopped: while nobody runs it, real time passes. */
export function stoppedAt(clock: LeagueClock, wall: number): LeagueClock {
  return { ...anchoredAt(clock, wall), speed: Math.min(clock.speed, 1) };
}

/**
 * The clock of a league that goes on at a speed, after the one it left behind. It never runs backwards: a run that broke off may have been one
 * interval ahead of its last anchor, so that much is counted at its speed, and the rest of the time away as real time.
 */
export function resumedClock(left: LeagueClock, wall: number, speed: number): LeagueClock {
  const away = Math.max(0, wall - Date.parse(left.wall));
  const running = left.speed > 1 ? Math.min(away, ANCHOR_INTERVAL) : away;
  const league = Date.parse(left.league) + running * left.speed + (away - running);
  return { wall: isoTime(wall), league: isoTime(league), speed };
}

function isoTime(milliseconds: number): string {
  return new Date(Math.round(milliseconds)).toISOString();
}
