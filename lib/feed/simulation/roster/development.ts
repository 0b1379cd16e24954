/** How players get better with the years. */
import type { Random } from "#lib/feed/simulation/random.ts";
import type { Career } from "./career.ts";

/** What a player gains after his first, second ... season, mean and deviation: most early, and some get worse. */
const GROWTH: readonly { mean: number; deviation: number }[] = [
  { mean: 0.4, deviation: 0.28 },
  { mean: 0.28, deviation: 0.25 },
  { mean: 0.2, deviation: 0.22 },
  { mean: 0.1, deviation: 0.2 },
  { mean: 0, deviation: 0.2 },
];

/** What is still to come for a player of a class until his fourth season, on average. */
export function growthToCome(classYear: number): number {
  return GROWTH.slice(classYear - 1, 3).reduce((sum, { mean }) => sum + mean, 0);
}

/** The player a season later, with the same school. */
export function yearLater(random: Random, career: Career): Career {
  const { mean, deviation } = GROWTH[career.classYear - 1] as { mean: number; deviation: number };
  return { ...career, classYear: career.classYear + 1, ability: career.ability + random.normal(mean, deviation) };
}
