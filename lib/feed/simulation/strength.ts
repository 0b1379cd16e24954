/**
 * What a team's players are worth together: points better than the mean team of the league on a neutral floor.
 *
 * strength = sum over players of minutes / 40 x sum over talents of points x talent, less the same sum of the mean team
 *
 * A player is worth POINTS_OF_TALENT for each standard deviation of a talent while he is on the floor for a whole game; two teams' strengths
 * differ by the margin expected between them.
 */
import type { SimulatedCoach, SimulatedPlayer, Talents } from "./league-model.ts";

/** Points a game that one deviation of a talent is worth to a team while its player is on the floor. */
const POINTS_OF_TALENT: Readonly<Record<keyof Talents, number>> = {
  finishing: 0.55,
  midRange: 0.2,
  threePoint: 0.6,
  freeThrow: 0.2,
  ballHandling: 0.55,
  passing: 0.5,
  offensiveRebounding: 0.6,
  defensiveRebounding: 0.6,
  perimeterDefense: 0.6,
  rimProtection: 0.8,
  stealing: 0.3,
  foulDrawing: 0.3,
  discipline: 0.15,
  stamina: 0.1,
  athleticism: 0.25,
  shotAppetite: 0.1,
  threeTendency: 0,
};
const TALENT_POINTS = Object.entries(POINTS_OF_TALENT) as [keyof Talents, number][];

/** What the players of the mean team come to: the better ones play more, so that it is not 0. */
const MEAN_TEAM = 3.2;

/** Minutes of a team in a game without overtime. */
const TEAM_MINUTES = 200;
/** Minutes of the starters, best first; those who come in share the rest. */
const STARTERS_MINUTES = [33, 32, 30, 28, 26];
/** Minutes of those who come in at most, on average: where they are two, the starters play more. */
const MOST_OF_BENCH = 18;
/** How much more each player who comes in plays than the one after him. */
const BENCH_STEP = 2.2;

/** Points a game that a player is worth while he is on the floor, above a mean rotation player. */
export function playerValue(talents: Talents): number {
  let value = 0;
  for (const [talent, points] of TALENT_POINTS) value += points * talents[talent];
  return value;
}

/** Strength of a team whose players are given best first, with the coach's number of them playing. */
export function teamStrength(players: readonly Pick<SimulatedPlayer, "talents">[], coach: SimulatedCoach): number {
  const minutes = expectedMinutes(coach.style.rotation);
  let strength = -MEAN_TEAM;
  for (const [place, { talents }] of players.entries()) strength += ((minutes[place] ?? 0) / 40) * playerValue(talents);
  return strength;
}

/** Minutes of each place in a rotation of 7 to 13 players, 200 in all. */
export function expectedMinutes(rotation: number): number[] {
  const bench = Math.max(1, rotation - STARTERS_MINUTES.length);
  const starters = STARTERS_MINUTES.reduce((sum, minutes) => sum + minutes, 0);
  const middle = Math.min(MOST_OF_BENCH, (TEAM_MINUTES - starters) / bench);
  const stretch = (TEAM_MINUTES - middle * bench) / starters;
  const reserves = Array.from({ length: bench }, (_, place) => middle + BENCH_STEP * ((bench - 1) / 2 - place));
  return [...STARTERS_MINUTES.map((minutes) => stretch * minutes), ...reserves];
}
