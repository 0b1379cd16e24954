/** Adjusted efficiency of published games of season 2026: what it predicts that SRS does not. */
import { beforeAll, describe, expect, test } from "vitest";
import { printFigure } from "#test/print-figure.ts";
import { meanAbsolute } from "#test/published-results.ts";
import { type PublishedGame, type PublishedTeamGames, readPublishedTeamGames } from "#test/published-team-games.ts";
import { sharedData } from "#test/shared-data.ts";
import {
  type AdjustedEfficiency,
  computeAdjustedEfficiency,
  EFFICIENCY_PARAMETERS,
  type EfficiencyParameters,
} from "./adjusted-efficiency.ts";
import { marginOfAdjusted, marginOfSrs } from "./predict-margin.ts";
import { computeSrs } from "./srs.ts";

const FILE = sharedData("cbbd/games_teams_2026_to_20260131.ndjson.gz");

/** Distances of the grid the parameters were chosen on. The home advantage was measured, not chosen. */
const STEPS = { shrinkage: 1, halfLifeDays: 30 };

describe.skipIf(FILE === null)("adjusted efficiency of season 2026", () => {
  let published: PublishedTeamGames;
  beforeAll(async () => {
    published = await readPublishedTeamGames(FILE ?? "");
  }, 300_000);

  const between = (from: string, to: string) => published.games.filter(({ date }) => date >= from && date <= to);
  const marginOf = (game: PublishedGame) => game.homePoints - game.awayPoints;

  /** Errors of the margins of some games, predicted from others. */
  function errorsOfAdjusted(
    known: readonly PublishedGame[],
    games: readonly PublishedGame[],
    parameters?: EfficiencyParameters,
  ): number[] {
    const season = computeAdjustedEfficiency(known, published.conferences, parameters);
    const teams = new Map(season?.teams.map((row) => [row.team, row]));
    return games.map((game) => {
      const [home, away] = [teams.get(game.home), teams.get(game.away)] as [AdjustedEfficiency, AdjustedEfficiency];
      return marginOf(game) - marginOfAdjusted(home, away, game.neutralSite, season ?? { pace: Number.NaN });
    });
  }

  /** The same with the ratings of each morning. */
  function errorDaily(from: string, to: string, parameters?: EfficiencyParameters): number {
    const days = Map.groupBy(between(from, to), ({ date }) => date);
    return meanAbsolute(
      [...days].flatMap(([date, games]) =>
        errorsOfAdjusted(
          published.games.filter((game) => game.date < date),
          games,
          parameters,
        ),
      ),
    );
  }

  test("January from November and December: better than SRS, and than SRS shrunk while games are few", () => {
    const known = between("2025-11-01", "2025-12-31");
    const games = between("2026-01-01", "2026-01-31");
    const srs = new Map(computeSrs(known).map((row) => [row.team, row]));
    const rating = (team: number) => srs.get(team) ?? null;
    const ours = meanAbsolute(errorsOfAdjusted(known, games));
    const home = (game: PublishedGame) => (game.neutralSite === true ? 0 : 3);
    const plain = meanAbsolute(
      games.map(
        (game) => marginOf(game) - home(game) - (rating(game.home)?.rating ?? 0) + (rating(game.away)?.rating ?? 0),
      ),
    );
    const shrunk = meanAbsolute(
      games.map((game) => {
        const { neutralSite } = game;
        return (
          marginOf(game) -
          marginOfSrs({ homeElo: 0, awayElo: 0, neutralSite, homeSrs: rating(game.home), awaySrs: rating(game.away) })
        );
      }),
    );
    printFigure(
      `January 2026 from ${known.length} games before, ${games.length} games: mean absolute error adjusted efficiency ${ours.toFixed(3)}, SRS ${plain.toFixed(3)}, SRS shrunk ${shrunk.toFixed(3)}`,
    );
    expect(ours).toBeLessThan(plain);
    expect(ours).toBeLessThan(shrunk);
  });

  test("no neighbour on the grid predicts 10 to 31 December better; January follows with the ratings of each morning", {
    timeout: 300_000,
  }, () => {
    const own = errorDaily("2025-12-10", "2025-12-31");
    const january = errorDaily("2026-01-01", "2026-01-31");
    printFigure(
      `margins from the ratings of each morning: mean absolute error 10 to 31 December ${own.toFixed(3)}, January ${january.toFixed(3)}`,
    );
    for (const name of Object.keys(STEPS) as (keyof typeof STEPS)[]) {
      for (const sign of [-1, 1]) {
        const parameters = { ...EFFICIENCY_PARAMETERS, [name]: EFFICIENCY_PARAMETERS[name] + sign * STEPS[name] };
        const other = errorDaily("2025-12-10", "2025-12-31", parameters);
        expect([name, sign, other >= own - 1e-5]).toEqual([name, sign, true]);
      }
    }
    expect(january).toBeLessThan(8.9);
  });
});
