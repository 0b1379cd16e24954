/** Fouls: the whistle, the sheet, the bonus. */
import { otherSide } from "#lib/basketball/enums.ts";
import { PAUSE, pause } from "./clock.ts";
import { EVENT, participant, record } from "./event-log.ts";
import { type FreeThrowTrip, shootFreeThrows } from "./free-throws.ts";
import type { GameState, TeamState } from "./game-state.ts";
import type { Performer } from "./performer.ts";
import { pickWeighted } from "./shot-choice.ts";
import { stopPlay } from "./stoppage.ts";
import { hasBench } from "./substitutions.ts";
import { countFoul } from "./tally.ts";
import { foulText } from "./texts.ts";

/** NCAA men: five fouls end a player's game, the seventh of a half brings a one-and-one, the tenth two shots. */
const FOULS_TO_LEAVE = 5;
const BONUS = 7;
const DOUBLE_BONUS = 10;
/** Part by which one standard deviation of discipline lowers a player's share of his team's fouls. */
const DISCIPLINE = 0.15;
const BY_POSITION = { G: 0.97, F: 1.05, C: 0.95 } as const;
/** Weight of a player with so many fouls on his sheet: who has four takes care. */
const CARE: readonly number[] = [1, 1, 0.9, 0.65, 0.2];
/** Shot clock after a foul by the defence, when less was left. */
const SHOT_CLOCK_AFTER_FOUL = 20;
/** Fouls on shots that are flagrant, and flagrant ones that send a player off. */
const FLAGRANT_CHANCE = 0.0022;
const FLAGRANT_TWO_CHANCE = 0.12;

/**
 * Who commits the foul: the clumsy more often, who has four less; null when nobody can afford one, because he would leave and nobody could come in for
 * him. (The rules would let four play on; a simulated coach has his men keep their hands off.)
 */
export function chooseFouler(game: GameState, team: TeamState): Performer | null {
  const short = !hasBench(team);
  const able = team.floor.filter((performer) => !short || !isLastFoul(performer));
  if (able.length === 0) return null;
  return pickWeighted(game, able, ({ talents, player, counts }) => {
    return (
      (CARE[counts.fouls] ?? 1) * BY_POSITION[player.position] * Math.max(0.2, 1 - DISCIPLINE * talents.discipline)
    );
  });
}

/** Whether the player may foul without leaving his side four. */
export function canAffordFoul(performer: Performer, team: TeamState): boolean {
  return !isLastFoul(performer) || hasBench(team);
}

/** Puts a foul on the sheet, and off the floor who has had enough. Returns whether it was flagrant. */
export function callFoul(game: GameState, fouler: Performer, fouled: Performer): { flagrant: boolean } {
  const team = game.teams[fouler.side];
  const flagrant = game.random.chance(FLAGRANT_CHANCE);
  const two = flagrant && hasBench(team) && game.random.chance(FLAGRANT_TWO_CHANCE);
  countFoul(game, fouler.side, fouler, flagrant ? "flagrant" : "personal");
  team.foulsOfHalf += 1;
  record(game, {
    typeId: EVENT.foul,
    side: fouler.side,
    text: foulText(fouler.name, fouled.name, flagrant ? (two ? 2 : 1) : null),
    participants: [participant(fouler, "fouler"), participant(fouled, "fouled")],
    foul: flagrant ? "flagrant" : "personal",
  });
  pause(game, PAUSE.whistle);
  if (flagrant) pause(game, PAUSE.review);
  if (two) eject(fouler);
  disqualifyAtFive(fouler);
  return { flagrant };
}

/** Sends a player off who has his five fouls. */
export function disqualifyAtFive(performer: Performer): void {
  if (performer.counts.fouls >= FOULS_TO_LEAVE) performer.disqualified = true;
}

export function eject(performer: Performer): void {
  performer.disqualified = true;
  performer.ejected = true;
}

/** The free throws the team's last foul brings the other side, when it was on no shooter; null before the bonus. */
function bonusTrip({ foulsOfHalf }: TeamState): FreeThrowTrip | null {
  if (foulsOfHalf >= DOUBLE_BONUS) return { shots: 2, oneAndOne: false };
  return foulsOfHalf >= BONUS ? { shots: 2, oneAndOne: true } : null;
}

/** A foul by the side without the ball, on no shooter: free throws in the bonus, else a throw-in. */
export function commonFoul(game: GameState, fouler: Performer, fouled: Performer): void {
  const { flagrant } = callFoul(game, fouler, fouled);
  const trip = flagrant ? ({ shots: 2, oneAndOne: false } as const) : bonusTrip(game.teams[fouler.side]);
  stopPlay(game, trip === null ? null : fouled);
  const { ball } = game;
  if (trip !== null) {
    shootFreeThrows(game, fouled, trip, { keepsBall: flagrant, fastBreak: false });
    return;
  }
  game.ball = {
    ...ball,
    side: otherSide(fouler.side),
    start: "frontcourt",
    shotClock: Math.max(ball.shotClock, SHOT_CLOCK_AFTER_FOUL),
    holder: null,
  };
}

function isLastFoul({ counts }: Performer): boolean {
  return counts.fouls >= FOULS_TO_LEAVE - 1;
}
