/** Losing the ball without a shot. */
import { otherSide, type Side } from "#lib/basketball/enums.ts";
import { PAUSE, pause } from "./clock.ts";
import { EVENT, participant, record } from "./event-log.ts";
import { fatigueCost } from "./fatigue.ts";
import { canAffordFoul, disqualifyAtFive } from "./fouls.ts";
import type { GameState, TeamState } from "./game-state.ts";
import type { Performer } from "./performer.ts";
import { appetiteOf, pickWeighted } from "./shot-choice.ts";
import { stopPlay } from "./stoppage.ts";
import { countFoul, countSteal, countTurnover } from "./tally.ts";
import { offensiveFoulText, stealText, turnoverText } from "./texts.ts";

/** What a turnover is; `stolen` is the share of it that a defender takes away. Weights of 1,000, from a week of play-by-play. */
const KINDS: readonly { what: string; weight: number; stolen: number }[] = [
  { what: "bad pass", weight: 403, stolen: 0.74 },
  { what: "lost ball", weight: 367, stolen: 0.79 },
  { what: "offensive foul", weight: 95, stolen: 0 },
  { what: "traveling", weight: 64, stolen: 0 },
  { what: "out of bounds", weight: 43, stolen: 0 },
  { what: "double dribble", weight: 7, stolen: 0 },
  { what: "three-second violation", weight: 5, stolen: 0 },
  { what: "offensive goaltending", weight: 2, stolen: 0 },
];
/** Charged to the team, apart from the shot clock's. */
const TEAM_KINDS: readonly { what: string; weight: number }[] = [
  { what: "five-second violation", weight: 5 },
  { what: "ten-second violation", weight: 4 },
];
const TEAM_KIND_CHANCE = 0.008;
const CHARGE_CHANCE = 0.4;
const STEALING = 0.45;
const HANDLING = 0.28;
const STEALS_BY_POSITION = { G: 1.3, F: 0.9, C: 0.65 } as const;
const SHOT_CLOCK = 30;

/** The side with the ball loses it: kind, culprit and thief are drawn. */
export function loseBall(game: GameState): void {
  const { random, ball } = game;
  const team = game.teams[ball.side];
  if (random.chance(TEAM_KIND_CHANCE)) {
    const kind = TEAM_KINDS[random.weighted(TEAM_KINDS.map(({ weight }) => weight))];
    loseBallAsTeam(game, kind?.what ?? "five-second violation");
    return;
  }
  const kind = KINDS[random.weighted(KINDS.map(({ weight }) => weight))];
  const loser = chooseLoser(game, team);
  if (kind === undefined || kind.stolen > 0 || kind.what !== "offensive foul") {
    charge(game, ball.side, loser, turnoverText(loser.name, ballWords(game, kind)), EVENT.turnover);
    if (kind !== undefined && random.chance(kind.stolen)) steal(game, game.teams[otherSide(ball.side)]);
    else giveUpBall(game);
    return;
  }
  offensiveFoul(game, team, loser);
}

/** A turnover of the team's: the shot clock and the counts of five and ten seconds. */
export function loseBallAsTeam(game: GameState, what: string): void {
  const { side } = game.ball;
  charge(game, side, null, turnoverText(game.teams[side].name, what), EVENT.turnover);
  giveUpBall(game);
}

/** Gives a dead ball to the other side after a turnover. */
export function giveUpBall(game: GameState): void {
  const side = otherSide(game.ball.side);
  game.ball = { side, start: "throwIn", shotClock: SHOT_CLOCK, offTurnover: true, holder: null };
  pause(game, PAUSE.outOfBounds);
  stopPlay(game);
}

/** Counts and tells a turnover. */
export function charge(game: GameState, side: Side, loser: Performer | null, text: string, typeId: number): void {
  countTurnover(game, side, loser);
  record(game, {
    typeId,
    side,
    text,
    participants: loser === null ? [] : [participant(loser, "turnover")],
  });
}

/** Who loses it: who has it most, the worse handlers more often. */
export function chooseLoser(game: GameState, team: TeamState): Performer {
  return pickWeighted(game, team.floor, (performer) => {
    const handling = performer.talents.ballHandling - fatigueCost(performer);
    return (0.6 + 0.4 * appetiteOf(performer)) * Math.max(0.2, 1 - HANDLING * handling);
  });
}

function ballWords(game: GameState, kind: { what: string } | undefined): string {
  if (kind?.what === "bad pass" && game.random.chance(0.12)) return "out of bounds bad pass";
  return kind?.what ?? "lost ball";
}

function steal(game: GameState, defense: TeamState): void {
  const stealer = pickWeighted(
    game,
    defense.floor,
    ({ talents, player }) => STEALS_BY_POSITION[player.position] * Math.max(0.15, 1 + STEALING * talents.stealing),
  );
  countSteal(game, stealer);
  record(game, {
    typeId: EVENT.steal,
    side: defense.side,
    text: stealText(stealer.name),
    participants: [participant(stealer, "stealer")],
  });
  game.ball = { side: defense.side, start: "steal", shotClock: SHOT_CLOCK, offTurnover: true, holder: stealer };
}

/** A foul by the side with the ball: on the player's sheet and a turnover, but no free throws. */
function offensiveFoul(game: GameState, team: TeamState, fouler: Performer): void {
  const defense = game.teams[otherSide(team.side)];
  const fouled = pickWeighted(game, defense.floor, ({ talents }) => Math.max(0.2, 1 + 0.2 * talents.discipline));
  const isCharge = game.random.chance(CHARGE_CHANCE);
  if (!canAffordFoul(fouler, team)) {
    charge(game, team.side, fouler, turnoverText(fouler.name, "traveling"), EVENT.turnover);
    giveUpBall(game);
    return;
  }
  countFoul(game, team.side, fouler, "personal");
  team.foulsOfHalf += 1;
  record(game, {
    typeId: EVENT.charge,
    side: team.side,
    text: offensiveFoulText(fouler.name, fouled.name, isCharge),
    participants: [participant(fouler, "fouler"), participant(fouled, "fouled")],
    foul: "offensive",
  });
  charge(game, team.side, fouler, turnoverText(fouler.name, "offensive foul"), EVENT.foulTurnover);
  disqualifyAtFive(fouler);
  pause(game, PAUSE.whistle);
  giveUpBall(game);
}
