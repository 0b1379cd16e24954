/** Declarations of the endpoints of ratings. */
import { declareEndpoint } from "./endpoint.ts";
import { conferenceParameter, seasonParameter, teamParameter } from "./parameters.ts";
import type { AdjustedEfficiencyInfo, SrsInfo, TeamElo } from "./rating-records.ts";

const parameters = {
  season: seasonParameter,
  team: teamParameter,
  conference: conferenceParameter,
  asOf: {
    kind: "date",
    needs: "season",
    description: "Only from the season's games played before this day, US Eastern time; needs `season`.",
    example: "2026-01-24",
  },
} as const;

const COUNTED =
  "Final games between teams that are each in a conference that season count, exhibitions before the season do not; teams without such a game, and teams outside every conference, are not listed.";

export const srsRatings = declareEndpoint<SrsInfo>()({
  id: "getSrs",
  path: "/ratings/srs",
  group: "ratings",
  summary: "Simple ratings",
  description: `Points better than the mean team of the season: average margin plus the mean rating of the opponents. ${COUNTED}`,
  parameters,
  record: "SrsInfo",
  result: "list",
  order: "season descending, rating descending, team, id",
  gameLimit: null,
  tier: 0,
});

export const adjustedRatings = declareEndpoint<AdjustedEfficiencyInfo>()({
  id: "getAdjustedEfficiency",
  path: "/ratings/adjusted",
  group: "ratings",
  summary: "Adjusted efficiency",
  description: `Points per 100 possessions that a team would score and allow against the mean team on a neutral floor. Ranks are those among all teams of the season, whatever is asked for. Only games whose possessions are known count. ${COUNTED}`,
  parameters,
  record: "AdjustedEfficiencyInfo",
  result: "list",
  order: "season descending, net rating descending, team, id",
  gameLimit: null,
  tier: 0,
});

export const eloRatings = declareEndpoint<TeamElo>()({
  id: "getElo",
  path: "/ratings/elo",
  group: "ratings",
  summary: "Elo ratings",
  description: `A team's Elo after its last final game of the season. ${COUNTED}`,
  parameters,
  record: "TeamElo",
  result: "list",
  order: "season descending, Elo descending, team, id",
  gameLimit: null,
  tier: 0,
});
