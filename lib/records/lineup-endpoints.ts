/** Declarations of the endpoints of lineups. */
import { declareEndpoint } from "./endpoint.ts";
import type { LineupStats, OnOffStats } from "./lineup-records.ts";
import {
  gameFilterParameters,
  gameIdParameter,
  requiredSeasonParameter,
  requiredTeamParameter,
  seasonPartParameters,
} from "./parameters.ts";

const seasonParameters = {
  season: requiredSeasonParameter,
  team: requiredTeamParameter,
  ...seasonPartParameters,
} as const;

const lineups = {
  group: "lineups",
  record: "LineupStats",
  result: "list",
  order: "seconds together descending, then `idHash`",
  gameLimit: null,
  tier: 0,
} as const;

const KNOWN_TIME =
  "Every second and every event belongs to one five; what happened while not exactly five are known to be on the floor belongs to none.";
const GAMES =
  "Games that are over, have whole plays and tell who is on the floor count; exhibitions before the season only where `seasonType` asks for them.";

export const teamLineups = declareEndpoint<LineupStats>()({
  ...lineups,
  id: "getLineupsByTeamSeason",
  path: "/lineups/team",
  summary: "Lineups of a team in a season",
  description: `One record for every five athletes who were on the floor together. Counts are summed over the games, rates computed from the sums. ${KNOWN_TIME} ${GAMES}`,
  parameters: seasonParameters,
});

export const gameLineups = declareEndpoint<LineupStats>()({
  ...lineups,
  id: "getLineupStatsByGame",
  path: "/lineups/game/{gameId}",
  summary: "Lineups of a game",
  description: `Both teams' records, one for every five athletes who were on the floor together; empty where the feed does not tell who is on the floor or its plays are not whole. ${KNOWN_TIME}`,
  parameters: { gameId: gameIdParameter },
});

export const onOff = declareEndpoint<OnOffStats>()({
  ...lineups,
  id: "getOnOff",
  path: "/lineups/on-off",
  summary: "A team with each athlete on the floor and without him",
  description: `One record for every athlete of the team who was on the floor. On and off add up to the team in all of its games, those he missed among them. ${KNOWN_TIME} ${GAMES} A game named by \`gameId\` counts in any state.`,
  parameters: { ...seasonParameters, gameId: gameFilterParameters.gameId },
  record: "OnOffStats",
  order: "seconds on the floor descending, then athlete id",
});
