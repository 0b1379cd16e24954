import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Coverage } from "#lib/records/overview-shapes.ts";
import { type CoverageInput, describeCoverage } from "./overview-coverage.ts";

/** 3 finished games that count, all there. */
const WHOLE: CoverageInput = {
  eligibleGames: 3,
  unclassifiedGames: 0,
  gamesWithRows: 3,
  coveredGames: 3,
  base: 200,
  estimated: false,
  shots: 0,
  classifiedShots: 0,
};

type Told = `${Coverage["state"]} ${Coverage["reason"]}`;

describe("every state and reason", () => {
  const cases: [what: string, input: Partial<CoverageInput>, told: Told, games: [covered: number, eligible: number]][] =
    [
      ["everything", {}, "available null", [3, 3]],
      [
        "no finished game",
        { eligibleGames: 0, gamesWithRows: 0, coveredGames: 0, base: 0 },
        "unavailable no_games",
        [0, 0],
      ],
      [
        "games of which none is known to count",
        { unclassifiedGames: 3, gamesWithRows: 0, coveredGames: 0, base: 0 },
        "unavailable unclassified_games",
        [0, 3],
      ],
      ["no rows", { gamesWithRows: 0, coveredGames: 0, base: 0 }, "unavailable no_source_rows", [0, 3]],
      ["rows that cannot be used", { coveredGames: 0, base: 0 }, "unavailable incomplete_inputs", [0, 3]],
      ["nothing to divide by", { base: 0 }, "unavailable zero_denominator", [3, 3]],
      ["shots of no known kind", { shots: 9 }, "unavailable unclassified_shots", [3, 3]],
      ["a game without rows", { gamesWithRows: 2, coveredGames: 2 }, "partial no_source_rows", [2, 3]],
      ["a game whose rows cannot be used", { coveredGames: 2 }, "partial incomplete_inputs", [2, 3]],
      ["something that was estimated", { estimated: true }, "partial incomplete_inputs", [3, 3]],
      [
        "a game not known to count",
        { unclassifiedGames: 1, gamesWithRows: 2, coveredGames: 2 },
        "partial unclassified_games",
        [2, 3],
      ],
      ["a shot of unknown kind", { shots: 9, classifiedShots: 8 }, "partial unclassified_shots", [3, 3]],
    ];

  test.each(cases)("%s", (_what, input, told, [coveredGames, eligibleGames]) => {
    const { state, reason, ...games } = describeCoverage({ ...WHOLE, ...input });
    expect(`${state} ${reason}`).toBe(told);
    expect(games).toEqual({ coveredGames, eligibleGames });
  });

  test("a game that lacks rows is told before one that is not known to count", () => {
    const input = { ...WHOLE, unclassifiedGames: 1, gamesWithRows: 1, coveredGames: 1 };
    expect(describeCoverage(input)).toMatchObject({ state: "partial", reason: "no_source_rows" });
  });
});

test("a reason stands exactly beside what is not all there", () => {
  const inputs = fc
    .tuple(fc.nat(5), fc.nat(5), fc.nat(5), fc.nat(5), fc.nat(9), fc.boolean(), fc.nat(9), fc.nat(9))
    .map(([coveredGames, unusable, without, unclassifiedGames, base, estimated, classifiedShots, unknown]) => ({
      coveredGames,
      gamesWithRows: coveredGames + unusable,
      unclassifiedGames,
      eligibleGames: coveredGames + unusable + without + unclassifiedGames,
      base,
      estimated,
      classifiedShots,
      shots: classifiedShots + unknown,
    }));
  fc.assert(
    fc.property(inputs, (input) => {
      const { state, reason, eligibleGames, coveredGames } = describeCoverage(input);
      expect(state === "available").toBe(reason === null);
      if (state === "available") expect(coveredGames).toBe(eligibleGames);
      expect(coveredGames).toBeLessThanOrEqual(eligibleGames);
    }),
  );
});
