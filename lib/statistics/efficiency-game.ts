/** Games as points per possession: what adjusted efficiency is computed from. */
import { byDateAndId, type RatingGame } from "./rating-game.ts";

export interface EfficiencyGame extends RatingGame {
  /** Null, unknown, leaves the game out. */
  homePossessions: number | null;
  awayPossessions: number | null;
  /** Null, unknown, counts as 40: as many as are played without overtime. */
  minutes: number | null;
}

export interface MeasuredGame {
  game: RatingGame;
  /** Mean of both teams' possessions, which differ by one or two at most. */
  possessions: number;
  /** Points per 100 of those possessions. */
  homeEfficiency: number;
  awayEfficiency: number;
  /** Possessions of a team per 40 minutes. */
  pace: number;
  /** 1 on the last day of the games, half of it a half-life earlier. */
  weight: number;
}

const PACE_MINUTES = 40;
const MS_OF_DAY = 86_400_000;

/**
 * The games whose possessions are known, by day and id. 81 points to 74 with 73 and 72 possessions: 100 * 81 / 72.5 = 111.7 and 102.1, pace 72.5.
 *
 * @param halfLifeDays days in which the weight of a game falls by half
 */
export function measureGames(games: readonly EfficiencyGame[], halfLifeDays: number): MeasuredGame[] {
  const measurable = games.filter(hasPossessions).sort(byDateAndId);
  const lastDay = Date.parse(measurable.at(-1)?.date ?? "");
  return measurable.map((game) => {
    const possessions = (game.homePossessions + game.awayPossessions) / 2;
    return {
      game,
      possessions,
      homeEfficiency: (100 * game.homePoints) / possessions,
      awayEfficiency: (100 * game.awayPoints) / possessions,
      pace: (PACE_MINUTES * possessions) / (game.minutes ?? PACE_MINUTES),
      weight: 0.5 ** ((lastDay - Date.parse(game.date)) / MS_OF_DAY / halfLifeDays),
    };
  });
}

type CountedGame = EfficiencyGame & { homePossessions: number; awayPossessions: number };

function hasPossessions(game: EfficiencyGame): game is CountedGame {
  return (
    game.homePossessions !== null && game.awayPossessions !== null && game.homePossessions + game.awayPossessions > 0
  );
}
