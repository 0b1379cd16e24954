/** Declaration of the endpoint of players' seasons. */
import { declareEndpoint } from "./endpoint.ts";
import { conferenceParameter, requiredSeasonParameter, seasonPartParameters, teamParameter } from "./parameters.ts";
import type { PlayerSeasonStats } from "./player-season-records.ts";

export const playerSeasonStats = declareEndpoint<PlayerSeasonStats>()({
  id: "getPlayerSeasonStats",
  path: "/stats/player/season",
  group: "stats",
  summary: "Season statistics of players",
  description:
    "A player's final games for a team in a season: sums of his counts, and rates computed from the sums of his, his team's and its opponents' counts in these games. A game counts when he has minutes in it; the sums are those of the games with a whole box score. Win shares and PORPAG compare with the season's own games between teams in conferences, with `asOf` those before that day.",
  parameters: {
    season: requiredSeasonParameter,
    team: teamParameter,
    conference: conferenceParameter,
    ...seasonPartParameters,
  },
  record: "PlayerSeasonStats",
  result: "list",
  order: "team, team id, minutes descending, name, athlete id",
  gameLimit: null,
  tier: 0,
});
