/** What talents make of a shot: chances of a foul, a block and a basket for this shooter against this defender. */
import { passingAround } from "./assists.ts";
import { fatigueCost } from "./fatigue.ts";
import type { GameState, TeamState } from "./game-state.ts";
import { lateShots } from "./late-game.ts";
import type { Performer } from "./performer.ts";
import { scoreFouls, scoreShooting } from "./score-effects.ts";
import { pickWeighted, type ShotMoment } from "./shot-choice.ts";
import { SHOT_ODDS, type ShotKind } from "./shot-kinds.ts";
import { whistle } from "./whistle.ts";

/** Chances of 0 to 1, each of what is left when those before it did not happen. */
export interface ShotChances {
  fouled: number;
  andOne: number;
  blocked: number;
  made: number;
}

/** Who shoots what against whom. */
export interface ShotMatch {
  offense: TeamState;
  defense: TeamState;
  shooter: Performer;
  defender: Performer;
  kind: ShotKind;
  moment: ShotMoment;
  /** The last shot of a period, which everybody knows is coming. */
  lastShot: boolean;
}

/** Added to the chance of a basket by one standard deviation: of the shooter's talent, and of the defender's (taken away). */
const MAKING: Readonly<Record<ShotKind, { shooter: number; defender: number }>> = {
  dunk: { shooter: 0.03, defender: 0.03 },
  layup: { shooter: 0.088, defender: 0.076 },
  tip: { shooter: 0.07, defender: 0.07 },
  paint: { shooter: 0.075, defender: 0.062 },
  midRange: { shooter: 0.066, defender: 0.053 },
  three: { shooter: 0.043, defender: 0.035 },
};
/** Added by one standard deviation of the mean passing of the other four, who find him when he is free. */
const PASSING = 0.02;
/** Parts by which one standard deviation moves the chance of a block and of a foul. */
const RIM_PROTECTION_BLOCKS = 0.9;
const DRAWING_FOULS = 0.28;
const DISCIPLINE_FOULS = 0.25;
/** A defender of his own position guards him three times as often as each of the others. */
const OWN_POSITION_WEIGHT = 3;
/** Added on the break, when the defence is not set. */
const BREAK_BONUS = 0.06;
/** Taken from a try at the end of the shot clock. */
const LATE_PENALTY = 0.03;
/** Taken from the last shot of a period, which is guarded by all, and the part of its whistles that officials keep. */
const LAST_SHOT_PENALTY = 0.09;
const LAST_SHOT_WHISTLE = 0.5;
/** Added in the first half and in the second, when defences tire. */
const HALVES: readonly number[] = [-0.009, 0.009];
/** Part of the usual fouls that a player with so many on his sheet commits. */
const CARE: readonly number[] = [1, 1, 0.95, 0.75, 0.3];

/** Who contests the shot. At the rim it is the tall more often. */
export function chooseDefender(game: GameState, defense: TeamState, shooter: Performer, kind: ShotKind): Performer {
  const atRim = kind !== "three" && kind !== "midRange";
  return pickWeighted(game, defense.floor, ({ player }) => {
    const own = player.position === shooter.player.position ? OWN_POSITION_WEIGHT : 1;
    return atRim && player.position === "C" ? own + 1.5 : own;
  });
}

export function shotChances(game: GameState, match: ShotMatch): ShotChances {
  const { rimProtection } = match.defender.talents;
  const { andOne, blocked } = SHOT_ODDS[match.kind];
  return {
    fouled: fouledChance(game, match),
    andOne,
    blocked: clamp(blocked * atLeastFifth(1 + RIM_PROTECTION_BLOCKS * rimProtection), 0.5),
    made: madeChance(game, match),
  };
}

function fouledChance(game: GameState, { offense, defense, shooter, defender, kind, lastShot }: ShotMatch): number {
  const officials = whistle(game) * scoreFouls(game, defense.side) * (lastShot ? LAST_SHOT_WHISTLE : 1);
  const care = defense.day.fouls * (CARE[defender.counts.fouls] ?? 1);
  const drawn = offense.day.freeThrowTrips * atLeastFifth(1 + DRAWING_FOULS * shooter.talents.foulDrawing);
  const clumsy = atLeastFifth(1 - DISCIPLINE_FOULS * defender.talents.discipline);
  return clamp(SHOT_ODDS[kind].fouled * officials * care * drawn * clumsy, 0.6);
}

function madeChance(game: GameState, { offense, shooter, defender, kind, moment, lastShot }: ShotMatch): number {
  const talents =
    MAKING[kind].shooter * (shootingTalent(shooter, kind) - fatigueCost(shooter)) -
    MAKING[kind].defender * (guardingTalent(defender, kind) - fatigueCost(defender)) +
    PASSING * passingAround(offense, shooter);
  const attack = moment === "break" ? BREAK_BONUS : moment === "late" ? -LATE_PENALTY : 0;
  const time = (HALVES[game.period - 1] ?? 0) + lateShots(game, offense.side) - (lastShot ? LAST_SHOT_PENALTY : 0);
  const day = offense.day.shooting + scoreShooting(game, offense.side);
  return clamp(SHOT_ODDS[kind].made + talents + attack + time + day, 0.97);
}

function shootingTalent({ talents }: Performer, kind: ShotKind): number {
  switch (kind) {
    case "three":
      return talents.threePoint;
    case "midRange":
      return talents.midRange;
    case "paint":
      return (talents.midRange + talents.finishing) / 2;
    default:
      return talents.finishing;
  }
}

function guardingTalent({ talents }: Performer, kind: ShotKind): number {
  switch (kind) {
    case "three":
    case "midRange":
      return talents.perimeterDefense;
    case "paint":
      return (talents.perimeterDefense + talents.rimProtection) / 2;
    default:
      return talents.rimProtection;
  }
}

function atLeastFifth(factor: number): number {
  return Math.max(0.2, factor);
}

function clamp(chance: number, highest: number): number {
  return Math.min(highest, Math.max(0.02, chance));
}
