/** Declarations of the play endpoints. */
import { declareEndpoint } from "./endpoint.ts";
import {
  gameIdParameter,
  playerIdParameter,
  requiredSeasonParameter,
  requiredTeamParameter,
  requiredTournamentParameter,
  shootingPlaysOnlyParameter,
} from "./parameters.ts";
import type { PlayInfo, PlayTypeInfo } from "./play-records.ts";

const PLAY_ORDER = "game start date, game id, period, seconds remaining descending, then the feed's own sequence";

const play = {
  group: "plays",
  record: "PlayInfo",
  result: "list",
  order: PLAY_ORDER,
  gameLimit: null,
  tier: 0,
} as const;

export const gamePlays = declareEndpoint<PlayInfo>()({
  ...play,
  id: "getPlays",
  path: "/plays/game/{gameId}",
  summary: "Plays of a game",
  description: "Every play of one game.",
  parameters: { gameId: gameIdParameter, shootingPlaysOnly: shootingPlaysOnlyParameter },
});

export const playerPlays = declareEndpoint<PlayInfo>()({
  ...play,
  id: "getPlaysByPlayerId",
  path: "/plays/player/{playerId}",
  summary: "Plays a player took part in",
  description: "Plays of a season that name the player as a participant.",
  parameters: {
    playerId: playerIdParameter,
    season: requiredSeasonParameter,
    shootingPlaysOnly: shootingPlaysOnlyParameter,
  },
});

export const teamPlays = declareEndpoint<PlayInfo>()({
  ...play,
  id: "getPlaysByTeam",
  path: "/plays/team",
  summary: "Plays of a team's games",
  description: "All plays, both sides, of the games the team took part in.",
  parameters: {
    season: requiredSeasonParameter,
    team: requiredTeamParameter,
    shootingPlaysOnly: shootingPlaysOnlyParameter,
  },
});

export const datePlays = declareEndpoint<PlayInfo>()({
  ...play,
  id: "getPlaysByDate",
  path: "/plays/date",
  summary: "Plays of a day",
  description:
    "All plays of the games that start on the day. The day is UTC, or shifted by `utcOffset` hours `h` to the half-open [date + h, date + h + 24 h).",
  parameters: {
    date: { kind: "date", required: true, description: "The day, YYYY-MM-DD.", example: "2026-01-23" },
    utcOffset: {
      kind: "number",
      minimum: -24,
      maximum: 24,
      description: "Hours by which the day is shifted from UTC.",
      example: 5,
    },
    shootingPlaysOnly: shootingPlaysOnlyParameter,
  },
});

export const tournamentPlays = declareEndpoint<PlayInfo>()({
  ...play,
  id: "getPlaysByTournament",
  path: "/plays/tournament",
  summary: "Plays of a tournament",
  description: "All plays of the games of a tournament in a season.",
  parameters: {
    tournament: requiredTournamentParameter,
    season: requiredSeasonParameter,
    shootingPlaysOnly: shootingPlaysOnlyParameter,
  },
});

export const playTypes = declareEndpoint<PlayTypeInfo>()({
  ...play,
  id: "getPlayTypes",
  path: "/plays/types",
  summary: "Play types",
  description: "The catalogue of play types. Names repeat under several ids.",
  parameters: {},
  record: "PlayTypeInfo",
  order: "id",
});
