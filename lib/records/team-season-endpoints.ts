/** Declaration of the endpoint of teams' seasons. */
import { declareEndpoint } from "./endpoint.ts";
import { conferenceParameter, seasonParameter, seasonPartParameters, teamParameter } from "./parameters.ts";
import type { TeamSeasonStats } from "./team-season-records.ts";

export const teamSeasonStats = declareEndpoint<TeamSeasonStats>()({
  id: "getTeamSeasonStats",
  path: "/stats/team/season",
  group: "stats",
  summary: "Season statistics of teams",
  description:
    "Sums of a team's final games and of its opponents in them, and rates computed from the sums. `games`, wins and losses count every game; the sums are those of the games with a whole box score, so that no rate divides by a game of which nothing is known.",
  parameters: {
    season: seasonParameter,
    team: teamParameter,
    conference: conferenceParameter,
    ...seasonPartParameters,
  },
  atLeastOneOf: ["season", "team"],
  record: "TeamSeasonStats",
  result: "list",
  order: "season descending, team, id",
  gameLimit: null,
  tier: 0,
});
