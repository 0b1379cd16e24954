/** Declarations of the games endpoints. */
import { declareEndpoint } from "./endpoint.ts";
import type { GameBoxScorePlayers, GameBoxScoreTeam, GameDay, GameInfo, GameMediaInfo } from "./game-records.ts";
import { gameFilterParameters, pagedGameFilterParameters, statusParameter } from "./parameters.ts";

const GAME_LIMIT = 3000;
const PLAYER_BOX_SCORE_GAME_LIMIT = 1000;

export const games = declareEndpoint<GameInfo>()({
  id: "getGames",
  path: "/games",
  group: "games",
  summary: "Games: schedule, score, status and venue",
  description: "`team` and `conference` match either side. Points are null before the tip.",
  parameters: { ...pagedGameFilterParameters, status: statusParameter },
  record: "GameInfo",
  result: "list",
  order: "start date, then id",
  gameLimit: GAME_LIMIT,
  tier: 0,
});

export const gameDays = declareEndpoint<GameDay>()({
  id: "getGameDays",
  path: "/games/days",
  group: "games",
  summary: "Days with games, and how many",
  description:
    "One record per day (US Eastern) on which a game that matches is played. `team` and `conference` match either side.",
  parameters: gameFilterParameters,
  record: "GameDay",
  result: "list",
  order: "date",
  gameLimit: null,
  tier: 0,
});

export const gameMedia = declareEndpoint<GameMediaInfo>()({
  id: "getBroadcasts",
  path: "/games/media",
  group: "games",
  summary: "Broadcasts of games",
  description: "`team` and `conference` match either side. A game without broadcasts is listed with an empty list.",
  parameters: pagedGameFilterParameters,
  record: "GameMediaInfo",
  result: "list",
  order: "start date, then game id; broadcasts by type, then name",
  gameLimit: GAME_LIMIT,
  tier: 0,
});

export const teamBoxScores = declareEndpoint<GameBoxScoreTeam>()({
  id: "getGameTeams",
  path: "/games/teams",
  group: "games",
  summary: "Team box scores: one record per team and game",
  description: "`team` and `conference` match the record's own team. Games without box scores are not listed.",
  parameters: pagedGameFilterParameters,
  record: "GameBoxScoreTeam",
  result: "list",
  order: "start date, then game id; the home team first",
  gameLimit: GAME_LIMIT,
  tier: 0,
});

export const playerBoxScores = declareEndpoint<GameBoxScorePlayers>()({
  id: "getGamePlayers",
  path: "/games/players",
  group: "games",
  summary: "Player box scores: one record per team and game",
  description: "`team` and `conference` match the record's own team. Players who did not play are left out.",
  parameters: pagedGameFilterParameters,
  record: "GameBoxScorePlayers",
  result: "list",
  order: "start date, then game id; the home team first; players: starters first, then minutes descending, then id",
  gameLimit: PLAYER_BOX_SCORE_GAME_LIMIT,
  tier: 0,
});
