/** Win probability on the play-by-play of a week of January 2026 and on half-time scores: the parameters, and how they do on games they were not fitted on. */
import { beforeAll, describe, expect, test } from "vitest";
import { periodFormat } from "#lib/basketball/clock.ts";
import { type KnownGameWithPlays, readKnownGames } from "#lib/cli/known-games.ts";
import type { RatingInputs } from "#lib/cli/rating-inputs.ts";
import { readNcaaPath } from "#lib/feed/ncaa/read-path.ts";
import {
  brierScore,
  calibrationBins,
  calibrationText,
  type Forecast,
  forBothTeams,
  miscalibrated,
} from "#test/calibration.ts";
import { printFigure } from "#test/print-figure.ts";
import { readPublishedTeamGames } from "#test/published-team-games.ts";
import { sharedData } from "#test/shared-data.ts";
import { computeAdjustedEfficiency } from "./adjusted-efficiency.ts";
import { excitement } from "./excitement.ts";
import { fitWinProbability } from "./fit-win-probability.ts";
import { winProbabilitiesOfPlays } from "./game-win-probabilities.ts";
import { minimise } from "./nelder-mead.ts";
import { normalCdf } from "./normal-distribution.ts";
import { marginOfAdjusted } from "./predict-margin.ts";
import { homeWinProbability, pregameWinProbability } from "./win-probability.ts";
import { WIN_PROBABILITY_FIT } from "./win-probability-fit.ts";

const PLAYS = sharedData("lineups_bigballr");
const GAMES = sharedData("cbbd/games_teams_2026_to_20260131.ndjson.gz");

const FORMAT = periodFormat("mens");
/** Points of percent that a bin may be off. */
const TOLERANCE = 3;

/** Stern's model of score and time alone: the margin to come is normal with a home team's mean, both fitted to the same games. */
function fitScoreAndTime(games: readonly KnownGameWithPlays[]): (margin: number, secondsLeft: number) => number {
  const probability = (margin: number, secondsLeft: number, [deviation = 0, home = 0]: readonly number[]) => {
    const left = Math.max(1, secondsLeft) / 2400;
    return normalCdf((margin + home * left) / (Math.exp(deviation) * Math.sqrt(left)));
  };
  const found = minimise(
    (point) => {
      let sum = 0;
      for (const { moments, homeWon } of games) {
        for (const { margin, secondsLeft } of moments) {
          const home = probability(margin, secondsLeft, point);
          sum -= Math.log(Math.max(1e-6, homeWon ? home : 1 - home));
        }
      }
      return sum;
    },
    [Math.log(11), 3],
    [0.2, 1],
    { tolerance: 1e-3 },
  );
  return (margin, secondsLeft) => probability(margin, secondsLeft, found);
}

