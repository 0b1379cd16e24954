/** A team's efficiency as it was, beside the opponents it was against: what adjusting starts from. */
import type { MeasuredGame } from "./efficiency-game.ts";

export interface RawEfficiency {
  /** Games with known possessions. */
  games: number;
  /** What these weigh together, those of the last day 1 each. */
  weight: number;
  /** Points scored per 100 possessions over all games, and allowed. */
  rawOffense: number;
  rawDefense: number;
  /** Possessions per 40 minutes, the mean of the games. */
  rawPace: number;
  /** Opponents by id, each as often as it was met. */
  opponents: number[];
}

/**
 * Raw efficiency of every team in the games. 154 points on 140 possessions of two games is an offense of 110.0.
 */
export function sumEfficiency(season: readonly MeasuredGame[]): Map<number, RawEfficiency> {
  const sums = new Map<number, Sums>();
  for (const measured of season) {
    const { home, away, homePoints, awayPoints } = measured.game;
    enter(sums, measured, home, away, homePoints, awayPoints);
    enter(sums, measured, away, home, awayPoints, homePoints);
  }
  return new Map(
    [...sums].map(([team, { opponents, weight, possessions, points, allowed, pace }]) => [
      team,
      {
        games: opponents.length,
        weight,
        rawOffense: (100 * points) / possessions,
        rawDefense: (100 * allowed) / possessions,
        rawPace: pace / opponents.length,
        opponents,
      },
    ]),
  );
}

interface Sums {
  opponents: number[];
  weight: number;
  possessions: number;
  points: number;
  allowed: number;
  pace: number;
}

/** Adds a game to a team's sums. */
function enter(
  sums: Map<number, Sums>,
  { possessions, pace, weight }: MeasuredGame,
  team: number,
  opponent: number,
  points: number,
  allowed: number,
): void {
  const sum = sums.get(team) ?? { opponents: [], weight: 0, possessions: 0, points: 0, allowed: 0, pace: 0 };
  sum.opponents.push(opponent);
  sum.weight += weight;
  sum.possessions += possessions;
  sum.points += points;
  sum.allowed += allowed;
  sum.pace += pace;
  sums.set(team, sum);
}
