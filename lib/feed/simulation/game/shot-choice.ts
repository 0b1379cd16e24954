/** Who shoots, and what. */
import type { GameState, TeamState } from "./game-state.ts";
import { wishForThrees } from "./late-game.ts";
import type { Performer } from "./performer.ts";
import { SHOT_KINDS, type ShotKind } from "./shot-kinds.ts";

/**
 * The state of the attack when the shot comes. `break`: before the defence is back; `late`: as the shot clock runs down; `putback`: at once after an offensive rebound;
 * `kickOut`: two or three seconds after it, when the defence has lost its men.
 */
export type ShotMoment = "break" | "early" | "set" | "late" | "putback" | "kickOut";

/**
 * Weights of the kinds in each moment, fouled tries among them: from a week of play-by-play (342 games) by the time since the ball was won, then brought to the shares of
 * the season's team records.
 */
const MIX: Readonly<Record<ShotMoment, Readonly<Record<ShotKind, number>>>> = {
  break: { dunk: 95, layup: 560, tip: 0, paint: 30, midRange: 25, three: 290 },
  early: { dunk: 35, layup: 370, tip: 0, paint: 80, midRange: 75, three: 472 },
  set: { dunk: 32, layup: 335, tip: 0, paint: 120, midRange: 113, three: 430 },
  late: { dunk: 22, layup: 305, tip: 0, paint: 140, midRange: 158, three: 395 },
  putback: { dunk: 35, layup: 470, tip: 350, paint: 115, midRange: 20, three: 10 },
  kickOut: { dunk: 25, layup: 290, tip: 0, paint: 80, midRange: 55, three: 550 },
};

/** Part by which one standard deviation of the tendency moves a kind's weight. */
const TENDENCY_THREES = 0.5;
const COACH_THREES = 0.165;
const ATHLETICISM_DUNKS = 0.6;
const MID_RANGE_TASTE = 0.2;
const APPETITE_SHOTS = 0.3;
/** How the kinds fall to guards, forwards and centres. */
const BY_POSITION: Readonly<Record<"G" | "F" | "C", Readonly<Record<ShotKind, number>>>> = {
  G: { dunk: 0.45, layup: 0.95, tip: 0.35, paint: 0.85, midRange: 1.15, three: 1.1 },
  F: { dunk: 1.3, layup: 1, tip: 1.3, paint: 1.05, midRange: 0.95, three: 1 },
  C: { dunk: 2.4, layup: 1.2, tip: 2.2, paint: 1.4, midRange: 0.7, three: 0.75 },
};
/** Chance that who has rebounded shoots himself after two or three seconds; before, he always does. */
const REBOUNDER_SHOOTS = 0.35;
/** Share of the runners who is who stole or rebounded the ball. */
const HOLDER_WEIGHT_ON_BREAK = 1.6;

/** Who ends the attack with a shot: in proportion to appetite, on the break also to athleticism. */
export function chooseShooter(game: GameState, team: TeamState, moment: ShotMoment): Performer {
  const { random, ball } = game;
  if (ball.holder !== null) {
    if (moment === "putback") return ball.holder;
    if (moment === "kickOut" && random.chance(REBOUNDER_SHOOTS)) return ball.holder;
  }
  return pickWeighted(game, team.floor, (performer) => {
    const appetite = appetiteOf(performer);
    if (moment !== "break") return appetite;
    const runner = Math.max(0.2, 1 + 0.3 * performer.talents.athleticism);
    return appetite * runner * (performer === ball.holder ? HOLDER_WEIGHT_ON_BREAK : 1);
  });
}

/** How often a player ends an attack: 1 for the mean player. */
export function appetiteOf({ talents }: Performer): number {
  return Math.min(2.6, Math.max(0.25, 1 + APPETITE_SHOTS * talents.shotAppetite));
}

/** The kind of shot a player takes, by his habits, his coach's and the moment's. */
export function chooseKind(game: GameState, team: TeamState, shooter: Performer, moment: ShotMoment): ShotKind {
  const { talents, player } = shooter;
  const mix = MIX[moment];
  const position = BY_POSITION[player.position];
  const threes =
    Math.max(0.03, 1 + TENDENCY_THREES * talents.threeTendency) *
    Math.max(0.2, 1 + COACH_THREES * team.style.threeShare) *
    team.day.threes *
    wishForThrees(game, team.side);
  const factors: Record<ShotKind, number> = {
    dunk: Math.max(0.02, 1 + ATHLETICISM_DUNKS * talents.athleticism),
    layup: 1,
    // Only who has just rebounded can tip the ball in.
    tip: shooter === game.ball.holder ? 1.25 : 0,
    paint: 1,
    midRange: Math.max(0.2, 1 + MID_RANGE_TASTE * talents.midRange),
    three: threes,
  };
  const weights = SHOT_KINDS.map((kind) => mix[kind] * position[kind] * factors[kind]);
  return SHOT_KINDS[game.random.weighted(weights)] ?? "layup";
}

/** One of some performers, in proportion to weights above 0. */
export function pickWeighted(
  game: GameState,
  performers: readonly Performer[],
  weight: (performer: Performer) => number,
): Performer {
  const picked = performers[game.random.weighted(performers.map(weight))];
  if (picked === undefined) throw new RangeError("Nobody is there to pick from.");
  return picked;
}
