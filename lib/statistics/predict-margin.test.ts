import { describe, expect, test } from "vitest";
import {
  fitMarginMix,
  type GamePreview,
  type MarginMix,
  marginOfAdjusted,
  marginOfSrs,
  predictMargin,
} from "./predict-margin.ts";
import type { SrsRating } from "./srs.ts";

const srs = (rating: number, games: number, pool = 1): SrsRating => ({
  team: 1,
  games,
  rating,
  pool,
  averageMargin: rating,
  strengthOfSchedule: 0,
});

const preview = (game: Partial<GamePreview>): GamePreview => ({
  homeElo: 1500,
  awayElo: 1500,
  homeSrs: null,
  awaySrs: null,
  neutralSite: true,
  ...game,
});

describe("by one rating", () => {
  test("adjusted: nets 20 and 10, paces 70 and 68 where the league's is 69: (10 + 3.7) * 69 / 100 = 9.453 at home, 6.9 elsewhere", () => {
    const [home, away, league] = [{ net: 20, pace: 70 }, { net: 10, pace: 68 }, { pace: 69 }];
    expect(marginOfAdjusted(home, away, false, league)).toBeCloseTo(9.453, 10);
    expect(marginOfAdjusted(home, away, true, league)).toBeCloseTo(6.9, 10);
    expect(marginOfAdjusted(away, home, true, league)).toBeCloseTo(-6.9, 10);
  });

  test("SRS: 10 and 4 after 12 games each, at home: 6 * 12 / 16 + 4.3 = 8.8", () => {
    expect(marginOfSrs(preview({ homeSrs: srs(10, 12), awaySrs: srs(4, 12), neutralSite: false }))).toBeCloseTo(
      8.8,
      10,
    );
  });

  test("SRS: teams without games, or that no games connect, are even", () => {
    expect(marginOfSrs(preview({ homeSrs: srs(10, 12) }))).toBe(0);
    expect(marginOfSrs(preview({ homeSrs: srs(10, 12, 1), awaySrs: srs(4, 12, 2) }))).toBe(0);
  });
});

describe("the mix", () => {
  const mix: MarginMix = [4, -1, 0.5, 1, -0.25];

  test("before any game: 4 at home and 60 / 30 = 2 by Elo", () => {
    expect(predictMargin(preview({ homeElo: 1560, neutralSite: false }), mix)).toBeCloseTo(6, 10);
  });

  test("after 12 games each, 12 / 16 = 0.75: 4 - 0.75 + 0.5 * 6 * 0.75 + 2 - 0.25 * 2 * 0.75 = 7.125", () => {
    const game = preview({ homeElo: 1560, homeSrs: srs(10, 12), awaySrs: srs(4, 12), neutralSite: false });
    expect(predictMargin(game, mix)).toBeCloseTo(7.125, 10);
  });

  test("on a neutral floor the sides can be swapped", () => {
    const game = preview({ homeElo: 1620, homeSrs: srs(3, 5), awaySrs: srs(-1, 9) });
    const swapped = preview({ awayElo: 1620, awaySrs: srs(3, 5), homeSrs: srs(-1, 9) });
    expect(predictMargin(game)).toBeCloseTo(-predictMargin(swapped), 10);
  });

  test("fitting margins that a mix made gives the mix back", () => {
    const games = Array.from({ length: 40 }, (_none, place) =>
      preview({
        homeElo: 1500 + 37 * ((place * 7) % 11),
        homeSrs: srs((place * 5) % 13, place % 17),
        awaySrs: srs((place * 3) % 7, (place * 2) % 17),
        neutralSite: place % 4 === 0,
      }),
    );
    const fitted = fitMarginMix(games.map((game) => ({ preview: game, margin: predictMargin(game, mix) })));
    for (const [place, weight] of fitted.entries()) expect(weight).toBeCloseTo(mix[place] as number, 8);
  });
});
