/** How much of a season a part of the page is made of, in words: one sentence for every state and every reason. */
import { formatCount, formatNumber } from "#lib/format/number.ts";
import type { Availability, Coverage, CoverageReason } from "#lib/records/overview-shapes.ts";

/** What the part is made of, for the sentences. */
export interface CoveredPart {
  /** The part itself: "The efficiency of a season". */
  subject: string;
  /** What a source has to give for it, in the plural: "box scores of both teams". */
  rows: string;
}

export interface CoverageCopy {
  /** In a few words; what stands in place of a part that is not available. */
  title: string;
  /** The whole of it. */
  sentence: string;
}

type Copy = (part: CoveredPart, coverage: Coverage) => CoverageCopy;
type ReasonKey = CoverageReason | "none";

const played = ({ eligibleGames }: Coverage) => formatCount(eligibleGames, "game");
const share = ({ coveredGames, eligibleGames }: Coverage) =>
  `${formatNumber(coveredGames)} of ${formatCount(eligibleGames, "game")}`;
const allGames = ({ eligibleGames }: Coverage) => (eligibleGames === 1 ? "the one game" : `all ${eligibleGames} games`);

/** A part may have every game and still not be whole: something within the games is missing. */
const made = (coverage: Coverage) =>
  coverage.coveredGames === coverage.eligibleGames && coverage.eligibleGames > 0 ? allGames(coverage) : share(coverage);

const WHOLE = "Complete";

const COPY: Record<Availability, Record<ReasonKey, Copy>> = {
  available: {
    none: (_, coverage) => ({ title: WHOLE, sentence: `Made of ${allGames(coverage)}.` }),
    no_games: () => ({ title: WHOLE, sentence: "Complete as far as it goes: there is no game to count yet." }),
    no_source_rows: (part, coverage) => ({
      title: WHOLE,
      sentence: `Made of ${allGames(coverage)}; a source without ${part.rows} was made up for by another.`,
    }),
    incomplete_inputs: (_, coverage) => ({
      title: WHOLE,
      sentence: `Made of ${allGames(coverage)}; here and there a single count is missing.`,
    }),
    zero_denominator: (_, coverage) => ({
      title: WHOLE,
      sentence: `Made of ${allGames(coverage)}; a rate without anything to divide by is left open.`,
    }),
    unclassified_games: (_, coverage) => ({
      title: WHOLE,
      sentence: `Made of ${allGames(coverage)} known to count; of others it is not known whether they are exhibitions.`,
    }),
    unclassified_shots: (_, coverage) => ({
      title: WHOLE,
      sentence: `Made of ${allGames(coverage)}; shots whose kind no source tells are counted as unknown.`,
    }),
  },
  partial: {
    none: (_, coverage) => ({ title: share(coverage), sentence: `Made of ${share(coverage)}.` }),
    no_games: (_, coverage) => ({
      title: share(coverage),
      sentence: `Made of ${share(coverage)}: the others are not over yet.`,
    }),
    no_source_rows: (part, coverage) => ({
      title: share(coverage),
      sentence: `Made of ${share(coverage)}: for others no source has ${part.rows}.`,
    }),
    incomplete_inputs: (part, coverage) => ({
      title: share(coverage),
      sentence:
        coverage.coveredGames < coverage.eligibleGames
          ? `Made of ${share(coverage)}: the ${part.rows} of others are incomplete.`
          : `Made of ${made(coverage)}; in some of them a count is missing or had to be estimated.`,
    }),
    zero_denominator: (_, coverage) => ({
      title: share(coverage),
      sentence: `Made of ${made(coverage)}; a rate is left open where there was nothing to divide by.`,
    }),
    unclassified_games: (_, coverage) => ({
      title: share(coverage),
      sentence: `Made of ${share(coverage)}: whether the others count or are exhibitions, no source tells.`,
    }),
    unclassified_shots: (_, coverage) => ({
      title: share(coverage),
      sentence: `Made of ${made(coverage)}; the kind of some shots is not known, and they stand as unknown.`,
    }),
  },
  unavailable: {
    none: (part) => ({
      title: "Not available",
      sentence: `${part.subject} cannot be told, and the sources do not say why.`,
    }),
    no_games: (part) => ({
      title: "Has not played yet",
      sentence: `${part.subject} is shown from the first finished game on.`,
    }),
    no_source_rows: (part, coverage) => ({
      title: `The sources have no ${part.rows}`,
      sentence: `There is nothing to make it of: none of the ${played(coverage)} came with ${part.rows}.`,
    }),
    incomplete_inputs: (part, coverage) => ({
      title: `The ${part.rows} are incomplete`,
      sentence: `In none of the ${played(coverage)} are the counts whole that it takes. Nothing is guessed in their place.`,
    }),
    zero_denominator: (part, coverage) => ({
      title: "Nothing to divide by",
      sentence: `${part.subject} is a share of something, and in ${played(coverage)} there was none of it.`,
    }),
    unclassified_games: (part) => ({
      title: "No game is known to count",
      sentence: `${part.subject} is made of games that count; of those played, no source tells whether they do or are exhibitions.`,
    }),
    unclassified_shots: (part, coverage) => ({
      title: "No shot's kind is known",
      sentence: `${part.subject} needs to know from where shots were taken; in ${played(coverage)} no source tells.`,
    }),
  },
};

/** What a part of the page says of the games it is made of. */
export function coverageCopy(part: CoveredPart, coverage: Coverage): CoverageCopy {
  return COPY[coverage.state][coverage.reason ?? "none"](part, coverage);
}
