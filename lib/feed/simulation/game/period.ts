/** Halves and overtimes: how they start, and how they end. */
import { periodFormat, periodSeconds } from "#lib/basketball/clock.ts";
import { otherSide, SIDES, type Side } from "#lib/basketball/enums.ts";
import { playAttack } from "./attack.ts";
import { PAUSE, pause } from "./clock.ts";
import { EVENT, participant, record, recordTeam } from "./event-log.ts";
import { HALFTIME_REST_SECONDS, rest } from "./fatigue.ts";
import type { GameState, TeamState } from "./game-state.ts";
import type { Performer } from "./performer.ts";
import { EAGERNESS, substitute } from "./substitutions.ts";
import { closePeriodCount } from "./tally.ts";
import { endOfPeriodText, tipText } from "./texts.ts";
import { addOvertimeTimeout, carryTimeouts, TELEVISION_MARKS } from "./timeouts.ts";

const MENS = periodFormat("mens");
const SHOT_CLOCK = 30;
/** What an inch and a standard deviation of athleticism are worth in the centre circle. */
const INCH = 0.05;
const ATHLETICISM = 0.06;

/** Plays a period from its first second to its last. */
export function playPeriod(game: GameState, period: number): void {
  game.period = period;
  game.clock = periodSeconds(MENS, period);
  game.televisionMarks = period <= MENS.regulationPeriods ? [...TELEVISION_MARKS] : [];
  for (const side of SIDES) game.teams[side].periodPoints[period - 1] = 0;
  if (period === 1) jumpBall(game);
  else afterBreak(game);
  while (game.clock > 0) playAttack(game);
  closePeriodCount(game);
  pause(game, PAUSE.endOfPeriod);
  recordTeam(game, EVENT.endPeriod, null, endOfPeriodText(period));
}

function afterBreak(game: GameState): void {
  const halftime = game.period === 2;
  pause(game, halftime ? PAUSE.halftime : PAUSE.beforeOvertime);
  for (const side of SIDES) {
    const team = game.teams[side];
    if (halftime) {
      team.foulsOfHalf = 0;
      carryTimeouts(team);
      for (const performer of team.performers) rest(performer, HALFTIME_REST_SECONDS);
    } else {
      addOvertimeTimeout(team);
    }
    team.run = 0;
    substitute(game, team, EAGERNESS.periodBreak, null);
  }
  if (halftime) throwInByArrow(game);
  else jumpBall(game);
}

function throwInByArrow(game: GameState): void {
  const side = game.arrow ?? "home";
  game.arrow = otherSide(side);
  game.ball = { side, start: "throwIn", shotClock: SHOT_CLOCK, offTurnover: false, holder: null };
}

/** The tallest jump; who loses the tip has the arrow. */
function jumpBall(game: GameState): void {
  const jumpers = { home: jumperOf(game.teams.home), away: jumperOf(game.teams.away) };
  const edge = reachOf(jumpers.home) - reachOf(jumpers.away);
  const winner: Side = game.random.chance(Math.min(0.85, Math.max(0.15, 0.5 + edge))) ? "home" : "away";
  const loser = otherSide(winner);
  game.arrow = loser;
  game.ball = { side: winner, start: "tip", shotClock: SHOT_CLOCK, offTurnover: false, holder: null };
  record(game, {
    typeId: EVENT.jumpBall,
    side: winner,
    text: tipText(game.teams[winner].name, jumpers[winner].name, jumpers[loser].name),
    participants: [participant(jumpers[winner], "jumper"), participant(jumpers[loser], "jumper")],
  });
}

function jumperOf(team: TeamState): Performer {
  return team.floor.reduce((best, performer) => (reachOf(performer) > reachOf(best) ? performer : best));
}

function reachOf({ player, talents }: Performer): number {
  return INCH * player.heightInches + ATHLETICISM * talents.athleticism;
}
