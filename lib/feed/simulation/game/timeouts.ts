/** Timeouts: television's four a half, and the coaches' own. */
import { otherSide, SIDES, type Side } from "#lib/basketball/enums.ts";
import { PAUSE, pause } from "./clock.ts";
import { EVENT, recordTeam } from "./event-log.ts";
import { type GameState, isDeciding, leadOf, type TeamState } from "./game-state.ts";
import { TELEVISION_TIMEOUT_TEXT, timeoutText } from "./texts.ts";

/** Seconds of a half below which the next dead ball is television's (NCAA: 16, 12, 8 and 4 minutes). */
export const TELEVISION_MARKS: readonly number[] = [960, 720, 480, 240];
/** NCAA men, games with television timeouts: one of 60 seconds and three of 30; three at most go into the second half. */
export const SHORT_TIMEOUTS = 3;
export const LONG_TIMEOUTS = 1;
const MOST_AFTER_HALFTIME = 3;

/** Seconds of the game between two timeouts. */
const GAP = 50;
const GAP_AT_THE_END = 9;
/** Points in a row by the other side that make a coach stop the game, and how likely he does at each chance. */
const RUN = 7;
const RUN_CHANCE = 0.3;
const LONG_RUN = 10;
const LONG_RUN_CHANCE = 0.6;
const ANY_CHANCE = 0.028;
const LATE_SECONDS = 75;
const LATE_LEAD = 8;
const LATE_CHANCE = 0.3;

/** Takes television's timeout when it is due. Whether it was. */
export function takeTelevisionTimeout(game: GameState): boolean {
  const mark = game.televisionMarks[0];
  if (mark === undefined || game.clock >= mark || game.clock === 0) return false;
  game.televisionMarks = game.televisionMarks.filter((later) => later <= game.clock);
  recordTeam(game, EVENT.televisionTimeout, null, TELEVISION_TIMEOUT_TEXT);
  game.lastTimeout = game.elapsed;
  pause(game, PAUSE.televisionTimeout);
  return true;
}

/**
 * Lets the coaches take a timeout, one at most. Whether one was taken.
 *
 * @param allowed the side that may: both with a dead ball, the one with the ball otherwise
 */
export function takeTeamTimeout(game: GameState, allowed: Side | null): boolean {
  for (const side of SIDES) {
    const team = game.teams[side];
    if ((allowed !== null && allowed !== side) || !wantsTimeout(game, team)) continue;
    const long = team.longTimeouts > 0 && (team.shortTimeouts === 0 || !isDeciding(game));
    if (long) team.longTimeouts -= 1;
    else team.shortTimeouts -= 1;
    recordTeam(game, long ? EVENT.longTimeout : EVENT.shortTimeout, side, timeoutText(team.name, long ? 60 : 30));
    game.lastTimeout = game.elapsed;
    team.run = 0;
    game.teams[otherSide(side)].run = 0;
    pause(game, long ? PAUSE.longTimeout : PAUSE.shortTimeout);
    return true;
  }
  return false;
}

/** What is left of the timeouts when the second half starts. */
export function carryTimeouts(team: TeamState): void {
  if (team.shortTimeouts + team.longTimeouts > MOST_AFTER_HALFTIME) team.shortTimeouts -= 1;
}

/** An overtime brings one of 30 seconds. */
export function addOvertimeTimeout(team: TeamState): void {
  team.shortTimeouts += 1;
}

function wantsTimeout(game: GameState, team: TeamState): boolean {
  const left = team.shortTimeouts + team.longTimeouts;
  const deciding = isDeciding(game);
  const late = deciding && game.clock <= LATE_SECONDS;
  if (left === 0 || game.clock === 0 || game.elapsed - game.lastTimeout < (late ? GAP_AT_THE_END : GAP)) return false;
  const lead = leadOf(game, team.side);
  if (late) return Math.abs(lead) <= LATE_LEAD && game.random.chance(lead <= 0 ? LATE_CHANCE * 1.5 : LATE_CHANCE);
  // The last one is kept for the end.
  if (left === 1 && Math.abs(lead) < 15) return false;
  const run = game.teams[otherSide(team.side)].run;
  const chance = run >= LONG_RUN ? LONG_RUN_CHANCE : run >= RUN ? RUN_CHANCE : ANY_CHANCE;
  return game.random.chance(chance);
}
