/** Addresses of the pages. Every link is made here, so that a page can move in one place. */

interface GamesPathFilters {
  date?: string | undefined;
  conference?: string | undefined;
  team?: string | undefined;
  season?: number | undefined;
}

/** Games of a day, or of a team over a season. What is not given is left out, so that addresses stay short. */
export function gamesPath(filters: GamesPathFilters = {}): string {
  return withSearch("/games", filters);
}

function withSearch(path: string, filters: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
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

/** Ratings of a season's teams; the latest season's when none is given. */
export function ratingsPath(season?: number): string {
  return season === undefined ? "/ratings" : `/ratings?season=${season}`;
}

interface RankingsPathFilters {
  season?: number | undefined;
  poll?: string | undefined;
  /** As the page's address names weeks: `12`, `postseason-1`. */
  week?: string | undefined;
}

/** Polls by week: the latest week of the latest season unless others are given. */
export function rankingsPath(filters: RankingsPathFilters = {}): string {
  return withSearch("/rankings", filters);
}

/** Id of a statistic's entry on the glossary's page, and so the fragment of its address: `adjustedOffense` is `adjusted-offense`. */
export function glossaryAnchor(statistic: string): string {
  return statistic
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
}

/** The glossary, at the entry of a statistic when one is given. */
export function glossaryPath(statistic?: string): string {
  return statistic === undefined ? "/glossary" : `/glossary#${glossaryAnchor(statistic)}`;
}

/** The glossary for programs. */
export function glossaryJsonPath(): string {
  return "/glossary.json";
}
