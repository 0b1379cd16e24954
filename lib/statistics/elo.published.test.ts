/** Elo on published results: its parameters are the best of their neighbours on the seasons they were chosen on, and it holds on those after. */
import { beforeAll, describe, expect, test } from "vitest";
import { printFigure } from "#test/print-figure.ts";
import { meanAbsolute, type PublishedResult, readPublishedSeasons } from "#test/published-results.ts";
import { sharedData } from "#test/shared-data.ts";
import { computeEloSeason, ELO_PARAMETERS, ELO_PER_POINT, type EloParameters, startEloSeason } from "./elo.ts";

const RESULTS = sharedData("results");
const RATINGS = sharedData("ratings");

/** Distances of the grid the parameters were chosen on. */
const STEPS: EloParameters = {
  homeAdvantage: 0.2,
  firstRate: 0.01,
  lastRate: 0.005,
  rateGames: 1,
  carryOver: 0.025,
  surpriseScale: 10,
};

interface Prediction {
  season: number;
  expected: number;
  closing: number;
  margin: number;
}

describe.skipIf(RESULTS === null || RATINGS === null)("Elo on published results", () => {
  let seasons: Map<number, PublishedResult[]>;
  beforeAll(async () => {
    seasons = (await readPublishedSeasons(RESULTS ?? "", RATINGS ?? "")).games;
  }, 300_000);

  /** What Elo expected of the games with a closing line, seasons one after the other. */
  function predict(parameters: EloParameters, last: number): Prediction[] {
    let ratings: ReadonlyMap<number, number> = new Map();
    const predictions: Prediction[] = [];
    for (const [season, games] of seasons) {
      if (season > last) break;
      const played = computeEloSeason(games, startEloSeason(ratings, parameters), parameters);
      ratings = played.ratings;
      const results = new Map(games.map((game) => [game.id, game]));
      for (const { gameId, expectedMargin } of played.changes) {
        const { closingMargin, homePoints, awayPoints } = results.get(gameId) as PublishedResult;
        if (closingMargin === null) continue;
        predictions.push({ season, expected: expectedMargin, closing: closingMargin, margin: homePoints - awayPoints });
      }
    }
    return predictions.filter(({ season }) => season >= 2012);
  }

  const errorOf = (predictions: readonly Prediction[]) =>
    meanAbsolute(predictions.map(({ margin, expected }) => margin - expected));

  test("no neighbour on the grid predicts seasons 2012 to 2014 better", () => {
    const own = errorOf(predict(ELO_PARAMETERS, 2014));
    printFigure(
      `Elo, seasons 2012 to 2014, which its parameters were chosen on: mean absolute error ${own.toFixed(4)}`,
    );
    for (const name of Object.keys(STEPS) as (keyof EloParameters)[]) {
      for (const sign of [-1, 1]) {
        const value = ELO_PARAMETERS[name] + sign * STEPS[name];
        expect([name, errorOf(predict({ ...ELO_PARAMETERS, [name]: value }, 2014)) >= own - 1e-5]).toEqual([
          name,
          true,
        ]);
      }
    }
  });

  test("the scale of the ratings is the one whose curve fits who won", () => {
    const predictions = predict(ELO_PARAMETERS, 2014);
    const likelihood = (perPoint: number) =>
      predictions.reduce((sum, { expected, margin }) => {
        const home = 1 / (1 + 10 ** ((-perPoint * expected) / 400));
        return sum + Math.log(margin > 0 ? home : 1 - home);
      }, 0);
    expect(likelihood(ELO_PER_POINT)).toBeGreaterThan(likelihood(ELO_PER_POINT - 2));
    expect(likelihood(ELO_PER_POINT)).toBeGreaterThan(likelihood(ELO_PER_POINT + 2));
  });

  test("comes near the closing spread on seasons 2015 to 2023", () => {
    const predictions = predict(ELO_PARAMETERS, 2023).filter(({ season }) => season >= 2015);
    const own = errorOf(predictions);
    const spread = meanAbsolute(predictions.map(({ margin, closing }) => margin - closing));
    printFigure(
      `Elo, seasons 2015 to 2023, ${predictions.length} games with a line: mean absolute error ${own.toFixed(3)}, closing spread ${spread.toFixed(3)}`,
    );
    expect(own).toBeLessThan(8.97);
    expect(own - spread).toBeLessThan(0.2);
  });
});
