/** Ratings of seasons whose teams' true strengths are known. */
import { expect, test } from "vitest";
import { makeSeason } from "#test/made-season.ts";
import { printFigure } from "#test/print-figure.ts";
import { computeAdjustedEfficiency } from "./adjusted-efficiency.ts";
import { computeSrs } from "./srs.ts";

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const moment = (product: (a: number, b: number) => number) =>
    pairs.reduce((sum, [a, b]) => sum + product(a - x, b - y), 0);
  return moment((a, b) => a * b) / Math.sqrt(moment((a) => a * a) * moment((_a, b) => b * b));
}

test.each(["one", "two", "three"])(
  "season %s: adjusted net agrees with the truth to 0.97 and better, and better than raw net",
  (seed) => {
    const { games, conferences, trueNet } = makeSeason(seed);
    const teams = computeAdjustedEfficiency(games, conferences)?.teams ?? [];
    const truth = (team: number) => trueNet.get(team) ?? Number.NaN;
    const adjusted = correlation(teams.map(({ team, net }) => [truth(team), net]));
    const raw = correlation(teams.map(({ team, rawOffense, rawDefense }) => [truth(team), rawOffense - rawDefense]));
    const srs = correlation(computeSrs(games).map(({ team, rating }) => [truth(team), rating]));
    printFigure(
      `made season ${seed}, ${games.length} games of ${teams.length} teams: correlation with the truth adjusted ${adjusted.toFixed(4)}, raw ${raw.toFixed(4)}, SRS ${srs.toFixed(4)}`,
    );
    expect(adjusted).toBeGreaterThanOrEqual(0.97);
    expect(adjusted).toBeGreaterThan(raw);
  },
);
