/** Declarations of the substitution endpoints. */
import { declareEndpoint } from "./endpoint.ts";
import { gameIdParameter, playerIdParameter, requiredSeasonParameter, requiredTeamParameter } from "./parameters.ts";
import type { PlayerSubsititution } from "./play-records.ts";

const substitution = {
  group: "substitutions",
  record: "PlayerSubsititution",
  result: "list",
  order: "game start date, game id, the home team first, time in, then athlete id",
  gameLimit: null,
  tier: 0,
} as const;

export const gameSubstitutions = declareEndpoint<PlayerSubsititution>()({
  ...substitution,
  id: "getSubstitutionsByGame",
  path: "/substitutions/game/{gameId}",
  summary: "Stints of a game",
  description: "One record per continuous time of a player on the floor.",
  parameters: { gameId: gameIdParameter },
});

export const playerSubstitutions = declareEndpoint<PlayerSubsititution>()({
  ...substitution,
  id: "getSubstitutionsByPlayerId",
  path: "/substitutions/player/{playerId}",
  summary: "Stints of a player in a season",
  description: "One record per continuous time of the player on the floor.",
  parameters: { playerId: playerIdParameter, season: requiredSeasonParameter },
});

export const teamSubstitutions = declareEndpoint<PlayerSubsititution>()({
  ...substitution,
  id: "getSubstitutionsByTeam",
  path: "/substitutions/team",
  summary: "Stints of a team's players in a season",
  description: "One record per continuous time of one of the team's players on the floor.",
  parameters: { season: requiredSeasonParameter, team: requiredTeamParameter },
});
