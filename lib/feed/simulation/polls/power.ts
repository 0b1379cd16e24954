/** How strong teams have looked so far. */
import type { GameResult, SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";

export interface FinishedGame {
  game: SimulatedGame;
  result: GameResult;
}

/** Points that playing at home is worth. */
export const HOME_POINTS = 3;
/** A win by more impresses nobody further, in points. */
const LARGEST_MARGIN = 16;
/** Rounds in which ratings and opponents' ratings settle. */
const ROUNDS = 15;

/**
 * Ratings in points above the mean team by school: the mean of a team's margins, each cut at 16 points, freed of the home floor and raised by the
 * opponent's rating; what was thought of the team before counts like `priorGames` further games. (The simple rating system, shrunk.)
 *
 * @param prior what was thought before, by school; schools that are missing are in no rating
 */
export function powerRatings(
  prior: ReadonlyMap<number, number>,
  games: readonly FinishedGame[],
  priorGames: number,
): Map<number, number> {
  const margins = new Map<number, [opponent: number, margin: number][]>([...prior.keys()].map((id) => [id, []]));
  for (const { game, result } of games) {
    const margin = countedMargin({ game, result });
    margins.get(game.homeId)?.push([game.awayId, margin]);
    margins.get(game.awayId)?.push([game.homeId, -margin]);
  }
  let ratings = new Map(prior);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map<number, number>();
    for (const [id, played] of margins) {
      let sum = priorGames * (prior.get(id) ?? 0);
      for (const [opponent, margin] of played) sum += margin + (ratings.get(opponent) ?? 0);
      next.set(id, priorGames + played.length === 0 ? 0 : sum / (priorGames + played.length));
    }
    ratings = next;
  }
  return ratings;
}

/** Margin of the home team on a neutral floor, cut. */
function countedMargin({ game, result }: FinishedGame): number {
  const margin = result.homePoints - result.awayPoints - (game.neutralSite ? 0 : HOME_POINTS);
  return Math.max(-LARGEST_MARGIN, Math.min(LARGEST_MARGIN, margin));
}
