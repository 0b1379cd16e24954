/** From how good a player is all round to what he can do: by position, by gifts that go together, and a little anew each season. */
import type { LeagueKey, Scale, SimulatedPosition, Talents } from "#lib/feed/simulation/league-model.ts";
import { type Random, randomOf } from "#lib/feed/simulation/random.ts";
import type { Career } from "./career.ts";

/**
 * Ability of the mean rotation player of a league, and its deviation among them, measured over seasons of several seeds: in a small league the
 * draft takes a larger share of the best.
 */
const MEAN_ABILITY: Readonly<Record<Scale, number>> = { tiny: -0.16, demo: 0.01, full: 0.12 };
const ABILITY_DEVIATION = 0.8;

/** Shares of the positions among rotation players. */
const SHARES: Readonly<Record<SimulatedPosition, number>> = { G: 0.44, F: 0.37, C: 0.19 };

/** Gifts that several talents share. */
const GIFTS = ["shooting", "playmaking", "rebounding", "power", "defending"] as const;
type Gift = (typeof GIFTS)[number];

interface Recipe {
  /** Correlation with the ability all round. */
  ability: number;
  /** Mean of guards, forwards and centres; about 0 with their shares. */
  position: Readonly<Record<SimulatedPosition, number>>;
  gift: Gift | null;
  /** Correlation with the gift. */
  ofGift: number;
}

const RECIPES: Readonly<Record<keyof Talents, Recipe>> = {
  finishing: recipe(0.6, -0.15, 0.05, 0.25, "power", 0.4),
  midRange: recipe(0.5, 0.15, 0.1, -0.5, "shooting", 0.4),
  threePoint: recipe(0.45, 0.35, 0.05, -0.9, "shooting", 0.5),
  freeThrow: recipe(0.35, 0.25, 0, -0.55, "shooting", 0.5),
  ballHandling: recipe(0.45, 0.7, -0.35, -0.95, "playmaking", 0.4),
  passing: recipe(0.45, 0.6, -0.3, -0.8, "playmaking", 0.5),
  offensiveRebounding: recipe(0.35, -0.75, 0.35, 1.05, "rebounding", 0.4),
  defensiveRebounding: recipe(0.45, -0.65, 0.35, 0.85, "rebounding", 0.4),
  perimeterDefense: recipe(0.5, 0.25, 0.05, -0.65, "defending", 0.45),
  rimProtection: recipe(0.35, -0.65, 0.2, 1.15, "power", 0.25),
  stealing: recipe(0.4, 0.35, -0.1, -0.6, "defending", 0.5),
  foulDrawing: recipe(0.45, -0.05, 0, 0.15, "power", 0.4),
  discipline: recipe(0.3, 0.3, -0.05, -0.6, "defending", 0.2),
  stamina: recipe(0.35, 0.2, 0, -0.45, null, 0),
  athleticism: recipe(0.4, 0.05, 0.1, -0.3, "power", 0.45),
  shotAppetite: recipe(0.45, 0.1, 0, -0.2, "shooting", 0.25),
  threeTendency: recipe(0, 0.6, 0.05, -1.5, "shooting", 0.35),
};
const TALENTS = Object.entries(RECIPES).map(([talent, parts]) => ({
  talent: talent as keyof Talents,
  ...parts,
  gift: parts.gift === null ? -1 : GIFTS.indexOf(parts.gift),
  own: Math.sqrt(1 - varianceOf(parts)),
}));

/** Of what is a player's own in a talent, the part that stays with him and the part that is new each season; squares add up to 1. */
const LASTING = 0.95;
const PASSING = Math.sqrt(1 - LASTING * LASTING);

/** Talents of a player in a season. */
export function talentsOf({ seed, scale }: LeagueKey, season: number, career: Career): Talents {
  const lasting = randomOf(seed, "talents", career.player.id);
  const passing = randomOf(seed, "form of the year", career.player.id, season);
  const gifts = GIFTS.map(() => lasting.normal(0, 1));
  const ability = (career.ability - MEAN_ABILITY[scale]) / ABILITY_DEVIATION;
  const talents: Partial<Talents> = {};
  for (const { talent, ability: ofAbility, position, gift, ofGift, own } of TALENTS) {
    talents[talent] =
      ofAbility * ability +
      position[career.player.position] +
      (gift < 0 ? 0 : ofGift * (gifts[gift] as number)) +
      own * ownDeviation(lasting, passing);
  }
  return talents as Talents;
}

function ownDeviation(lasting: Random, passing: Random): number {
  return LASTING * lasting.normal(0, 1) + PASSING * passing.normal(0, 1);
}

function recipe(
  ability: number,
  guard: number,
  forward: number,
  center: number,
  gift: Gift | null,
  ofGift: number,
): Recipe {
  return { ability, position: { G: guard, F: forward, C: center }, gift, ofGift };
}

function varianceOf({ ability, position: { G, F, C }, ofGift }: Recipe): number {
  return ability * ability + SHARES.G * G * G + SHARES.F * F * F + SHARES.C * C * C + ofGift * ofGift;
}
