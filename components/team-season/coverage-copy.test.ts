import { describe, expect, test } from "vitest";
import { AVAILABILITIES, COVERAGE_REASONS, type Coverage } from "#lib/records/overview-shapes.ts";
import { coverageCopy } from "./coverage-copy.ts";

const part = { subject: "Efficiency", rows: "box scores" };
const coverage = (
  state: Coverage["state"],
  reason: Coverage["reason"],
  games: [covered: number, eligible: number],
): Coverage => ({ state, reason, coveredGames: games[0], eligibleGames: games[1] });
const sentence = (...of: Parameters<typeof coverage>) => coverageCopy(part, coverage(...of)).sentence;
const title = (...of: Parameters<typeof coverage>) => coverageCopy(part, coverage(...of)).title;

const REASONS = [null, ...COVERAGE_REASONS];
const ALL = AVAILABILITIES.flatMap((state) => REASONS.map((reason) => ({ state, reason })));

describe("every state with every reason", () => {
  test("there are three times seven", () => {
    expect(ALL).toHaveLength(21);
  });

  test("has a sentence of its own, whatever the numbers", () => {
    for (const games of [
      [18, 21],
      [1, 1],
      [0, 0],
    ] as const) {
      const sentences = ALL.map(({ state, reason }) => sentence(state, reason, [...games]));
      expect(new Set(sentences).size).toBe(ALL.length);
    }
  });

  test.each(ALL)("$state, $reason: whole sentences, nothing left to fill in", ({ state, reason }) => {
    const copy = coverageCopy(part, coverage(state, reason, [18, 21]));
    expect(copy.title).toMatch(/^[A-Z0-9].*[^.]$/);
    expect(copy.sentence).toMatch(/^[A-Z].*\.$/);
    expect(`${copy.title} ${copy.sentence}`).not.toMatch(/undefined|null|NaN|\d+ of 1 games/);
  });
});

test("a part that is there says of how many games it is made", () => {
  expect(sentence("available", null, [21, 21])).toBe("Made of all 21 games.");
  expect(sentence("available", null, [1, 1])).toBe("Made of the one game.");
  expect(sentence("available", "unclassified_shots", [21, 21])).toBe(
    "Made of all 21 games; shots whose kind no source tells are counted as unknown.",
  );
});

test("a part that lacks games says how many, and what is in the way", () => {
  expect(title("partial", "incomplete_inputs", [18, 21])).toBe("18 of 21 games");
  expect(sentence("partial", "incomplete_inputs", [18, 21])).toBe(
    "Made of 18 of 21 games: the box scores of others are incomplete.",
  );
  expect(sentence("partial", "no_source_rows", [18, 21])).toBe(
    "Made of 18 of 21 games: for others no source has box scores.",
  );
  expect(sentence("partial", "incomplete_inputs", [21, 21])).toBe(
    "Made of all 21 games; in some of them a count is missing or had to be estimated.",
  );
  expect(sentence("partial", "unclassified_shots", [21, 21])).toBe(
    "Made of all 21 games; the kind of some shots is not known, and they stand as unknown.",
  );
  expect(sentence("partial", "no_games", [3, 4])).toBe("Made of 3 of 4 games: the others are not over yet.");
  expect(sentence("partial", "unclassified_games", [3, 4])).toContain("whether the others count or are exhibitions");
  expect(sentence("partial", "unclassified_shots", [4, 4])).toContain("they stand as unknown");
  expect(sentence("partial", "zero_denominator", [4, 4])).toContain("nothing to divide by");
  expect(sentence("partial", null, [3, 4])).toBe("Made of 3 of 4 games.");
});

test("a part that is not there says why in its title", () => {
  expect(title("unavailable", "no_games", [0, 0])).toBe("Has not played yet");
  expect(title("unavailable", "no_source_rows", [0, 5])).toBe("The sources have no box scores");
  expect(title("unavailable", "incomplete_inputs", [0, 5])).toBe("The box scores are incomplete");
  expect(title("unavailable", "zero_denominator", [1, 1])).toBe("Nothing to divide by");
  expect(title("unavailable", "unclassified_games", [0, 2])).toBe("No game is known to count");
  expect(title("unavailable", "unclassified_shots", [0, 2])).toBe("No shot's kind is known");
  expect(title("unavailable", null, [0, 2])).toBe("Not available");
});
