/**
 * Simple rating system: how many points better than the average team, on a neutral floor.
 *
 * rating = average margin + average rating of the opponents, for all teams at once (Doug Drinen, "A very simple ranking system",
 * pro-football-reference.com, 2006; sports-reference.com/cbb/about/glossary.html, "SRS"). Margins are neither capped nor freed from home advantage: so
 * Sports-Reference has it (its figures of 2011 to 2022 come out to the printed hundredth; with margins capped at 25 the median difference is 0.8).
 */
import { at, solveSymmetric } from "./conjugate-gradient.ts";
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
  const pools = findPools(teams.length, season.meetings);
  const solved = solveSymmetric({
    diagonal: season.games,
    rightSide: season.margins,
    multiply: (ratings, product) => {
      for (let team = 0; team < ratings.length; team++) product[team] = at(season.games, team) * at(ratings, team);
      addOpponents(season.meetings, ratings, product, -1);
    },
  });
  const ratings = centre(solved, pools);
  const opponents = new Float64Array(teams.length);
  addOpponents(season.meetings, ratings, opponents, 1);
  return teams.map((team, place) => ({
    team,
    games: at(season.games, place),
    averageMargin: at(season.margins, place) / at(season.games, place),
    strengthOfSchedule: at(opponents, place) / at(season.games, place),
    rating: at(ratings, place),
    pool: teams[at(pools, place)] as number,
  }));
}

/** Two teams, by their places, and how often they met. */
type Meeting = readonly [first: number, second: number, times: number];

interface Tally {
  games: Float64Array;
  margins: Float64Array;
  /** In a fixed order. */
  meetings: Meeting[];
}

/** Counts games and adds up margins. Both are whole numbers, so that their order cannot change the sums. */
function tallyGames(games: readonly RatingGame[], teams: readonly number[], homeAdvantage: number): Tally {
  const places = new Map(teams.map((team, place) => [team, place]));
  const played = new Float64Array(teams.length);
  const margins = new Float64Array(teams.length);
  const atHome = new Float64Array(teams.length);
  const times = new Map<number, number>();
  for (const game of games) {
    const home = places.get(game.home) as number;
    const away = places.get(game.away) as number;
    const margin = game.homePoints - game.awayPoints;
    const ownFloor = game.neutralSite === true ? 0 : 1;
    for (const [team, sign] of [
      [home, 1],
      [away, -1],
    ] as const) {
      played[team] = at(played, team) + 1;
      margins[team] = at(margins, team) + sign * margin;
      atHome[team] = at(atHome, team) + sign * ownFloor;
    }
    const pair = Math.min(home, away) * teams.length + Math.max(home, away);
    times.set(pair, (times.get(pair) ?? 0) + 1);
  }
  const meetings = [...times]
    .sort(([a], [b]) => a - b)
    .map(([pair, met]): Meeting => [Math.floor(pair / teams.length), pair % teams.length, met]);
  return { games: played, margins: margins.map((sum, team) => sum - homeAdvantage * at(atHome, team)), meetings };
}

/** Adds the ratings of each team's opponents to its sum, times `sign`. */
function addOpponents(meetings: readonly Meeting[], ratings: Float64Array, sums: Float64Array, sign: 1 | -1): void {
  for (const [first, second, times] of meetings) {
    sums[first] = at(sums, first) + sign * times * at(ratings, second);
    sums[second] = at(sums, second) + sign * times * at(ratings, first);
  }
}

/** For each team the first team that games connect it with. */
function findPools(count: number, meetings: readonly Meeting[]): Int32Array {
  const pools = Int32Array.from({ length: count }, (_none, team) => team);
  const find = (team: number): number => {
    let root = team;
    while (at(pools, root) !== root) root = at(pools, root);
    return root;
  };
  for (const [first, second] of meetings) {
    const [low, high] = [find(first), find(second)].sort((a, b) => a - b) as [number, number];
    pools[high] = low;
  }
  return pools.map((_parent, team) => find(team));
}

/** Moves the ratings of every pool so that their mean is 0. */
function centre(ratings: Float64Array, pools: Int32Array): Float64Array {
  const sums = new Float64Array(ratings.length);
  const counts = new Float64Array(ratings.length);
  for (let team = 0; team < ratings.length; team++) {
    const pool = at(pools, team);
    sums[pool] = at(sums, pool) + at(ratings, team);
    counts[pool] = at(counts, pool) + 1;
  }
  return ratings.map((rating, team) => rating - at(sums, at(pools, team)) / at(counts, at(pools, team)));
}
