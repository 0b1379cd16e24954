/** SRS from results against Sports-Reference's published ratings. */
import { describe, expect, test } from "vitest";
import { printFigure } from "#test/print-figure.ts";
import { type PublishedSrs, readPublishedSeasons } from "#test/published-results.ts";
import { sharedData } from "#test/shared-data.ts";
import { computeSrs } from "./srs.ts";

const RESULTS = sharedData("results");
const RATINGS = sharedData("ratings");

/** Correlation, median and largest absolute difference after both are centred on 0. */
function compare(published: readonly PublishedSrs[], own: ReadonlyMap<number, number>) {
  const centre = published.reduce((sum, { srs }) => sum + srs, 0) / published.length;
  const pairs = published.map(({ team, srs }) => ({ theirs: srs - centre, ours: own.get(team) ?? Number.NaN }));
  const sum = (product: (pair: { theirs: number; ours: number }) => number) =>
    pairs.reduce((total, pair) => total + product(pair), 0);
  const differences = pairs.map(({ theirs, ours }) => Math.abs(theirs - ours)).sort((a, b) => a - b);
  return {
    correlation:
      sum(({ theirs, ours }) => theirs * ours) /
      Math.sqrt(sum(({ theirs }) => theirs ** 2) * sum(({ ours }) => ours ** 2)),
    median: differences[Math.floor(differences.length / 2)] as number,
    largest: differences.at(-1) as number,
  };
}

describe.skipIf(RESULTS === null || RATINGS === null)("Sports-Reference's SRS", () => {
  test("of 2011 to 2022 comes out of the results", { timeout: 300_000 }, async () => {
    const { games, srs } = await readPublishedSeasons(RESULTS ?? "", RATINGS ?? "");
    expect([...srs.keys()]).toEqual(Array.from({ length: 12 }, (_none, year) => 2011 + year));
    for (const [season, published] of srs) {
      const own = computeSrs(games.get(season) ?? []);
      const { correlation, median, largest } = compare(published, new Map(own.map((row) => [row.team, row.rating])));
      printFigure(
        `SRS ${season}, ${own.length} teams: correlation ${correlation.toFixed(5)}, absolute difference median ${median.toFixed(3)}, largest ${largest.toFixed(2)}`,
      );
      expect(own.length).toBe(published.length);
      expect(new Set(own.map(({ pool }) => pool)).size).toBe(1);
      expect(correlation).toBeGreaterThan(0.998);
      expect(median).toBeLessThan(0.15);
    }
  });
});
