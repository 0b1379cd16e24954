/** How tall, heavy and old a player is. */
import type { SimulatedPosition } from "#lib/feed/simulation/league-model.ts";
import { type Random, randomOf } from "#lib/feed/simulation/random.ts";
import type { Player } from "./career.ts";

/** Inches, mean and deviation: what Division I rosters list. */
const HEIGHT: Readonly<Record<SimulatedPosition, { mean: number; deviation: number }>> = {
  G: { mean: 75.2, deviation: 1.9 },
  F: { mean: 79.2, deviation: 1.4 },
  C: { mean: 82.4, deviation: 1.3 },
};
const SHORTEST = 67;
const TALLEST = 88;
/** Pounds of a player of 6 feet 6 in his first season, and what an inch more and a season more add. */
const WEIGHT = { mean: 202, perInch: 5.5, perSeason: 3, deviation: 9, ofCenters: 9 };
const LIGHTEST = 150;
const MEAN_HEIGHT = 78;

/** Age in whole years on 1 September of the first season: most come at 18, some after a year at a preparatory school. */
const FRESHMAN_AGE = 18;
const YEAR_OLDER = 0.16;
const DAYS_OF_YEAR = 365;
const DAY_IN_MILLISECONDS = 86_400_000;

export interface Size {
  heightInches: number;
  weightPounds: number;
}

export interface Body extends Size {
  /** YYYY-MM-DD */
  dateOfBirth: string;
}

/** The size of somebody with so many seasons behind him: the same chance gives the same height, and more weight each season. */
export function sizeOf(random: Random, position: SimulatedPosition, seasons: number): Size {
  const { mean, deviation } = HEIGHT[position];
  const heightInches = Math.round(Math.min(TALLEST, Math.max(SHORTEST, random.normal(mean, deviation))));
  const first = WEIGHT.mean + WEIGHT.perInch * (heightInches - MEAN_HEIGHT) + (position === "C" ? WEIGHT.ofCenters : 0);
  const weight = Math.max(LIGHTEST, first + random.normal(0, WEIGHT.deviation)) + WEIGHT.perSeason * seasons;
  return { heightInches, weightPounds: Math.round(weight) };
}

/** The body of a player in a class: height and day of birth stay, weight grows. */
export function bodyOf(
  seed: string,
  player: Pick<Player, "id" | "position" | "firstSeason" | "firstClassYear">,
  classYear: number,
): Body {
  const { id, position, firstSeason, firstClassYear } = player;
  const random = randomOf(seed, "body", id);
  const { heightInches, weightPounds } = sizeOf(random, position, classYear - 1);
  const age = FRESHMAN_AGE + firstClassYear - 1 + (random.chance(YEAR_OLDER) ? 1 : 0);
  // He is `age` on 1 September before his first season: born in the year that ends there.
  const eldest = Date.UTC(firstSeason - 1 - age - 1, 8, 2);
  const born = new Date(eldest + random.integer(0, DAYS_OF_YEAR - 1) * DAY_IN_MILLISECONDS);
  return { heightInches, weightPounds, dateOfBirth: born.toISOString().slice(0, 10) };
}
