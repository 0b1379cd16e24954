/** Margins predicted day by day from earlier games only, beside the closing spread. */
import { beforeAll, describe, expect, test } from "vitest";
import { brierScore, calibrationBins, calibrationText } from "#test/calibration.ts";
import { printFigure } from "#test/print-figure.ts";
import { meanAbsolute, type PublishedResult, readPublishedSeasons } from "#test/published-results.ts";
import { sharedData } from "#test/shared-data.ts";
import { computeEloSeason, type EloChange, marginOfElo, startEloSeason } from "./elo.ts";
import { fitMarginMix, type GamePreview, MARGIN_MIX, marginOfSrs, predictMargin } from "./predict-margin.ts";
import { computeSrs, type SrsRating } from "./srs.ts";
import { pregameWinProbability } from "./win-probability.ts";

const RESULTS = sharedData("results");
const RATINGS = sharedData("ratings");

interface Prediction {
  season: number;
  preview: GamePreview;
  closing: number;
  margin: number;
}

/** The games with a line of a season, each with what was known on the morning of its day. */
function previewSeason(games: readonly PublishedResult[], changes: readonly EloChange[]): Prediction[] {
  const elo = new Map(changes.map((change) => [change.gameId, change]));
  const earlier: PublishedResult[] = [];
  const predictions: Prediction[] = [];
  for (const [, day] of [...Map.groupBy(games, ({ date }) => date)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const srs = new Map<number, SrsRating>(computeSrs(earlier).map((rating) => [rating.team, rating]));
    for (const game of day) {
      if (game.closingMargin === null) continue;
      const { homeBefore, awayBefore } = elo.get(game.id) as EloChange;
      predictions.push({
        season: game.season,
        closing: game.closingMargin,
        margin: game.homePoints - game.awayPoints,
        preview: {
          homeElo: homeBefore,
          awayElo: awayBefore,
          homeSrs: srs.get(game.home) ?? null,
          awaySrs: srs.get(game.away) ?? null,
          neutralSite: game.neutralSite,
        },
      });
    }
    earlier.push(...day);
  }
  return predictions;
}

describe.skipIf(RESULTS === null || RATINGS === null)("margins predicted from earlier games", () => {
  const predictions: Prediction[] = [];
  beforeAll(async () => {
    const { games } = await readPublishedSeasons(RESULTS ?? "", RATINGS ?? "");
    let ratings: ReadonlyMap<number, number> = new Map();
    for (const [season, played] of games) {
      const elo = computeEloSeason(played, startEloSeason(ratings));
      ratings = elo.ratings;
      if (season >= 2012) predictions.push(...previewSeason(played, elo.changes));
    }
  }, 300_000);

  test("the mix, weighted by the seasons before alone, is within 0.2 points of the closing spread, seasons 2015 to 2023", () => {
    const errors: Record<"elo" | "srs" | "mix" | "spread", number[]> = { elo: [], srs: [], mix: [], spread: [] };
    for (const [season, games] of Map.groupBy(predictions, (game) => game.season)) {
      if (season < 2015) continue;
      const mix = fitMarginMix(predictions.filter((game) => game.season < season));
      const misses = games.map(({ preview, margin, closing }) => ({
        elo: margin - marginOfElo(preview.homeElo, preview.awayElo, preview.neutralSite),
        srs: margin - marginOfSrs(preview),
        mix: margin - predictMargin(preview, mix),
        spread: margin - closing,
      }));
      for (const name of Object.keys(errors) as (keyof typeof errors)[])
        errors[name].push(...misses.map((miss) => miss[name]));
    }
    const [elo, srs, mix, spread] = [errors.elo, errors.srs, errors.mix, errors.spread].map(meanAbsolute) as [
      number,
      number,
      number,
      number,
    ];
    printFigure(
      `margins of ${errors.mix.length} games with a line, 2015 to 2023: mean absolute error Elo ${elo.toFixed(3)}, SRS ${srs.toFixed(3)}, mix ${mix.toFixed(3)}, closing spread ${spread.toFixed(3)}`,
    );
    expect(errors.mix.length).toBeGreaterThan(40_000);
    expect(mix).toBeLessThan(Math.min(elo, srs));
    expect(mix - spread).toBeLessThan(0.2);
  });

  test("win probability before the game, by the mix of the seasons before, is calibrated: ten bins within 3 points, seasons 2015 to 2023", () => {
    const judged = [...Map.groupBy(predictions, (game) => game.season)].flatMap(([season, games]) => {
      if (season < 2015) return [];
      const mix = fitMarginMix(predictions.filter((game) => game.season < season));
      return games.map(({ preview, closing, margin }, game) => ({
        happened: margin > 0,
        game: 10_000 * season + game,
        probability: pregameWinProbability(predictMargin(preview, mix)),
        spread: pregameWinProbability(closing),
      }));
    });
    const bins = calibrationBins(judged);
    const spread = brierScore(judged.map((forecast) => ({ ...forecast, probability: forecast.spread })));
    printFigure(
      `win probability before ${judged.length} games: Brier score by the mix ${brierScore(judged).toFixed(4)}, by the closing spread ${spread.toFixed(4)}; by the mix\n${calibrationText(bins)}`,
    );
    expect(bins.length).toBe(10);
    for (const { predicted, observed } of bins) expect(Math.abs(observed - predicted)).toBeLessThan(3);
  });

  test("the weights served are those of all seasons", () => {
    const fitted = fitMarginMix(predictions);
    printFigure(`weights of the mix, seasons 2012 to 2023: ${fitted.map((weight) => weight.toFixed(3)).join(", ")}`);
    for (const [place, weight] of fitted.entries()) expect(MARGIN_MIX[place]).toBeCloseTo(weight, 2);
  });
});
