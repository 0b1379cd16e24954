/** A shot from the choice of the shooter to whoever has the ball afterwards. */
import { otherSide } from "#lib/basketball/enums.ts";
import { chooseAssister } from "./assists.ts";
import { EVENT, participant, record } from "./event-log.ts";
import { callFoul, canAffordFoul } from "./fouls.ts";
import { shootFreeThrows } from "./free-throws.ts";
import type { GameState } from "./game-state.ts";
import type { Urgency } from "./late-game.ts";
import type { Performer } from "./performer.ts";
import { reboundMiss } from "./rebounds.ts";
import { chooseKind, chooseShooter, type ShotMoment } from "./shot-choice.ts";
import { isAtRim, SHOT_ODDS, type ShotKind } from "./shot-kinds.ts";
import { courtLocation, heaveSpot, isInPaint, type Spot, shotSpot, spotFeet } from "./shot-location.ts";
import { chooseDefender, shotChances } from "./shot-odds.ts";
import { shotWords } from "./shot-words.ts";
import { mayCallTimeout, stopPlay } from "./stoppage.ts";
import { countAssist, countBlock, countFieldGoal } from "./tally.ts";
import { blockText, shotText } from "./texts.ts";

const SHOT_CLOCK = 30;
/** A heave goes in once in forty. */
const HEAVE_MADE = 0.025;

interface Try {
  shooter: Performer;
  kind: ShotKind;
  moment: ShotMoment;
  spot: Spot;
}

/** The side with the ball shoots. */
export function shoot(game: GameState, moment: ShotMoment, urgency: Urgency): void {
  const { random, ball } = game;
  const offense = game.teams[ball.side];
  const defense = game.teams[otherSide(ball.side)];
  const shooter = chooseShooter(game, offense, moment);
  const kind = chooseKind(game, offense, shooter, moment);
  const shot: Try = { shooter, kind, moment, spot: shotSpot(random, kind) };
  const defender = chooseDefender(game, defense, shooter, kind);
  const chances = shotChances(game, {
    offense,
    defense,
    shooter,
    defender,
    kind,
    moment,
    lastShot: urgency === "hold",
  });
  if (canAffordFoul(defender, defense) && random.chance(chances.fouled)) {
    shootFouled(game, shot, defender, random.chance(chances.andOne));
  } else if (random.chance(chances.blocked)) {
    tellShot(game, shot, false, null);
    countBlock(game, defender);
    record(game, {
      typeId: EVENT.block,
      side: defense.side,
      text: blockText(defender.name, shooter.name),
      participants: [participant(defender, "blocker")],
    });
    reboundMiss(game, shooter.side, kind, true);
  } else {
    finish(game, shot, random.chance(chances.made));
  }
}

/** A long shot at the end of a period. */
export function heave(game: GameState): void {
  const { random, ball } = game;
  const shooter = chooseShooter(game, game.teams[ball.side], "set");
  const shot: Try = { shooter, kind: "three", moment: "set", spot: heaveSpot(random) };
  finish(game, shot, random.chance(HEAVE_MADE), "three point heave");
}

function finish(game: GameState, shot: Try, made: boolean, words: string | null = null): void {
  const { shooter, kind, moment } = shot;
  if (!made) {
    tellShot(game, shot, false, null, words);
    reboundMiss(game, shooter.side, kind, false);
    return;
  }
  const team = game.teams[shooter.side];
  tellShot(game, shot, true, words === null ? chooseAssister(game, team, shooter, kind, moment) : null, words);
  game.ball = {
    side: otherSide(shooter.side),
    start: "basket",
    shotClock: SHOT_CLOCK,
    offTurnover: false,
    holder: null,
  };
  mayCallTimeout(game);
}

/** A foul on the shot: one free throw when it goes in, otherwise as many as it was worth, and the miss is no try. */
function shootFouled(game: GameState, shot: Try, defender: Performer, made: boolean): void {
  const { shooter, kind, moment } = shot;
  if (made) tellShot(game, shot, true, chooseAssister(game, game.teams[shooter.side], shooter, kind, moment));
  const { flagrant } = callFoul(game, defender, shooter);
  stopPlay(game, shooter);
  const trip = { shots: made ? 1 : SHOT_ODDS[kind].points, oneAndOne: false } as const;
  shootFreeThrows(game, shooter, trip, { keepsBall: flagrant, fastBreak: moment === "break" });
}

/** Counts a try and writes its line. */
function tellShot(
  game: GameState,
  { shooter, kind, moment, spot }: Try,
  made: boolean,
  assister: Performer | null,
  words: string | null = null,
): void {
  const { points, typeId } = SHOT_ODDS[kind];
  const marks = { inPaint: isInPaint(spot), fastBreak: moment === "break", offTurnover: game.ball.offTurnover };
  countFieldGoal(game, shooter, points, made, marks);
  if (assister !== null) countAssist(game, assister);
  record(game, {
    typeId,
    side: shooter.side,
    text: shotText(
      shooter.name,
      made,
      isAtRim(kind) ? null : spotFeet(spot),
      words ?? shotWords(game.random, kind, moment, assister !== null),
      assister?.name ?? null,
    ),
    participants: [participant(shooter, "shooter"), ...(assister === null ? [] : [participant(assister, "assister")])],
    scoringPlay: made,
    shootingPlay: true,
    scoreValue: points,
    location: courtLocation(spot, shooter.side),
    ...marks,
  });
}
