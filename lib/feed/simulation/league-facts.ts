/** What is said of the league whatever the season, and of the teams of a season. */
import type { Fact } from "#lib/basketball/facts.ts";
import type { League, SimulatedConference, SimulatedTeam } from "./league-model.ts";
import { lineProviderFacts } from "./line-providers.ts";
import { mapAthlete, mapConference, mapTeam } from "./map-entities.ts";

/** Conferences, schools with their venues, bookmakers. */
export function leagueFacts({ conferences, schools }: League): Fact[] {
  return [
    ...conferences.map(
      (conference): Fact => ({
        kind: "conference",
        source: "simulation",
        league: "mens",
        conference: mapConference(conference),
      }),
    ),
    ...schools.map(
      (school): Fact => ({
        kind: "team",
        source: "simulation",
        league: "mens",
        team: mapTeam(school),
        conference: null,
        season: null,
      }),
    ),
    ...lineProviderFacts(),
  ];
}

/** Teams of a conference in a season, and everyone on their rosters. */
export function seasonTeamFacts(
  season: number,
  conference: SimulatedConference,
  teams: readonly SimulatedTeam[],
): Fact[] {
  return teams.flatMap(({ school, players }): Fact[] => {
    const team = mapTeam(school);
    return [
      {
        kind: "team",
        source: "simulation",
        league: "mens",
        team,
        conference: mapConference(conference),
        season,
      },
      ...players.map(
        (player): Fact => ({
          kind: "roster",
          source: "simulation",
          league: "mens",
          roster: { team, athlete: mapAthlete(player), startSeason: season, endSeason: season },
        }),
      ),
    ];
  });
}
