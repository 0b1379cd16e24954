/**
 * Adjusted efficiency: points a team would score and allow per 100 possessions against the mean team on a neutral floor.
 *
 * In every game a team's points per 100 possessions are the league's, plus its offense, plus the opponent's defense, plus or minus half the home
 * advantage. Offenses and defenses are found for all teams at once by ridge regression (see paired-effects.ts), later games weighing more. The quantity is Ken
 * Pomeroy's (kenpom.com/blog/ratings-explanation); the regression in place of his iteration predicts better while games are few, because a team is drawn
 * to the mean of its conference instead of being believed after three games.
 */
import { at } from "./conjugate-gradient.ts";
import { type EfficiencyGame, type MeasuredGame, measureGames } from "./efficiency-game.ts";
import { fitPairedEffects, type PairObservation } from "./paired-effects.ts";
import { teamsOf } from "./rating-game.ts";
import { type RawEfficiency, sumEfficiency } from "./raw-efficiency.ts";

export interface EfficiencyParameters {
  /** Points per 100 possessions that playing at home is worth: half of them scored, half not allowed. */
  homeAdvantage: number;
  /** Games' worth with which a team is drawn to its conference's mean. */
  shrinkage: number;
  /** Games' worth with which a conference's mean is drawn to the league's. */
  conferenceShrinkage: number;
  /** Days in which the weight of a game falls by half. */
  halfLifeDays: number;
}

/**
 * The home advantage is the plain least-squares estimate from the 2,173 games of November and December 2025. The others are those of a grid with the smallest mean
 * absolute error of the margins of 10 to 31 December 2025, predicted day by day from the games before. adjusted-efficiency.published.test.ts tries them on
 * January 2026.
 */
export const EFFICIENCY_PARAMETERS: EfficiencyParameters = {
  homeAdvantage: 3.7,
  shrinkage: 4,
  conferenceShrinkage: 1,
  halfLifeDays: 90,
};

export interface AdjustedEfficiency extends Omit<RawEfficiency, "opponents"> {
  team: number;
  /** Mean adjusted offense and defense of the opponents, each as often as it was met. */
  opponentOffense: number;
  opponentDefense: number;
  /** Points per 100 possessions against the mean team; of the defense, allowed: lower is better. */
  offense: number;
  defense: number;
  /** Offense less defense: points per 100 possessions better than the mean team. */
  net: number;
  /** Possessions per 40 minutes against the mean team. */
  pace: number;
}

export interface AdjustedSeason {
  /** Points per 100 possessions of all games: the mean of the teams' offenses, and of their defenses. */
  efficiency: number;
  /** Possessions of a team per 40 minutes: the mean of the teams' paces. */
  pace: number;
  /** By ascending team id. */
  teams: AdjustedEfficiency[];
}

/**
 * Adjusted efficiency of all teams that have a game with known possessions; null when there is none. The same to the last bit whatever order the games
 * come in. For a date, hand in the games before it.
 *
 * One game of teams without conferences, 77 to 63 in 70 possessions each on a neutral floor: the league's efficiency is 100, the home team was 10 above it.
 * Its offense and the other's defense share what the shrinkage of 4 leaves, 10 / (4 + 2) = 1.67 each, so that the nets are 3.33 and -3.33.
 *
 * @param games finished games of one season among the teams to be rated
 * @param conferences conference of each team; one that is missing is drawn to the league's mean
 */
export function computeAdjustedEfficiency(
  games: readonly EfficiencyGame[],
  conferences: ReadonlyMap<number, number> = new Map(),
  parameters: EfficiencyParameters = EFFICIENCY_PARAMETERS,
): AdjustedSeason | null {
  const season = measureGames(games, parameters.halfLifeDays);
  if (season.length === 0) return null;
  const teams = teamsOf(season.map(({ game }) => game));
  const places = new Map(teams.map((team, place) => [team, place]));
  const place = (team: number) => places.get(team) as number;
  const efficiency = leagueEfficiency(season);
  const pace = season.reduce((sum, measured) => sum + measured.pace, 0) / season.length;

  const groups = groupsOf(teams, conferences);
  const strength = { shrinkage: parameters.shrinkage, groupShrinkage: parameters.conferenceShrinkage };
  // Offenses stand in the first places, defenses in those after.
  const points = season.flatMap(({ game, weight, homeEfficiency, awayEfficiency }): PairObservation[] => {
    const [home, away] = [place(game.home), place(game.away)];
    const venue = game.neutralSite === true ? 0 : parameters.homeAdvantage / 2;
    return [
      { first: home, second: teams.length + away, value: homeEfficiency - efficiency - venue, weight },
      { first: away, second: teams.length + home, value: awayEfficiency - efficiency + venue, weight },
    ];
  });
  const effects = fitPairedEffects({ ...strength, observations: points, groups: offensesThenDefenses(groups) });
  const offenses = centred(effects.subarray(0, teams.length), efficiency);
  const defenses = centred(effects.subarray(teams.length), efficiency);
  const speeds = season.map(({ game, weight, ...measured }): PairObservation => {
    return { first: place(game.home), second: place(game.away), value: measured.pace - pace, weight };
  });
  const paces = centred(fitPairedEffects({ ...strength, observations: speeds, groups }), pace);

  const raw = sumEfficiency(season);
  const meanOf = (ratings: Float64Array, opponents: readonly number[]) =>
    opponents.reduce((sum, opponent) => sum + at(ratings, place(opponent)), 0) / opponents.length;
  return {
    efficiency,
    pace,
    teams: teams.map((team, index) => {
      const { opponents, ...sums } = raw.get(team) as RawEfficiency;
      return {
        team,
        ...sums,
        opponentOffense: meanOf(offenses, opponents),
        opponentDefense: meanOf(defenses, opponents),
        offense: at(offenses, index),
        defense: at(defenses, index),
        net: at(offenses, index) - at(defenses, index),
        pace: at(paces, index),
      };
    }),
  };
}

/** Points per 100 possessions of both teams of all games. */
function leagueEfficiency(season: readonly MeasuredGame[]): number {
  let points = 0;
  let possessions = 0;
  for (const measured of season) {
    points += measured.game.homePoints + measured.game.awayPoints;
    possessions += 2 * measured.possessions;
  }
  return (100 * points) / possessions;
}

/** For each team the place of its conference among those of the teams; -1 without one. */
function groupsOf(teams: readonly number[], conferences: ReadonlyMap<number, number>): Int32Array {
  const places = new Map<number, number>();
  return Int32Array.from(teams, (team) => {
    const conference = conferences.get(team);
    if (conference === undefined) return -1;
    const group = places.get(conference) ?? places.size;
    places.set(conference, group);
    return group;
  });
}

/** Groups of the offenses and, numbered on, those of the defenses. */
function offensesThenDefenses(groups: Int32Array): Int32Array {
  const count = Math.max(-1, ...groups) + 1;
  return Int32Array.of(...groups, ...groups.map((group) => (group < 0 ? -1 : count + group)));
}

/** The effects moved so that their mean is `centre`. */
function centred(effects: Float64Array, centre: number): Float64Array {
  const shift = centre - effects.reduce((sum, effect) => sum + effect, 0) / effects.length;
  return effects.map((effect) => effect + shift);
}
