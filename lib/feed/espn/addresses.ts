/** Addresses of ESPN's public interface. */
import type { League } from "#lib/basketball/enums.ts";

export const ESPN_BASE_URL = "https://site.api.espn.com";

/** The group of all Division I; without it a scoreboard has the ranked teams' games only. */
const DIVISION_ONE = "50";
/** More games than a day has (some 190 on the fullest) and more teams than the league has (some 365). */
const MAXIMUM_GAMES = "500";
const MAXIMUM_TEAMS = "1000";

export interface EspnAddresses {
  conferences: string;
  teams: string;
  /** `date` is YYYY-MM-DD, a US Eastern day. */
  scoreboard(date: string): string;
  summary(gameId: string): string;
}

/** `baseUrl` is the address of the server, with or without a closing slash and path: a proxy may keep ESPN's paths below one of its own. */
export function espnAddresses(baseUrl: string, league: League): EspnAddresses {
  const root = `${baseUrl.replace(/\/+$/, "")}/apis/site/v2/sports/basketball/${league}-college-basketball`;
  const address = (path: string, query: Record<string, string>) => `${root}/${path}?${new URLSearchParams(query)}`;
  return {
    conferences: address("scoreboard/conferences", { groups: DIVISION_ONE }),
    teams: address("teams", { groups: DIVISION_ONE, limit: MAXIMUM_TEAMS }),
    scoreboard: (date) =>
      address("scoreboard", { dates: date.replaceAll("-", ""), groups: DIVISION_ONE, limit: MAXIMUM_GAMES }),
    summary: (gameId) => address("summary", { event: gameId }),
  };
}
