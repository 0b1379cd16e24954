/** What a poll's voters look at: how strong a team is, what it has won, what it has lost of late. */
import { NATIONAL_TOURNAMENT } from "#lib/feed/simulation/bracket/national-tournament.ts";
import { normalCdf } from "#lib/feed/simulation/normal-distribution.ts";
import { type FinishedGame, HOME_POINTS, powerRatings } from "./power.ts";

export interface SeasonSoFar {
  /** Points above the mean team. */
  power: number;
  /** Wins above those that a team at the edge of the poll would have against the same opponents. */
  winsAboveEdge: number;
  /** How much the losses of the last week sting: 0 without any; near 1 for one that such a team would hardly ever lose. */
  recentLosses: number;
  /** How far it has come in the national tournament: its wins there as a share of the most anybody has; 1 for the champion. */
  titleRun: number;
}

/** Standard deviation of a game's margin around what is expected, in points. */
const MARGIN_DEVIATION = 11;
/** Games that the opinion of before the season counts like. */
const PRIOR_GAMES = 7;
const RECENT = 7 * 86_400_000;

/**
 * What each team's season is worth at a moment, by school.
 *
 * @param prior what was thought before the season, points above the mean team, by school
 * @param games all of them ended before the moment
 * @param ranked teams that the poll ranks: the team at twice that place is at the poll's edge
 */
export function seasonsSoFar(
  prior: ReadonlyMap<number, number>,
  games: readonly FinishedGame[],
  moment: string,
  ranked: number,
): Map<number, SeasonSoFar> {
  const powers = powerRatings(prior, games, PRIOR_GAMES);
  const edge = edgeOf([...powers.values()], ranked);
  const runs = titleRuns(games);
  const seasons = new Map(
    [...powers].map(([id, power]) => [id, { power, winsAboveEdge: 0, recentLosses: 0, titleRun: runs.get(id) ?? 0 }]),
  );
  const count = (id: number, opponent: number, homePoints: number, won: boolean, recent: boolean) => {
    const season = seasons.get(id);
    if (!season) return;
    const expected = normalCdf((edge + homePoints - (powers.get(opponent) ?? 0)) / MARGIN_DEVIATION);
    season.winsAboveEdge += (won ? 1 : 0) - expected;
    if (!won && recent) season.recentLosses += expected;
  };
  for (const { game, result } of games) {
    const home = game.neutralSite ? 0 : HOME_POINTS;
    const homeWon = result.homePoints > result.awayPoints;
    const recent = Date.parse(moment) - Date.parse(result.endedAt) < RECENT;
    count(game.homeId, game.awayId, home, homeWon, recent);
    count(game.awayId, game.homeId, -home, !homeWon, recent);
  }
  return seasons;
}

/** Wins in the national tournament by school, as shares of the most that anybody has. */
function titleRuns(games: readonly FinishedGame[]): Map<number, number> {
  const wins = new Map<number, number>();
  for (const { game, result } of games) {
    if (game.tournament !== NATIONAL_TOURNAMENT) continue;
    const winner = result.homePoints > result.awayPoints ? game.homeId : game.awayId;
    wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  const most = Math.max(...wins.values());
  return new Map([...wins].map(([id, won]) => [id, won / most]));
}

/** Power of the team at twice the last ranked place, of the last team in a league that is smaller. */
function edgeOf(powers: readonly number[], ranked: number): number {
  const best = [...powers].sort((a, b) => b - a);
  return best[Math.min(best.length, 2 * ranked) - 1] ?? 0;
}
