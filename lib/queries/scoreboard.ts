/** Reads of the scoreboard, and when to read it again. */
import { scoreboard } from "#lib/records/game-endpoints.ts";
import type { ScoreboardGame } from "#lib/records/scoreboard-records.ts";
import { endpointQuery } from "./endpoint-query.ts";

/** The games of the day and those that are on. */
export function scoreboardQuery() {
  return endpointQuery(scoreboard, {});
}

const SECOND_MS = 1000;
const LIVE_MS = 10 * SECOND_MS;
const NEAR_MS = 60 * SECOND_MS;
const NEAR_TIP_MS = 15 * 60 * SECOND_MS;
const LONGEST_WAIT_MS = 60 * SECOND_MS;

/** The league's time, milliseconds since 1970, and how fast it runs: 1 with real feeds, more in a demo that is played faster. */
export interface LeagueMoment {
  time: number;
  speed: number;
}

/**
 * Milliseconds until the scoreboard is worth reading again. 10 s while a game is on; 60 s from a quarter of an hour before a tip until
 * the game is on, and at the tip itself where that is sooner; before that, one wait until the quarter of an hour begins. False when
 * nothing of the day can change by itself any more. A tip whose time is not known is not waited for.
 */
export function scoreboardInterval(
  games: readonly Pick<ScoreboardGame, "status" | "startDate" | "startTimeTbd">[],
  { time, speed }: LeagueMoment,
): number | false {
  if (games.some((game) => game.status === "in_progress")) return LIVE_MS;
  const tips = games
    .filter((game) => game.status === "scheduled" && !game.startTimeTbd)
    .map((game) => Date.parse(game.startDate));
  const next = tips.toSorted((a, b) => a - b)[0];
  if (next === undefined || speed <= 0) return false;
  const onTheWall = (leagueMilliseconds: number) => Math.ceil(leagueMilliseconds / speed);
  if (next - time > NEAR_TIP_MS) return onTheWall(next - time - NEAR_TIP_MS);
  const untilTips = tips.filter((tip) => tip > time).map((tip) => onTheWall(tip - time));
  return Math.max(LIVE_MS, Math.min(onTheWall(NEAR_MS), NEAR_MS, ...untilTips));
}

/** The wait after a read that failed, and `failures` before it: the usual one, then twice as long each time, up to 60 s. */
export function retryWait(interval: number | false, failures: number): number {
  const usual = interval !== false && interval <= NEAR_MS ? interval : LIVE_MS;
  return Math.min(usual * 2 ** failures, LONGEST_WAIT_MS);
}

const MISSED_POLLS = 3;

/** Whether what is shown is older than it should be: three reads at the usual interval have passed without an answer. */
export function isOverdue(interval: number | false, ageMs: number): boolean {
  return interval !== false && interval <= NEAR_MS && ageMs >= MISSED_POLLS * interval;
}