describe.skipIf(PLAYS === null || GAMES === null)("win probability", () => {
  let rated: RatingInputs;
  let games: KnownGameWithPlays[];
  beforeAll(async () => {
    rated = await readPublishedTeamGames(GAMES ?? "");
    games = (await readKnownGames(await readNcaaPath(PLAYS ?? ""), rated)).games;
  }, 300_000);

  test("the parameters served are those that the games give, from wherever the search starts", {
    timeout: 300_000,
  }, () => {
    const { parameters, provenance } = WIN_PROBABILITY_FIT;
    expect(games.length).toBe(provenance.games);
    const start = { deviation: 12, pull: 0.3, lateDeviation: 2.5, lateSeconds: 30, ball: 0.6 };
    const fitted = fitWinProbability(games, start);
    for (const name of Object.keys(parameters) as (keyof typeof parameters)[]) {
      expect([name, Math.abs(fitted[name] / parameters[name] - 1) < 0.02]).toEqual([name, true]);
    }
  });

  test("on days left out of the fit: calibrated, and better than score and time", { timeout: 300_000 }, () => {
    const forecasts: Forecast[] = [];
    const baseline: Forecast[] = [];
    // The few games of the last day stand with those of the day before.
    const fold = (game: KnownGameWithPlays) => (game.date === "2026-01-25" ? "2026-01-24" : game.date);
    for (const [left, out] of Map.groupBy(games, fold)) {
      const others = games.filter((game) => fold(game) !== left);
      const parameters = fitWinProbability(others, WIN_PROBABILITY_FIT.parameters);
      const scoreAndTime = fitScoreAndTime(others);
      for (const game of out) {
        const { plays, expectedMargin, homeWon: happened } = game;
        const number = games.indexOf(game);
        const course = winProbabilitiesOfPlays(plays, { format: FORMAT, expectedMargin, final: false }, parameters);
        for (const [place, probability] of course.entries()) {
          const { period, secondsRemaining, homeScore, awayScore } = plays[place] as (typeof plays)[number];
          const secondsLeft = secondsRemaining + (period === 1 ? 1200 : 0);
          forecasts.push({ probability, happened, game: number });
          baseline.push({ probability: scoreAndTime(homeScore - awayScore, secondsLeft), happened, game: number });
        }
      }
    }
    const bins = calibrationBins(forecasts);
    const own = brierScore(forecasts);
    const simple = brierScore(baseline);
    printFigure(
      `win probability of ${forecasts.length} plays of ${games.length} games, by days left out: Brier score ${own.toFixed(4)}, score and time alone ${simple.toFixed(4)}\n${calibrationText(bins)}`,
    );
    const both = calibrationBins(forBothTeams(forecasts));
    printFigure(`the same for both teams of every play:\n${calibrationText(both)}`);
    expect(own).toBeLessThan(simple - 0.01);
    expect(miscalibrated(bins, TOLERANCE)).toEqual([]);
    expect(miscalibrated(both, TOLERANCE)).toEqual([]);
  });

  test("at half time of the January games that were not in the fit", () => {
    const first = WIN_PROBABILITY_FIT.provenance.from;
    const last = WIN_PROBABILITY_FIT.provenance.to;
    const days = Map.groupBy(
      rated.games.filter(({ date }) => date >= "2026-01-01" && (date < first || date > last)),
      ({ date }) => date,
    );
    const forecasts = [...days].flatMap(([date, played]) => {
      const season = computeAdjustedEfficiency(
        rated.games.filter((game) => game.date < date),
        rated.conferences,
      );
      const ratings = new Map(season?.teams.map((rating) => [rating.team, rating]));
      return played.flatMap(({ id, home, away, neutralSite, homePoints, awayPoints, fact }): Forecast[] => {
        const [host, guest] = [ratings.get(home), ratings.get(away)];
        const [homeHalf, awayHalf] = [fact.home.periodPoints?.[0], fact.away.periodPoints?.[0]];
        if (!season || !host || !guest || homeHalf === undefined || awayHalf === undefined) return [];
        const expected = marginOfAdjusted(host, guest, neutralSite, season);
        const moment = { margin: homeHalf - awayHalf, secondsLeft: 1200, possession: null };
        return [{ probability: homeWinProbability(moment, expected), happened: homePoints > awayPoints, game: id }];
      });
    });
    const bins = calibrationBins(forecasts);
    printFigure(
      `win probability at half time of ${forecasts.length} other games, Brier score ${brierScore(forecasts).toFixed(4)}\n${calibrationText(bins)}`,
    );
    expect(forecasts.length).toBeGreaterThan(1000);
    expect(miscalibrated(bins, TOLERANCE)).toEqual([]);
    expect(miscalibrated(calibrationBins(forBothTeams(forecasts)), TOLERANCE)).toEqual([]);
  });

  test("starts near the figure before the game, ends at 0 or 1, and excitement lies where Benz has it", () => {
    const indices = games.map(({ plays, expectedMargin, homeWon }) => {
      const before = pregameWinProbability(expectedMargin);
      const course = winProbabilitiesOfPlays(plays, { format: FORMAT, expectedMargin, final: true });
      // The first plays are a jump ball, and perhaps a basket.
      expect(Math.abs((course[0] as number) - before)).toBeLessThan(0.12);
      expect(course.at(-1)).toBe(homeWon ? 1 : 0);
      return excitement(before, course, FORMAT, plays.at(-1)?.period ?? 2) ?? Number.NaN;
    });
    const sorted = indices.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(share * sorted.length)] as number).toFixed(1);
    printFigure(
      `excitement of ${sorted.length} games: least ${sorted[0]}, quarter ${at(0.25)}, half ${at(0.5)}, three quarters ${at(0.75)}, most ${sorted.at(-1)}`,
    );
    expect(sorted.every((index) => index >= 0 && index < 25)).toBe(true);
  });
});
