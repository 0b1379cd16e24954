/** How well probabilities agree with what happened. */
export interface Forecast {
  probability: number;
  happened: boolean;
  /** Forecasts of one game stand and fall together. */
  game: number;
}

export interface CalibrationBin {
  forecasts: number;
  games: number;
  /** Percent: the mean forecast, and how often it happened. */
  predicted: number;
  observed: number;
  /** Percentage points by which `observed - predicted` would vary from sample to sample of games. */
  standardError: number;
}

/** Ten bins of equal width; those without forecasts are left out. */
export function calibrationBins(forecasts: readonly Forecast[]): CalibrationBin[] {
  const bins = Map.groupBy(forecasts, ({ probability }) => Math.min(9, Math.floor(10 * probability)));
  return [...bins]
    .sort(([a], [b]) => a - b)
    .map(([, members]) => {
      const count = members.length;
      const games = Map.groupBy(members, ({ game }) => game);
      const misses = [...games.values()].map((own) =>
        own.reduce((sum, { probability, happened }) => sum + Number(happened) - probability, 0),
      );
      return {
        forecasts: count,
        games: games.size,
        predicted: (100 * members.reduce((sum, { probability }) => sum + probability, 0)) / count,
        observed: (100 * members.filter(({ happened }) => happened).length) / count,
        standardError: (100 * Math.sqrt(misses.reduce((sum, miss) => sum + miss ** 2, 0))) / count,
      };
    });
}

/** Standard errors that chance exceeds in one bin of a hundred. */
const CHANCE = 2.6;

/** Bins that are off: by more than `tolerance` points of percent where there are games enough to tell, elsewhere by more than chance explains. */
export function miscalibrated(bins: readonly CalibrationBin[], tolerance: number): CalibrationBin[] {
  return bins.filter(
    ({ predicted, observed, standardError }) =>
      Math.abs(observed - predicted) > Math.max(tolerance, CHANCE * standardError),
  );
}

/** One line a bin. */
export function calibrationText(bins: readonly CalibrationBin[]): string {
  return bins
    .map(
      ({ forecasts, games, predicted, observed, standardError }) =>
        `  ${predicted.toFixed(1).padStart(5)} % foretold, ${observed.toFixed(1).padStart(5)} % happened, ${(observed - predicted).toFixed(1).padStart(5)} +- ${standardError.toFixed(1)} (${forecasts} forecasts, ${games} games)`,
    )
    .join("\n");
}

/** Mean squared difference of probability and outcome: 0 is perfect, 0.25 is always saying one half. */
export function brierScore(forecasts: readonly Forecast[]): number {
  return (
    forecasts.reduce((sum, { probability, happened }) => sum + (probability - Number(happened)) ** 2, 0) /
    forecasts.length
  );
}

/** The same forecasts as both teams would state them: each probability and its opposite. */
export function forBothTeams(forecasts: readonly Forecast[]): Forecast[] {
  return forecasts.flatMap((forecast) => [
    forecast,
    { ...forecast, probability: 1 - forecast.probability, happened: !forecast.happened },
  ]);
}
