/** Declarations of the endpoints of shots by kind. */
import { declareEndpoint } from "./endpoint.ts";
import { conferenceParameter, requiredSeasonParameter, seasonPartParameters, teamParameter } from "./parameters.ts";
import type { PlayerSeasonShootingStats, SeasonShootingStats } from "./shooting-records.ts";

const shooting = {
  group: "stats",
  parameters: {
    season: requiredSeasonParameter,
    team: teamParameter,
    conference: conferenceParameter,
    ...seasonPartParameters,
  },
  atLeastOneOf: ["team", "conference"],
  result: "list",
  gameLimit: null,
  tier: 0,
} as const;

const COUNTED =
  "Shots of final games with whole plays count, exhibitions before the season only where `seasonType` asks for them. A try whose kind nobody tells is not tracked; a number that has nothing to be made of is 0.";

export const teamShooting = declareEndpoint<SeasonShootingStats>()({
  ...shooting,
  id: "getTeamSeasonShootingStats",
  path: "/stats/team/shooting/season",
  summary: "Shots of teams by kind",
  description: `A team's dunks, layups, tip-ins, jumpers and free throws of a season. ${COUNTED}`,
  record: "SeasonShootingStats",
  order: "team, id",
});

export const playerShooting = declareEndpoint<PlayerSeasonShootingStats>()({
  ...shooting,
  id: "getPlayerSeasonShootingStats",
  path: "/stats/player/shooting/season",
  summary: "Shots of players by kind",
  description: `A player's dunks, layups, tip-ins, jumpers and free throws for a team in a season; of who took a shot. ${COUNTED}`,
  record: "PlayerSeasonShootingStats",
  order: "team, team id, player, athlete id",
});
