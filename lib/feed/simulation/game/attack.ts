/** One attack: from the moment a side has the ball until it shoots, loses it, or is stopped by a whistle. */
import { otherSide } from "#lib/basketball/enums.ts";
import { PAUSE, pause, runClock } from "./clock.ts";
import { EVENT, participant, record } from "./event-log.ts";
import { fatigueCost } from "./fatigue.ts";
import { chooseFouler, commonFoul } from "./fouls.ts";
import type { GameState, TeamState } from "./game-state.ts";
import { isDeciding, leadOf } from "./game-state.ts";
import { purposeChance, type Urgency, urgencyOf } from "./late-game.ts";
import type { Performer } from "./performer.ts";
import { scoreFouls, scoreTurnovers } from "./score-effects.ts";
import { appetiteOf, pickWeighted, type ShotMoment } from "./shot-choice.ts";
import { heave, shoot } from "./shots.ts";
import { mayCallTimeout, stopPlay } from "./stoppage.ts";
import { mayLoseTemper } from "./technical-fouls.ts";
import { attackSeconds, secondsToViolation } from "./tempo.ts";
import { heldBallText, turnoverText } from "./texts.ts";
import { charge, chooseLoser, giveUpBall, loseBall, loseBallAsTeam } from "./turnovers.ts";
import { whistle } from "./whistle.ts";

/** Chances in an attack of twelve seconds or more; less in a shorter one. */
const COMMON_FOUL = 0.111;
const OUT_OF_BOUNDS = 0.06;
const HELD_BALL = 0.01;
const FULL_LENGTH = 12;
/** A rebounder is fouled as he comes down. */
const REBOUND_FOUL = 0.042;
const TURNOVER = 0.15;
/** Factors of turnovers in the two halves. */
const HALVES: readonly number[] = [1.04, 0.96];
/** Part by which one standard deviation moves the chance: of the five's mean handling, of the others' mean stealing, of the other coach's pressing. */
const HANDLING = 0.3;
const STEALING = 0.22;
const PRESSING = 0.07;
const PRESSING_FOULS = 0.04;
const DISCIPLINE_FOULS = 0.2;
/** An attack that has so few seconds left on the shot clock finds no shot at all. */
const LAST_SECONDS = 5;
const VIOLATION = 0.054;

/** Plays until the ball changes hands, comes back by an offensive rebound, or is thrown in anew. */
export function playAttack(game: GameState): void {
  const { random } = game;
  if (game.ball.start === "throwIn" || game.ball.start === "frontcourt") mayLoseTemper(game);
  const offense = game.teams[game.ball.side];
  const defense = game.teams[otherSide(offense.side)];
  if (random.chance(purposeChance(game, offense.side))) {
    foulOnPurpose(game, offense, defense);
    return;
  }
  if (game.ball.start === "rebound" && game.ball.holder !== null) {
    if (foulOnRebound(game, game.ball.holder, defense)) return;
    if (isDeciding(game) && game.clock <= 40 && leadOf(game, offense.side) <= 0) mayCallTimeout(game);
  }
  const urgency = urgencyOf(game, offense.side);
  if (runsOut(game)) {
    runClock(game, game.clock);
    return;
  }
  const seconds = Math.min(game.clock, attackSeconds(game, offense, defense, urgency));
  if (interrupted(game, seconds, offense, defense)) return;
  if (violatesShotClock(game, seconds)) return;
  const moment = momentOf(game, seconds);
  game.ball.shotClock = Math.max(0, game.ball.shotClock - seconds);
  runClock(game, seconds);
  if (urgency === "heave") heave(game);
  else if (random.chance(turnoverChance(game, offense, defense, seconds, urgency))) loseBall(game);
  else shoot(game, moment, urgency);
}

/** With a lead and no shot clock to beat, a side lets the clock run out. */
function runsOut(game: GameState): boolean {
  return isDeciding(game) && leadOf(game, game.ball.side) > 0 && game.clock <= game.ball.shotClock;
}

/** The shot clock runs out on an attack that was late already. */
function violatesShotClock(game: GameState, seconds: number): boolean {
  const limit = secondsToViolation(game.ball);
  if (limit - seconds > LAST_SECONDS || limit >= game.clock || !game.random.chance(VIOLATION)) return false;
  runClock(game, limit);
  loseBallAsTeam(game, "shot clock violation");
  return true;
}

