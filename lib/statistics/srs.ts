/**
 * Simple rating system: how many points better than the average team, on a neutral floor.
 *
 * rating = average margin + average rating of the opponents, for all teams at once (Doug Drinen, "A very simple ranking system",
 * pro-football-reference.com, 2006; sports-reference.com/cbb/about/glossary.html, "SRS"). Margins are neither capped nor freed from home advantage: so
 * Sports-Reference has it (its figures of 2011 to 2022 come out to the printed hundredth; with margins capped at 25 the median difference is 0.8).
 */
import { add, at, solveSymmetric } from "./conjugate-gradient.ts";
import { type RatingGame, teamsOf } from "./rating-game.ts";

export interface SrsRating {
  team: number;
  games: number;
  /** Points a game above the opponents, less the home advantage where one is taken off. */
  averageMargin: number;
  /** Average rating of the opponents, each as often as it was met. */
  strengthOfSchedule: number;
  /** Average margin plus strength of schedule, in points. */
  rating: number;
  /**
   * Smallest id among the teams that games connect with this one. Within such a pool the plain mean of the ratings is 0; teams of different pools never met
   * even through others, so that their ratings cannot be compared. From December on there is one pool.
   */
  pool: number;
}

export interface SrsOptions {
  /** Points taken off the home team's margin unless the floor is neutral; 0 as Sports-Reference has it. */
  homeAdvantage?: number;
}

/**
 * The ratings of all teams in the games, by ascending id; a team without games has none. Solved to better than 1e-9 points, and the same to the last bit
 * whatever order the games come in.
 *
 * Team 1 beats 2 by 10 and 2 beats 3 by 4: margins 10, -3 and -4; ratings 8, -2 and -6; team 2's schedule is (8 - 6) / 2 = 1, and -3 + 1 = -2.
 *
 * @param games finished games of one season among the teams to be rated
 */
export function computeSrs(games: readonly RatingGame[], { homeAdvantage = 0 }: SrsOptions = {}): SrsRating[] {
  const teams = teamsOf(games);
  const season = tallyGames(games, teams, homeAdvantage);
  const pools = findPools(teams.length, season);
  const solved = solveSymmetric({
    diagonal: season.games,
    rightSide: season.margins,
    multiply: (ratings, product) => {
      for (let team = 0; team < ratings.length; team++) product[team] = at(season.games, team) * at(ratings, team);
      addOpponents(season, ratings, product, -1);
    },
  });
  const ratings = centre(solved, pools);
  const opponents = new Float64Array(teams.length);
  addOpponents(season, ratings, opponents, 1);
  return teams.map((team, place) => ({
    team,
    games: at(season.games, place),
    averageMargin: at(season.margins, place) / at(season.games, place),
    strengthOfSchedule: at(opponents, place) / at(season.games, place),
    rating: at(ratings, place),
    pool: teams[at(pools, place)] as number,
  }));
}

/** What the games come to. Teams go by their places. */
interface Tally {
  games: Float64Array;
  margins: Float64Array;
  /** Pairs of teams that met, in a fixed order, and how often. */
  firsts: Int32Array;
  seconds: Int32Array;
  times: Float64Array;
}

/** Counts games and adds up margins. All are whole numbers, so that the order of the games cannot change the sums. */
function tallyGames(games: readonly RatingGame[], teams: readonly number[], homeAdvantage: number): Tally {
  const places = new Map(teams.map((team, place) => [team, place]));
  const count = teams.length;
  const played = new Float64Array(count);
  const margins = new Float64Array(count);
  const atHome = new Float64Array(count);
  const met = new Map<number, number>();
  for (const game of games) {
    const home = places.get(game.home) as number;
    const away = places.get(game.away) as number;
    const margin = game.homePoints - game.awayPoints;
    const ownFloor = game.neutralSite === true ? 0 : 1;
    add(played, home, 1);
    add(played, away, 1);
    add(margins, home, margin);
    add(margins, away, -margin);
    add(atHome, home, ownFloor);
    add(atHome, away, -ownFloor);
    const pair = Math.min(home, away) * count + Math.max(home, away);
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  const pairs = Float64Array.from(met.keys()).sort();
  return {
    games: played,
    margins: margins.map((sum, team) => sum - homeAdvantage * at(atHome, team)),
    firsts: Int32Array.from(pairs, (pair) => Math.floor(pair / count)),
    seconds: Int32Array.from(pairs, (pair) => pair % count),
    times: pairs.map((pair) => met.get(pair) as number),
  };
}

/** Adds the ratings of each team's opponents to its sum, times `sign`. */
function addOpponents(
  { firsts, seconds, times }: Tally,
  ratings: Float64Array,
  sums: Float64Array,
  sign: 1 | -1,
): void {
  for (let pair = 0; pair < times.length; pair++) {
    const first = at(firsts, pair);
    const second = at(seconds, pair);
    const weight = sign * at(times, pair);
    add(sums, first, weight * at(ratings, second));
    add(sums, second, weight * at(ratings, first));
  }
}

/** For each team the first team that games connect it with. */
function findPools(count: number, { firsts, seconds }: Tally): Int32Array {
  const pools = Int32Array.from({ length: count }, (_none, team) => team);
  const rootOf = (team: number): number => {
    let root = team;
    while (at(pools, root) !== root) root = at(pools, root);
    return root;
  };
  for (let pair = 0; pair < firsts.length; pair++) {
    const one = rootOf(at(firsts, pair));
    const other = rootOf(at(seconds, pair));
    pools[Math.max(one, other)] = Math.min(one, other);
  }
  return pools.map((_parent, team) => rootOf(team));
}

/** Moves the ratings of every pool so that their mean is 0. */
function centre(ratings: Float64Array, pools: Int32Array): Float64Array {
  const sums = new Float64Array(ratings.length);
  const counts = new Float64Array(ratings.length);
  for (let team = 0; team < ratings.length; team++) {
    add(sums, at(pools, team), at(ratings, team));
    add(counts, at(pools, team), 1);
  }
  return ratings.map((rating, team) => rating - at(sums, at(pools, team)) / at(counts, at(pools, team)));
}
