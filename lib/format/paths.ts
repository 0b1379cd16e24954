/** Addresses of the pages. Every link is made here, so that a page can move in one place. */

interface GamesPathFilters {
  date?: string | undefined;
  conference?: string | undefined;
  team?: string | undefined;
  season?: number | undefined;
}

/** Games of a day, or of a team over a season. What is not given is left out, so that addresses stay short. */
export function gamesPath(filters: GamesPathFilters = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `/games?${text}` : "/games";
}

export function gamePath(gameId: number): string {
  return `/games/${gameId}`;
}

/** Id of a play's row on the game's page, and so the fragment of its address. */
export function playAnchor(playId: number): string {
  return `play-${playId}`;
}

export function scoreboardPath(): string {
  return "/scoreboard";
}

export function teamsPath(): string {
  return "/teams";
}

/** A team's season, the year it ends in; as of a day when one is given (YYYY-MM-DD). */
export function teamSeasonPath(teamId: number, season: number, asOf?: string): string {
  const path = `/teams/${teamId}/${season}`;
  return asOf === undefined ? path : `${path}?asOf=${asOf}`;
}

/** A team's latest season. */
export function teamPath(teamId: number): string {
  return `/teams/${teamId}`;
}
