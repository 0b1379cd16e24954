/** Names of schools, made from the tables of places, so that no two are alike and none is a real one's. */
import type { Random } from "./random.ts";
import type { Region, Tier } from "./tables/conference-table.ts";
import { FOUNDERS, LANDS, SAINTS, TOWNS } from "./tables/place-name-table.ts";

/** What a school can be named for. A `%` in a pattern stands for the name of the kind before it. */
type Kind = "land" | "town" | "founder" | "saint";

interface Pattern {
  kind: Kind;
  pattern: string;
  /** How often, by tier. */
  weight: Readonly<Record<Tier, number>>;
}

/** Every way a name is made: the tests try them all against the names of real schools. */
export const NAME_PATTERNS: readonly Pattern[] = [
  { kind: "land", pattern: "%", weight: { power: 4, middle: 0.4, low: 0 } },
  { kind: "land", pattern: "% State", weight: { power: 2.5, middle: 0.8, low: 0.1 } },
  { kind: "land", pattern: "Northern %", weight: { power: 0, middle: 0.5, low: 0.5 } },
  { kind: "land", pattern: "Southern %", weight: { power: 0, middle: 0.5, low: 0.5 } },
  { kind: "land", pattern: "Eastern %", weight: { power: 0, middle: 0.4, low: 0.5 } },
  { kind: "land", pattern: "Western %", weight: { power: 0, middle: 0.4, low: 0.5 } },
  { kind: "land", pattern: "Central %", weight: { power: 0.1, middle: 0.5, low: 0.4 } },
  { kind: "town", pattern: "%", weight: { power: 3.5, middle: 4, low: 3.5 } },
  { kind: "town", pattern: "% State", weight: { power: 3, middle: 2.5, low: 3.5 } },
  { kind: "town", pattern: "% Tech", weight: { power: 1.5, middle: 1, low: 0.8 } },
  { kind: "town", pattern: "% A&M", weight: { power: 0.8, middle: 0.5, low: 0.8 } },
  { kind: "town", pattern: "% City", weight: { power: 0, middle: 0.3, low: 0.3 } },
  { kind: "town", pattern: "% Wesleyan", weight: { power: 0, middle: 0.2, low: 0.5 } },
  { kind: "town", pattern: "% Christian", weight: { power: 0.2, middle: 0.3, low: 0.5 } },
  { kind: "town", pattern: "% Poly", weight: { power: 0, middle: 0.3, low: 0.4 } },
  { kind: "founder", pattern: "%", weight: { power: 1.5, middle: 2.5, low: 2.2 } },
  { kind: "saint", pattern: "%", weight: { power: 0.5, middle: 1.6, low: 1.4 } },
];

/** Words that stand alone after their kind in a pattern read badly after a name that has two already: `Prairie Rose Wesleyan`. */
const LONGEST_NAME = 19;

/** Hands out names, each word of the tables once. */
export interface SchoolNamer {
  /** The next name for a school of the region and tier. */
  name(region: Region, tier: Tier): string;
}

/** The names of one league, in the order of its chance. There are names for 480 schools. */
export function schoolNamer(random: Random): SchoolNamer {
  const regional = (table: Readonly<Record<Region, readonly string[]>>) =>
    new Map(Object.entries(table).map(([region, words]) => [region as Region, random.shuffled(words)]));
  const lands = regional(LANDS);
  const towns = regional(TOWNS);
  const founders = random.shuffled(FOUNDERS);
  const saints = random.shuffled(SAINTS);
  const left = (kind: Kind, region: Region): string[] => {
    if (kind === "founder") return founders;
    if (kind === "saint") return saints;
    return (kind === "land" ? lands : towns).get(region) ?? [];
  };
  /** A region that has run out of towns takes those of whichever has most left. */
  const spare = () => [...towns.values()].reduce((most, list) => (list.length > most.length ? list : most));
  return {
    name(region, tier) {
      const weights = NAME_PATTERNS.map(({ kind, weight }) => (left(kind, region).length > 0 ? weight[tier] : 0));
      const chosen = NAME_PATTERNS[random.weighted(weights)] as Pattern;
      const words = left(chosen.kind, region);
      const word = (words.length > 0 ? words : spare()).pop() as string;
      const name = chosen.pattern.replace("%", word);
      return name.length <= LONGEST_NAME ? name : word;
    },
  };
}

/** As scoreboards have it: `Marlow St`, `N Vandalia`, `St Aldhelm`. */
export function shortSchoolName(name: string): string {
  return name
    .replace(/^St\. /, "St ")
    .replace(/ State$/, " St")
    .replace(/^(N)orthern |^(S)outhern |^(E)astern |^(W)estern |^(C)entral /, "$1$2$3$4$5 ");
}
