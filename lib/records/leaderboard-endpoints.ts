/** Declaration of the leaderboard. */
import { declareEndpoint } from "./endpoint.ts";
import type { TeamStatsLeaderboardRecord } from "./leaderboard-records.ts";
import { conferenceParameter, seasonParameter, seasonPartParameters, teamParameter } from "./parameters.ts";

export const teamLeaderboard = declareEndpoint<TeamStatsLeaderboardRecord>()({
  id: "getTeamLeaderboardStats",
  path: "/stats/team/leaderboard",
  group: "stats",
  summary: "Teams' seasons side by side",
  description:
    "Every team's record, sums, rates, shots by kind and adjusted efficiency of a season. Final games count, exhibitions before the season only where `seasonType` asks for them; sums and rates are of the games with a whole box score, shots of those with whole plays. A count that no source states is 0. Ratings are of a season or, with `asOf`, of its games before that day, so `adjustedEfficiency` is null where a date range or `seasonType` asks for another part, and for a team outside every conference.",
  parameters: {
    season: seasonParameter,
    team: teamParameter,
    conference: conferenceParameter,
    ...seasonPartParameters,
  },
  record: "TeamStatsLeaderboardRecord",
  result: "list",
  order: "season descending, rank by adjusted net rating with unrated teams last, team, id",
  gameLimit: null,
  tier: 0,
});
