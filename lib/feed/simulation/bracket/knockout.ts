/** A field that plays until one is left. */
import type { Entrant, PlannedGame } from "./planned-game.ts";
import { neighboursOf } from "./seeded-bracket.ts";

/** What is settled about a game by its place in the bracket. */
export type GameTerms = Omit<PlannedGame, "number" | "upper" | "lower">;

/**
 * Games of a knockout, round by round.
 *
 * @param field in the order of the bracket, a power of two of them: neighbours meet
 * @param firstNumber of the first game; the others follow
 * @param termsOf terms of a game by round (0 is the first) and by its place in the round
 */
export function knockoutPlan(
  field: readonly Entrant[],
  firstNumber: number,
  termsOf: (round: number, place: number) => GameTerms,
): PlannedGame[] {
  const plan: PlannedGame[] = [];
  let entrants = field;
  for (let round = 0; entrants.length > 1; round++) {
    entrants = neighboursOf(entrants).map(([upper, lower], place): Entrant => {
      const number = firstNumber + plan.length;
      plan.push({ number, upper, lower, ...termsOf(round, place) });
      return { kind: "winner", of: number };
    });
  }
  return plan;
}
