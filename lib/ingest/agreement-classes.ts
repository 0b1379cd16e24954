/** Why two sources of one game can differ: every disagreement belongs to one class with an explanation. */
import type { AgreementStatistic } from "./agreement-team-game.ts";

export interface Disagreement {
  /** Ids of the game in both sources. */
  gameId: string;
  publishedGameId: string;
  easternDate: string;
  team: string;
  statistic: AgreementStatistic | "periodPoints";
  own: number;
  published: number;
}

export const DISAGREEMENT_CLASSES = {
  possession_rule:
    "Possessions are a rule, not an event. Both count spells of tries (field goals, free throws, turnovers) of one team; the published count leaves out a ball held when a period ends, and gives the team of the first substitution after half time a possession of its own.",
  bench_technical:
    "Technical fouls of coaches and benches and administrative ones: counted here, left out of most published box scores (which count the coach's among all fouls all the same).",
  flagrant_not_published: "Flagrant fouls the play-by-play lists and the published box scores lack.",
  other_version:
    "Several counts of the game differ at once: the two sources hold different versions of its play-by-play, one of them without later corrections or with events missing.",
  single_correction:
    "One or two counts differ and the rest of the game agrees: a credit corrected in one source and not in the other.",
} as const;
export type DisagreementClass = keyof typeof DISAGREEMENT_CLASSES;

/** From this many differing counts in a game on, its play-by-play is another version. */
const COUNTS_OF_ANOTHER_VERSION = 4;

/** Sorts disagreements into classes; those of one game are looked at together. */
export function classifyDisagreements(disagreements: readonly Disagreement[]): Map<DisagreementClass, Disagreement[]> {
  const classes = new Map<DisagreementClass, Disagreement[]>();
  for (const game of Map.groupBy(disagreements, (item) => item.gameId).values()) {
    const credits = game.filter((item) => ownClass(item) === null).length;
    const rest = credits >= COUNTS_OF_ANOTHER_VERSION ? "other_version" : "single_correction";
    for (const item of game) {
      const found = ownClass(item) ?? rest;
      classes.set(found, [...(classes.get(found) ?? []), item]);
    }
  }
  return classes;
}

/** The class a statistic has by itself; null for credits that scorers give. */
function ownClass({ statistic, own, published }: Disagreement): DisagreementClass | null {
  if (statistic === "possessions") return "possession_rule";
  if (statistic === "technicalFouls" && own > published) return "bench_technical";
  if (statistic === "flagrantFouls" && own > published) return "flagrant_not_published";
  return null;
}
