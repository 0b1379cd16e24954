/** Missed shots come down somewhere. */
import { otherSide, type Side } from "#lib/basketball/enums.ts";
import { PAUSE, pause, runClock } from "./clock.ts";
import { EVENT, participant, record, recordTeam } from "./event-log.ts";
import { fatigueCost } from "./fatigue.ts";
import type { GameState, TeamState } from "./game-state.ts";
import type { Performer } from "./performer.ts";
import { pickWeighted } from "./shot-choice.ts";
import { SHOT_ODDS, type ShotKind } from "./shot-kinds.ts";
import { stopPlay } from "./stoppage.ts";
import { countRebound } from "./tally.ts";
import { deadBallReboundText, reboundText } from "./texts.ts";

/** Seconds from a miss to the rebound, how many of 100: from 23,000 rebounds of a week of play-by-play. */
const GAP = [8, 9, 19, 32, 21, 8, 3];
const FREE_THROW_GAP = [15, 45, 30, 10];
const FREE_THROW_OFFENSIVE = 0.125;
/** A blocked shot comes back to the side that shot it a little more often. */
const BLOCKED_OFFENSIVE = 0.03;
/** Chance of an offensive rebound that one standard deviation of the five's mean talent adds or takes. */
const OFFENSIVE_TALENT = 0.105;
const DEFENSIVE_TALENT = 0.085;
/** Rebounds nobody holds, because the ball goes out of bounds. */
const OFFENSIVE_OUT = 0.165;
const DEFENSIVE_OUT = 0.07;
/** Part by which one standard deviation moves a player's share of his side's rebounds. */
const OWN_TALENT = 0.35;
const OFFENSIVE_BY_POSITION = { G: 0.55, F: 1.15, C: 1.8 } as const;
const DEFENSIVE_BY_POSITION = { G: 0.75, F: 1.15, C: 1.5 } as const;
const SHOT_CLOCK = 30;
const SHOT_CLOCK_AFTER_OFFENSIVE = 20;

/**
 * Settles a live miss: the clock runs to the rebound, and the ball has a new holder. A miss in the last second is nobody's.
 *
 * @param blocked whether the shot was blocked; null for free throws
 */
export function reboundMiss(game: GameState, side: Side, kind: ShotKind | "freeThrow", blocked: boolean | null): void {
  const { random } = game;
  const gap = random.weighted(kind === "freeThrow" ? FREE_THROW_GAP : GAP);
  if (gap >= game.clock) {
    runClock(game, gap);
    recordTeam(game, EVENT.deadBallRebound, side, deadBallReboundText(game.teams[side].name));
    return;
  }
  runClock(game, gap);
  const offense = game.teams[side];
  const defense = game.teams[otherSide(side)];
  if (random.chance(offensiveChance(offense, defense, kind, blocked === true))) takeOffensive(game, offense);
  else takeDefensive(game, defense);
}

function offensiveChance(
  offense: TeamState,
  defense: TeamState,
  kind: ShotKind | "freeThrow",
  blocked: boolean,
): number {
  const base = kind === "freeThrow" ? FREE_THROW_OFFENSIVE : SHOT_ODDS[kind].offensiveRebound;
  const strength = OFFENSIVE_TALENT * meanOf(offense, "offensiveRebounding");
  const resistance = DEFENSIVE_TALENT * meanOf(defense, "defensiveRebounding");
  const part = kind === "freeThrow" ? 0.4 : 1;
  const chance = base * offense.day.offensiveRebounds + part * (strength - resistance);
  return Math.min(0.7, Math.max(0.04, chance + (blocked ? BLOCKED_OFFENSIVE : 0)));
}

function takeOffensive(game: GameState, team: TeamState): void {
  const { random } = game;
  const { side } = team;
  const rebounder = random.chance(OFFENSIVE_OUT)
    ? null
    : pickWeighted(game, team.floor, ({ talents, player }) =>
        weightOf(talents.offensiveRebounding, OFFENSIVE_BY_POSITION[player.position]),
      );
  tell(game, team, rebounder, "offensive");
  const { offTurnover } = game.ball;
  const shotClock = SHOT_CLOCK_AFTER_OFFENSIVE;
  game.ball = {
    side,
    start: rebounder === null ? "frontcourt" : "offensiveRebound",
    shotClock,
    offTurnover,
    holder: rebounder,
  };
  if (rebounder === null) outOfBounds(game);
}

function takeDefensive(game: GameState, team: TeamState): void {
  const { side } = team;
  const rebounder = game.random.chance(DEFENSIVE_OUT)
    ? null
    : pickWeighted(game, team.floor, ({ talents, player }) =>
        weightOf(talents.defensiveRebounding, DEFENSIVE_BY_POSITION[player.position]),
      );
  tell(game, team, rebounder, "defensive");
  const start = rebounder === null ? "throwIn" : "rebound";
  game.ball = { side, start, shotClock: SHOT_CLOCK, offTurnover: false, holder: rebounder };
  if (rebounder === null) outOfBounds(game);
}

function outOfBounds(game: GameState): void {
  pause(game, PAUSE.outOfBounds);
  stopPlay(game);
}

function tell(game: GameState, team: TeamState, rebounder: Performer | null, end: "offensive" | "defensive"): void {
  countRebound(game, team.side, rebounder, end);
  record(game, {
    typeId: end === "offensive" ? EVENT.offensiveRebound : EVENT.defensiveRebound,
    side: team.side,
    text: reboundText(rebounder?.name ?? team.name, end),
    participants: rebounder === null ? [] : [participant(rebounder, "rebounder")],
  });
}

function meanOf(team: TeamState, talent: "offensiveRebounding" | "defensiveRebounding"): number {
  let sum = 0;
  for (const performer of team.floor) sum += performer.talents[talent] - fatigueCost(performer);
  return sum / team.floor.length;
}

function weightOf(talent: number, position: number): number {
  return position * Math.max(0.15, 1 + OWN_TALENT * talent);
}
