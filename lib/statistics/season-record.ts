/** A team's wins and losses of a season, with what is not known of them. */
import type { GameEligibility } from "#lib/basketball/game-eligibility.ts";

/** A game as the record sees it. */
export interface RecordGame {
  final: boolean;
  eligibility: GameEligibility;
  /** Null where nothing tells. */
  conferenceGame: boolean | null;
  /** Of a tournament: standings of conferences leave theirs out. */
  tournament: boolean;
  /** Null where nobody tells who won. */
  won: boolean | null;
}

/** `games` is the sum of the others; `unresolved` are games that are over without a winner being told. */
export interface Count {
  games: number;
  wins: number;
  losses: number;
  unresolved: number;
}

export interface SeasonRecord {
  unknownConferenceGames: number;
  unknownEligibilityGames: number;
  complete: boolean;
  conference: Count;
  overall: Count;
}

/**
 * Counts the finished games that count. Conference games are those of the regular season: as standings have it, the conference's tournament is none of them. Games of
 * which nobody knows whether they count are in no total, and those of which nobody knows whether they are conference games only in the overall one; how many they are
 * is told beside, and `complete` is true when there are none of either and no winner is unknown.
 */
export function computeSeasonRecord(games: readonly RecordGame[]): SeasonRecord {
  const final = games.filter((game) => game.final);
  const counted = final.filter((game) => game.eligibility === "counted");
  const inStandings = counted.filter((game) => !game.tournament);
  const overall = count(counted);
  const unknownConferenceGames = inStandings.filter((game) => game.conferenceGame === null).length;
  const unknownEligibilityGames = final.filter((game) => game.eligibility === "unknown").length;
  return {
    unknownConferenceGames,
    unknownEligibilityGames,
    complete: unknownConferenceGames + unknownEligibilityGames + overall.unresolved === 0,
    conference: count(inStandings.filter((game) => game.conferenceGame === true)),
    overall,
  };
}

function count(games: readonly RecordGame[]): Count {
  const wins = games.filter((game) => game.won === true).length;
  const losses = games.filter((game) => game.won === false).length;
  return { games: games.length, wins, losses, unresolved: games.length - wins - losses };
}
