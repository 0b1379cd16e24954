/** What is said of a season besides its games. */
import { seasonTeamFacts } from "./league-facts.ts";
import type { League } from "./league-model.ts";
import { mapTeam } from "./map-entities.ts";
import { offseasonNotices } from "./offseason-notices.ts";
import { pollNotices } from "./poll-notices.ts";
import type { FinishedGame } from "./polls/power.ts";
import type { Rosters } from "./rosters.ts";
import type { Notice, World } from "./world.ts";

/** The teams of each conference with their rosters, the polls, and what happens between seasons: by the moment each is known from. */
export function seasonNotices(world: World, league: League, rosters: Rosters, season: number): Notice[] {
  const teamsOf = (conferenceId: number) =>
    league.schools
      .filter((school) => school.conferenceId === conferenceId)
      .map((school) => world.team(season, school.id));
  const teams = league.conferences.map(
    (conference): Notice => ({
      key: `season/${season}/${conference.id}`,
      knownFrom: world.opensAt(season),
      facts: () => seasonTeamFacts(season, conference, teamsOf(conference.id)),
    }),
  );
  const polls = pollNotices(season, {
    league: () => ({
      ...world.key,
      season,
      teams: league.schools.map((school) => world.team(season, school.id)),
      lastSeason: finishedGames(world, season - 1, world.opensAt(season)),
    }),
    gamesBefore: (moment) => finishedGames(world, season, moment),
    teamFact(schoolId) {
      const school = league.schools.find(({ id }) => id === schoolId);
      if (school === undefined) throw new RangeError(`The league has no school ${schoolId}.`);
      return mapTeam(school);
    },
  });
  const offseason = offseasonNotices(league, rosters, season);
  return [...teams, ...polls, ...offseason].sort((one, other) =>
    one.knownFrom < other.knownFrom ? -1 : one.knownFrom > other.knownFrom ? 1 : 0,
  );
}

/** Games of a season that ended before a moment. */
function finishedGames(world: World, season: number, moment: string): FinishedGame[] {
  return world
    .games(season, moment)
    .filter((game) => game.tip < moment)
    .flatMap((game) => {
      const result = world.resultOf(game);
      return result !== null && result.endedAt < moment ? [{ game, result }] : [];
    });
}