/** A whistle or a ball out of bounds before anything came of the attack. */
function interrupted(game: GameState, seconds: number, offense: TeamState, defense: TeamState): boolean {
  const { random, ball } = game;
  const length = Math.min(1, seconds / FULL_LENGTH);
  if (length === 0) return false;
  const draw = random.next();
  const foul =
    COMMON_FOUL *
    length *
    whistle(game) *
    defense.day.fouls *
    scoreFouls(game, defense.side) *
    Math.max(0.3, 1 + PRESSING_FOULS * defense.style.pressing - DISCIPLINE_FOULS * meanOf(defense, "discipline"));
  const out = OUT_OF_BOUNDS * length;
  const held = HELD_BALL * length;
  if (draw >= foul + out + held) return false;
  const after = random.integer(1, seconds);
  if (after >= game.clock) return false;
  if (draw < foul) {
    const fouler = chooseFouler(game, defense);
    if (fouler === null) return false;
    runAttack(game, after);
    commonFoul(game, fouler, chooseHandler(game, offense));
    return true;
  }
  runAttack(game, after);
  if (draw < foul + out) {
    game.ball = { ...ball, start: "frontcourt", holder: null };
    pause(game, PAUSE.outOfBounds);
    stopPlay(game);
    return true;
  }
  holdBall(game, offense, defense);
  return true;
}

function runAttack(game: GameState, seconds: number): void {
  game.ball.shotClock = Math.max(1, game.ball.shotClock - seconds);
  runClock(game, seconds);
}

/** Two hold the ball: the arrow says whose it is, and turns. */
function holdBall(game: GameState, offense: TeamState, defense: TeamState): void {
  const { random } = game;
  const holder = chooseLoser(game, offense);
  const opponent = random.pick(defense.floor);
  const winner = game.arrow ?? defense.side;
  game.arrow = otherSide(winner);
  const lost = winner === defense.side;
  if (lost) charge(game, offense.side, holder, turnoverText(holder.name, "lost ball"), EVENT.turnover);
  record(game, {
    typeId: EVENT.jumpBall,
    side: winner,
    text: heldBallText(holder.name, opponent.name, game.teams[winner].name),
    participants: [participant(holder, "jumper"), participant(opponent, "jumper")],
  });
  if (lost) {
    giveUpBall(game);
    return;
  }
  game.ball = { ...game.ball, start: "frontcourt", holder: null };
  pause(game, PAUSE.outOfBounds);
  stopPlay(game);
}

function foulOnRebound(game: GameState, holder: Performer, defense: TeamState): boolean {
  if (!game.random.chance(REBOUND_FOUL * whistle(game) * defense.day.fouls * scoreFouls(game, defense.side)))
    return false;
  const fouler = chooseFouler(game, defense);
  if (fouler === null) return false;
  commonFoul(game, fouler, holder);
  return true;
}

/** Stops the clock with a foul on whoever has the ball: good free-throw shooters see to it that it is one of them. */
function foulOnPurpose(game: GameState, offense: TeamState, defense: TeamState): void {
  const fouler = chooseFouler(game, defense);
  const seconds = game.random.integer(1, game.ball.start === "basket" ? 5 : 4);
  if (fouler === null || seconds >= game.clock) {
    runClock(game, game.clock);
    return;
  }
  runAttack(game, seconds);
  const fouled = pickWeighted(game, offense.floor, ({ talents }) => Math.max(0.15, 1 + 0.35 * talents.freeThrow));
  commonFoul(game, fouler, fouled);
}

function turnoverChance(
  game: GameState,
  offense: TeamState,
  defense: TeamState,
  seconds: number,
  urgency: Urgency,
): number {
  const { start } = game.ball;
  const rushed = seconds <= 4 && start !== "offensiveRebound" ? 1.35 : 1;
  const second = start === "offensiveRebound" ? 0.65 : start === "steal" ? 0.85 : 1;
  const half = HALVES[game.period - 1] ?? 1;
  const lastShot = urgency === "hold" ? 0.6 : 1;
  const handling = 1 - HANDLING * meanOf(offense, "ballHandling");
  const pressure = 1 + STEALING * meanOf(defense, "stealing") + PRESSING * defense.style.pressing;
  const chance =
    TURNOVER *
    half *
    rushed *
    second *
    lastShot *
    offense.day.turnovers *
    scoreTurnovers(game, offense.side) *
    Math.max(0.3, handling) *
    Math.max(0.3, pressure);
  return Math.min(0.6, chance);
}

function momentOf(game: GameState, seconds: number): ShotMoment {
  const { start } = game.ball;
  if ((start === "steal" && seconds <= 8) || (start === "rebound" && seconds <= 6)) return "break";
  if (start === "offensiveRebound" && seconds <= 1) return "putback";
  if (start === "offensiveRebound" && seconds <= 3) return "kickOut";
  if (start === "rebound" && seconds <= 8) return "early";
  return game.ball.shotClock - seconds <= 7 ? "late" : "set";
}

function chooseHandler(game: GameState, team: TeamState): Performer {
  return pickWeighted(game, team.floor, (performer) =>
    Math.max(0.2, appetiteOf(performer) * (1 + 0.2 * performer.talents.foulDrawing)),
  );
}

function meanOf(team: TeamState, talent: "ballHandling" | "stealing" | "discipline"): number {
  let sum = 0;
  for (const performer of team.floor) sum += performer.talents[talent] - fatigueCost(performer);
  return sum / team.floor.length;
}
