/** The team-game records of November 2025 to January 2026 as games for the ratings. */
import { teamNameKey } from "#lib/basketball/team-names.ts";
import { readCbbdPath } from "#lib/feed/cbbd/read-path.ts";
import type { EfficiencyGame } from "#lib/statistics/efficiency-game.ts";

export interface PublishedGame extends EfficiencyGame {
  /** Home points less away points at half time; null where the points by period are unknown. */
  halfTimeMargin: number | null;
}

export interface PublishedTeamGames {
  games: PublishedGame[];
  /** Conference of each team. */
  conferences: Map<number, number>;
  /** Id of a team by its name's key. */
  teams: Map<string, number>;
}

/** @param path file of published team-game records */
export async function readPublishedTeamGames(path: string): Promise<PublishedTeamGames> {
  const teams = new Map<string, number>();
  const conferenceIds = new Map<string, number>();
  const conferences = new Map<number, number>();
  const games: PublishedGame[] = [];
  const idIn = (ids: Map<string, number>, name: string) => {
    const id = ids.get(name) ?? ids.size + 1;
    ids.set(name, id);
    return id;
  };
  for await (const document of (await readCbbdPath(path)).documents()) {
    for (const fact of (await document.map()).facts) {
      if (fact.kind !== "game" || fact.game.status !== "final") continue;
      const { home, away, easternDate, neutralSite } = fact.game;
      for (const { team, conference } of [home, away]) {
        const id = idIn(teams, teamNameKey(team.school ?? ""));
        const name = conference?.abbreviation ?? conference?.name;
        if (name) conferences.set(id, idIn(conferenceIds, name));
      }
      const periods = home.periodPoints?.length ?? null;
      games.push({
        id: games.length + 1,
        date: easternDate,
        home: idIn(teams, teamNameKey(home.team.school ?? "")),
        away: idIn(teams, teamNameKey(away.team.school ?? "")),
        homePoints: home.points ?? 0,
        awayPoints: away.points ?? 0,
        neutralSite,
        homePossessions: home.boxScore?.possessions ?? null,
        awayPossessions: away.boxScore?.possessions ?? null,
        minutes: periods === null ? null : 40 + 5 * (periods - 2),
        halfTimeMargin:
          home.periodPoints?.[0] === undefined || away.periodPoints?.[0] === undefined
            ? null
            : home.periodPoints[0] - away.periodPoints[0],
      });
    }
  }
  return { games, conferences, teams };
}
