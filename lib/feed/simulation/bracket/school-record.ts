/** Wins and losses of schools, from the games that have ended at a moment. */
import type { GameResult, ResultOf, SimulatedGame } from "#lib/feed/simulation/schedule-model.ts";
import type { Moment } from "./play-bracket.ts";

export interface DecidedGame {
  game: SimulatedGame;
  result: GameResult;
  winnerId: number;
  loserId: number;
}

export interface SchoolRecord {
  wins: number;
  losses: number;
  /** Conference games of the regular season: its tournament's do not count. */
  conferenceWins: number;
  conferenceLosses: number;
}

/** Games that count and have ended at the moment, exhibitions left out. Only results of games that had begun by then are asked for. */
export function decidedGames(games: readonly SimulatedGame[], resultOf: ResultOf, at: Moment): DecidedGame[] {
  return games.flatMap((game) => {
    if (game.exhibition || (at !== null && game.tip > at)) return [];
    const result = resultOf(game);
    if (result === null || (at !== null && result.endedAt > at)) return [];
    const homeWon = result.homePoints > result.awayPoints;
    return [
      {
        game,
        result,
        winnerId: homeWon ? game.homeId : game.awayId,
        loserId: homeWon ? game.awayId : game.homeId,
      },
    ];
  });
}

/** Whether a game counts in its conference's standings. */
export function countsInConference(game: SimulatedGame): boolean {
  return game.conferenceGame && game.tournament === null;
}

/** Records of the schools that have played, by school id. */
export function schoolRecords(decided: readonly DecidedGame[]): Map<number, SchoolRecord> {
  const records = new Map<number, SchoolRecord>();
  const recordOf = (schoolId: number): SchoolRecord => {
    const known = records.get(schoolId);
    if (known !== undefined) return known;
    const record = { wins: 0, losses: 0, conferenceWins: 0, conferenceLosses: 0 };
    records.set(schoolId, record);
    return record;
  };
  for (const { game, winnerId, loserId } of decided) {
    const winner = recordOf(winnerId);
    const loser = recordOf(loserId);
    winner.wins++;
    loser.losses++;
    if (!countsInConference(game)) continue;
    winner.conferenceWins++;
    loser.conferenceLosses++;
  }
  return records;
}

/** Share of games won; 0.5 where none was played, so that nobody is ahead of another for not having played. */
export function winShare(wins: number, losses: number): number {
  return wins + losses === 0 ? 0.5 : wins / (wins + losses);
}
