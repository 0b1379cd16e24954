/** The parameters of the win probability come from real games; they hold for those of the simulated league too. */
import { expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { mapPlays } from "#lib/feed/simulation/map-plays.ts";
import { openWorld } from "#lib/feed/simulation/open-world.ts";
import { brierScore, calibrationBins, calibrationText, type Forecast, miscalibrated } from "#test/calibration.ts";
import { printFigure } from "#test/print-figure.ts";
import { winProbabilitiesOfPlays } from "./game-win-probabilities.ts";

const GAMES = 400;
const SEASON = 2026;
/** While the season is on, so that no bracket has to be played for its pairings. */
const IN_SEASON = "2026-01-15T00:00:00.000Z";

test("simulated games are foretold as well as real ones: ten bins within 3 points, or within chance", {
  timeout: 300_000,
}, () => {
  const world = openWorld({ seed: "win probability", scale: "demo" });
  const games = world
    .games(SEASON, IN_SEASON)
    .filter(({ fate, exhibition }) => fate.kind === "played" && !exhibition)
    .slice(0, GAMES);
  const forecasts = games.flatMap((game): Forecast[] => {
    const plays = mapPlays(game.id, world.play(game).events);
    const expectedMargin = world.expectation(game).margin;
    const course = winProbabilitiesOfPlays(plays, { format: periodFormat("mens"), expectedMargin, final: false });
    const end = plays.at(-1);
    const happened = (end?.homeScore ?? 0) > (end?.awayScore ?? 0);
    return course.map((probability) => ({ probability, happened, game: game.id }));
  });
  const bins = calibrationBins(forecasts);
  printFigure(
    `win probability of ${forecasts.length} plays of ${games.length} simulated games: Brier score ${brierScore(forecasts).toFixed(4)}\n${calibrationText(bins)}`,
  );
  expect(games.length).toBe(GAMES);
  expect(miscalibrated(bins, 3)).toEqual([]);
});
