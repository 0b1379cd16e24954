/** Ids of a season's games: ten thousand numbers, parted by what the game is, so that a bracket's game has its number before its schools are known. */

const NUMBERS_OF_SEASON = 10_000;
const FIRST_SEASON = 2000;

/** First numbers of the parts. Fixed games are numbered by time, make-ups too, a bracket's games by their place in it. */
export const FIRST_NUMBER = {
  fixed: 1,
  makeUp: 7001,
  earlyEvent: 7501,
  conferenceTournament: 8101,
  national: 9501,
  second: 9701,
} as const;

/** Numbers set aside for one event or one conference's tournament. */
export const NUMBERS_OF_EVENT = 10;
export const NUMBERS_OF_CONFERENCE = 30;

/** Id of a game of a season. */
export function gameIdOf(season: number, number: number): number {
  return (season - FIRST_SEASON) * NUMBERS_OF_SEASON + number;
}
