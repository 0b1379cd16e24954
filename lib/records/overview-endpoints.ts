/** Declaration of the overview of a team's season. */
import { declareEndpoint } from "./endpoint.ts";
import type { TeamSeasonOverview } from "./overview-records.ts";
import { MAXIMUM_ID, requiredSeasonParameter } from "./parameters.ts";

export const teamSeasonOverview = declareEndpoint<TeamSeasonOverview>()({
  id: "getTeamSeasonOverview",
  path: "/teams/{teamId}/season/{season}/overview",
  group: "teams",
  summary: "A team's season, all in one",
  description:
    "Record, polls, ratings, efficiency of both ends, shots, players, schedule and where it comes from. Each part says how many of the season's games it is made of, and what is in the way where it is not all of them. A team has an overview of each season in which it has a game, a conference or a roster; 404 `unknown-team` and `unknown-season` say which of the two there is not.",
  parameters: {
    teamId: {
      kind: "integer",
      minimum: 1,
      maximum: MAXIMUM_ID,
      required: true,
      description: "Id of the team.",
      example: 1,
    },
    season: requiredSeasonParameter,
    formatVersion: {
      kind: "integer",
      minimum: 1,
      maximum: 2,
      description: "2, if nothing is said. 1 leaves out `boxScore` of both units and `seasonStats` of the players.",
      example: 2,
    },
    asOf: {
      kind: "date",
      description:
        "Only from games played and polls published before this day, US Eastern time. Later games are not in the schedule either: who meets whom in March tells how the season went.",
      example: "2026-01-24",
    },
  },
  record: "TeamSeasonOverview",
  result: "object",
  order: "schedule by start date, then id; players by minutes descending (those without any last), then name, then id",
  gameLimit: null,
  tier: 0,
});
