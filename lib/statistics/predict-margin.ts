/** What a game is expected to come to before it is played, from what each rating knows, and from Elo and SRS together. */
import type { AdjustedEfficiency, AdjustedSeason } from "./adjusted-efficiency.ts";
import { EFFICIENCY_PARAMETERS } from "./adjusted-efficiency.ts";
import { at, solveSymmetric } from "./conjugate-gradient.ts";
import { ELO_PER_POINT } from "./elo.ts";
import type { SrsRating } from "./srs.ts";

/** Games after which half of what an SRS rating says is believed: with 4 it predicts seasons 2012 to 2014 best. */
const SRS_GAMES = 4;
/** Points that playing at home is worth beside SRS ratings, which do not know of it: least squares over the lined games of seasons 2012 to 2014. */
const SRS_HOME_ADVANTAGE = 4.3;

/**
 * Margin expected by adjusted efficiency, home points above away points: the difference of the nets, and the home advantage unless the floor is neutral, over the
 * possessions to expect. Nets 20 and 10, paces 70 and 68 where the league's is 69, at home: (10 + 3.7) * 69 / 100 = 9.5.
 */
export function marginOfAdjusted(
  home: Pick<AdjustedEfficiency, "net" | "pace">,
  away: Pick<AdjustedEfficiency, "net" | "pace">,
  neutralSite: boolean | null,
  { pace }: Pick<AdjustedSeason, "pace">,
): number {
  const venue = neutralSite === true ? 0 : EFFICIENCY_PARAMETERS.homeAdvantage;
  return ((home.net - away.net + venue) * (home.pace + away.pace - pace)) / 100;
}

/** What is known of a game and its two teams before it; ratings from earlier games only. */
export interface GamePreview {
  homeElo: number;
  awayElo: number;
  /** Null before the first game. */
  homeSrs: SrsRating | null;
  awaySrs: SrsRating | null;
  neutralSite: boolean | null;
}

/**
 * Margin expected by SRS: the difference of the ratings, the fewer games the less of it, and 4.3 points at home. 10 and 4 after 12 games each, at home: 6 * 12 / 16 + 4.3 = 8.8.
 */
export function marginOfSrs(preview: GamePreview): number {
  return srsDifference(preview) + (preview.neutralSite === true ? 0 : SRS_HOME_ADVANTAGE);
}

/** Weights of the parts of a mixed prediction, in the order of `partsOf`. */
export type MarginMix = readonly [home: number, homeLater: number, srs: number, elo: number, eloLater: number];

/**
 * Least squares over the games with a closing line of seasons 2012 to 2023. predict-margin.published.test.ts fits them again, and for every season it judges on the
 * seasons before alone.
 */
export const MARGIN_MIX: MarginMix = [4.75, -1.845, 0.156, 1.076, -0.336];

/**
 * Margin expected by Elo and SRS together, home points above away points: a weighted sum, with weights that change as games are played, because a season begins
 * with home games against weak guests and with ratings that know only the last season.
 */
export function predictMargin(preview: GamePreview, mix: MarginMix = MARGIN_MIX): number {
  return partsOf(preview).reduce((sum, part, place) => sum + part * (mix[place] as number), 0);
}

/** The weights that predict the margins of some games best, by least squares. */
export function fitMarginMix(games: readonly { preview: GamePreview; margin: number }[]): MarginMix {
  const size = MARGIN_MIX.length;
  const products = new Float64Array(size * size);
  const rightSide = new Float64Array(size);
  for (const { preview, margin } of games) {
    const parts = partsOf(preview);
    for (const [row, part] of parts.entries()) {
      rightSide[row] = at(rightSide, row) + part * margin;
      for (const [column, other] of parts.entries()) {
        products[row * size + column] = at(products, row * size + column) + part * other;
      }
    }
  }
  const weights = solveSymmetric({
    rightSide,
    diagonal: Float64Array.from({ length: size }, (_none, row) => at(products, row * (size + 1))),
    multiply: (x, product) => {
      for (let row = 0; row < size; row++) {
        product[row] = x.reduce((sum, value, column) => sum + at(products, row * size + column) * value, 0);
      }
    },
  });
  return [...weights] as unknown as MarginMix;
}

/** Home, home later in the season, SRS as far as it is believed, Elo's points, the same later. */
function partsOf(preview: GamePreview): [number, number, number, number, number] {
  const home = preview.neutralSite === true ? 0 : 1;
  const elo = (preview.homeElo - preview.awayElo) / ELO_PER_POINT;
  const later = believed(preview);
  return [home, home * later, srsDifference(preview), elo, elo * later];
}

/** From 0 before the season to 0.9 at its end: the mean of both teams' games, over that and 4 more. */
function believed({ homeSrs, awaySrs }: GamePreview): number {
  const games = ((homeSrs?.games ?? 0) + (awaySrs?.games ?? 0)) / 2;
  return games / (games + SRS_GAMES);
}

/** The difference of the SRS ratings as far as it is believed; 0 while no games connect the two. */
function srsDifference(preview: GamePreview): number {
  const { homeSrs, awaySrs } = preview;
  if (homeSrs === null || awaySrs === null || homeSrs.pool !== awaySrs.pool) return 0;
  return believed(preview) * (homeSrs.rating - awaySrs.rating);
}
