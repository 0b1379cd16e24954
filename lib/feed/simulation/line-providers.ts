/** The bookmakers of the simulated league. All are invented. */
import type { Fact } from "#lib/basketball/facts.ts";

export interface SimulatedLineProvider {
  id: number;
  name: string;
  /** Standard deviations of its first spread and total around what the game is expected to come to, in points. */
  spreadNoise: number;
  totalNoise: number;
  /** It offers no moneyline once a team is favoured by more points than this. */
  moneylineUpTo: number;
}

export const LINE_PROVIDERS: readonly SimulatedLineProvider[] = [
  { id: 1, name: "Harborline Book", spreadNoise: 1.2, totalNoise: 2.2, moneylineUpTo: 27 },
  { id: 2, name: "Copper Kettle", spreadNoise: 1.5, totalNoise: 2.5, moneylineUpTo: 22 },
  { id: 3, name: "Northgate Odds", spreadNoise: 1.7, totalNoise: 2.8, moneylineUpTo: 18 },
  { id: 4, name: "Blue Pennant", spreadNoise: 1.6, totalNoise: 2.5, moneylineUpTo: 20 },
];

/** States the providers with their numbers, so that every store has the same. */
export function lineProviderFacts(): Fact[] {
  return LINE_PROVIDERS.map(({ id, name }) => ({
    kind: "lineProvider",
    source: "simulation",
    lineProvider: { ids: { simulation: String(id) }, name },
  }));
}
