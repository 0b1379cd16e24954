/** What the ratings need to know of a finished game. */

export interface RatingGame {
  id: number;
  /** The day of the game in US Eastern time, YYYY-MM-DD. */
  date: string;
  /** Team ids. */
  home: number;
  away: number;
  homePoints: number;
  awayPoints: number;
  /** Null, unknown, counts as played on the home team's floor, as nearly nine games in ten are. */
  neutralSite: boolean | null;
}

/** Days first, then ids: the order in which ratings take games, whatever order they come in. */
export function byDateAndId(a: RatingGame, b: RatingGame): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id - b.id;
}

/** Ids of all teams in the games, ascending. */
export function teamsOf(games: readonly RatingGame[]): number[] {
  const teams = new Set<number>();
  for (const { home, away } of games) teams.add(home).add(away);
  return [...teams].sort((a, b) => a - b);
}
