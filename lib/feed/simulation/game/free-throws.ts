/** Trips to the line. */
import { otherSide } from "#lib/basketball/enums.ts";
import { PAUSE, pause } from "./clock.ts";
import { EVENT, participant, record, recordTeam } from "./event-log.ts";
import { fatigueCost } from "./fatigue.ts";
import type { GameState } from "./game-state.ts";
import type { Performer } from "./performer.ts";
import { reboundMiss } from "./rebounds.ts";
import { changeAtFreeThrow, mayCallTimeout } from "./stoppage.ts";
import { countFreeThrow } from "./tally.ts";
import { deadBallReboundText, freeThrowText } from "./texts.ts";

/** Share of free throws a mean player makes, and what one standard deviation of the talent adds. */
const MADE = 0.723;
const TALENT = 0.075;
const SHOT_CLOCK = 30;

export interface FreeThrowTrip {
  shots: 1 | 2 | 3;
  /** The second shot must be earned with the first. */
  oneAndOne: boolean;
}

export interface TripEnd {
  /** The shooting side has the ball after the last shot, made or missed: flagrant and technical fouls. */
  keepsBall: boolean;
  /** The foul stopped a fast break. */
  fastBreak: boolean;
}

/** Shoots the free throws of a foul and settles who has the ball after them. */
export function shootFreeThrows(game: GameState, shooter: Performer, trip: FreeThrowTrip, end: TripEnd): void {
  const { offTurnover } = game.ball;
  const chance = madeChance(shooter);
  for (let shot = 1; shot <= trip.shots; shot++) {
    pause(game, shot === 1 ? PAUSE.freeThrow : PAUSE.betweenFreeThrows);
    const made = game.random.chance(chance);
    const last = shot === trip.shots || (trip.oneAndOne && !made);
    const marks = { fastBreak: end.fastBreak, offTurnover };
    countFreeThrow(game, shooter, made, marks);
    record(game, {
      typeId: EVENT.freeThrow,
      side: shooter.side,
      text: freeThrowText(shooter.name, made, shot, trip.shots),
      participants: [participant(shooter, "shooter")],
      scoringPlay: made,
      shootingPlay: true,
      scoreValue: 1,
      ...marks,
    });
    if (!last) {
      if (!made)
        recordTeam(game, EVENT.deadBallRebound, shooter.side, deadBallReboundText(game.teams[shooter.side].name));
      if (shot === trip.shots - 1) changeAtFreeThrow(game, shooter);
      continue;
    }
    if (end.keepsBall) {
      game.ball = { ...game.ball, side: shooter.side, start: "frontcourt", shotClock: SHOT_CLOCK, holder: null };
    } else if (made) {
      afterMadeLast(game, shooter);
    } else {
      reboundMiss(game, shooter.side, "freeThrow", null);
    }
    return;
  }
}

export function madeChance(shooter: Performer): number {
  const talent = shooter.talents.freeThrow - fatigueCost(shooter);
  return Math.min(0.95, Math.max(0.25, MADE + TALENT * talent));
}

function afterMadeLast(game: GameState, shooter: Performer): void {
  game.ball = {
    side: otherSide(shooter.side),
    start: "freeThrow",
    shotClock: SHOT_CLOCK,
    offTurnover: false,
    holder: null,
  };
  changeAtFreeThrow(game, null);
  mayCallTimeout(game);
}
