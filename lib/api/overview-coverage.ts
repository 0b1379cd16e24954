/**
 * How much of a season a part of the overview is made of, told in one state and one reason.
 *
 * Eligible are the team's finished games, exhibitions left out; those of which nobody knows whether they count (unclassified) are among them and are never covered. What a source
 * must state of a game, what makes it covered, what the part divides by, and what is incomplete in a game that is covered:
 *
 * | part       | rows                 | covered                                                                | base           | incomplete                           |
 * |------------|----------------------|------------------------------------------------------------------------|----------------|--------------------------------------|
 * | efficiency | box scores of both   | every count and the possessions of both (statistics/whole-box.ts)      | possessions    | possessions that nobody has counted  |
 * | shooting   | plays                | the plays are whole (statistics/plays-whole.ts)                        | shots          |                                      |
 * | players    | players by name      | one of them has minutes                                                | minutes        | a line that lacks a count            |
 */
import type { Coverage } from "#lib/records/overview-shapes.ts";

export interface CoverageInput {
  eligibleGames: number;
  /** Of them, those not known to count. */
  unclassifiedGames: number;
  /** Games that count for which a source has the rows. */
  gamesWithRows: number;
  coveredGames: number;
  /** What everything is divided by. */
  base: number;
  /** Whether something the covered games are made of is missing or was estimated: a count of a player's line; possessions that nobody counted. */
  estimated: boolean;
  /** Shots seen, and those of which the kind is known; 0 and 0 for parts without shots. */
  shots: number;
  classifiedShots: number;
}

type Rule = Pick<Coverage, "state" | "reason"> & { applies(input: CoverageInput): boolean };

const counted = ({ eligibleGames, unclassifiedGames }: CoverageInput) => eligibleGames - unclassifiedGames;

/** The first that applies is told: first what leaves nothing, then what leaves a part. Nothing applies where all of it is there. */
const RULES: readonly Rule[] = [
  { state: "unavailable", reason: "no_games", applies: (input) => input.eligibleGames === 0 },
  { state: "unavailable", reason: "unclassified_games", applies: (input) => counted(input) === 0 },
  { state: "unavailable", reason: "no_source_rows", applies: (input) => input.gamesWithRows === 0 },
  { state: "unavailable", reason: "incomplete_inputs", applies: (input) => input.coveredGames === 0 },
  {
    state: "unavailable",
    reason: "unclassified_shots",
    applies: (input) => input.shots > 0 && input.classifiedShots === 0,
  },
  { state: "unavailable", reason: "zero_denominator", applies: (input) => input.base === 0 },
  { state: "partial", reason: "no_source_rows", applies: (input) => input.gamesWithRows < counted(input) },
  {
    state: "partial",
    reason: "incomplete_inputs",
    applies: (input) => input.coveredGames < counted(input) || input.estimated,
  },
  { state: "partial", reason: "unclassified_games", applies: (input) => input.unclassifiedGames > 0 },
  { state: "partial", reason: "unclassified_shots", applies: (input) => input.classifiedShots < input.shots },
];

/** Coverage by the table. 3 finished games, 2 of them with whole box scores and 1 without any: partial, `no_source_rows`, 2 of 3. */
export function describeCoverage(input: CoverageInput): Coverage {
  const { eligibleGames, coveredGames } = input;
  const { state, reason } = RULES.find((rule) => rule.applies(input)) ?? { state: "available", reason: null };
  return { state, reason, eligibleGames, coveredGames };
}
