/** Closing lines beside the results of games that were played: as far off as real ones, and to no side. */
import { expect, test } from "vitest";
import { printFigure } from "#test/print-figure.ts";
import { createSeason } from "./calendar/season-games.ts";
import { expectGame } from "./game/expectation.ts";
import { playGame } from "./game/play-game.ts";
import { createLeague } from "./league.ts";
import { linesAt } from "./lines.ts";
import { createRosters } from "./rosters.ts";

const KEY = { seed: "closing lines", scale: "demo" } as const;
const SEASON = 2026;
/** One game in so many, from the opening day to the last of the conferences' rounds. */
const EVERY = 3;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}

function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)));
}

test("closing spreads and totals miss by about what real ones miss, to neither side", { timeout: 120_000 }, () => {
  const rosters = createRosters(createLeague(KEY));
  const season = createSeason(createLeague(KEY), (id) => rosters.team(SEASON, id).strength, SEASON);
  const games = season.games
    .filter((game) => !game.exhibition && game.fate.kind === "played")
    .filter((_, place) => place % EVERY === 0);
  const errors = games.map((game) => {
    const { id: gameId, neutralSite, exhibition, tip } = game;
    const home = rosters.team(SEASON, game.homeId);
    const away = rosters.team(SEASON, game.awayId);
    const { periodPoints } = playGame({ seed: KEY.seed, gameId, home, away, neutralSite, exhibition, tip });
    const points = { home: sum(periodPoints.home), away: sum(periodPoints.away) };
    const lines = linesAt(game, expectGame(home, away, { neutralSite }), KEY.seed, tip);
    return {
      spread: points.home - points.away + mean(lines.map((line) => line.spread ?? Number.NaN)),
      total: points.home + points.away - mean(lines.map((line) => line.overUnder ?? Number.NaN)),
    };
  });
  const spreads = errors.map((error) => error.spread);
  const totals = errors.map((error) => error.total);
  const shown = (numbers: readonly number[]) =>
    `${mean(numbers).toFixed(2)} on average, deviation ${deviation(numbers).toFixed(2)}, ${mean(numbers.map(Math.abs)).toFixed(2)} either way`;
  printFigure(`simulated results against closing spreads of ${games.length} games: ${shown(spreads)}`);
  printFigure(`simulated results against closing totals: ${shown(totals)}`);
  expect(games.length).toBeGreaterThan(240);
  // Three standard errors of a mean of 240 errors: of 11 points 2.1, of 18 points 3.5.
  expect(Math.abs(mean(spreads))).toBeLessThan(2.1);
  // Real closing spreads have 10.5 to 11.
  expect(deviation(spreads)).toBeGreaterThan(9);
  expect(deviation(spreads)).toBeLessThan(12);
  expect(Math.abs(mean(totals))).toBeLessThan(3.5);
});
