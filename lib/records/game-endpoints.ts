/** Declarations of the games endpoints. */
import { declareEndpoint } from "./endpoint.ts";
import type { GameBoxScorePlayers, GameBoxScoreTeam, GameDay, GameInfo, GameMediaInfo } from "./game-records.ts";
import { conferenceParameter, gameFilterParameters, pagedGameFilterParameters, statusParameter } from "./parameters.ts";
import type { ScoreboardGame } from "./scoreboard-records.ts";

const GAME_LIMIT = 3000;
const PLAYER_BOX_SCORE_GAME_LIMIT = 1000;

export const games = declareEndpoint<GameInfo>()({
  id: "getGames",
  path: "/games",
  group: "games",
  summary: "Games: schedule, score, status and venue",
  description:
    "`team` and `conference` match either side. Points are null before the tip. Elo is that of both teams before and after a final game that ratings count, and null for every other.",
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

export const scoreboard = declareEndpoint<ScoreboardGame>()({
  id: "getScoreboard",
  path: "/scoreboard",
  group: "games",
  summary: "Scoreboard: the games of the day, and those that are on",
  description:
    "Every game of the league's day and every game in progress. The day is the one in US Eastern time and turns at six in the morning there: a night belongs to the day before. A demo's league may live on another day than the wall's. " +
    "`conference` matches either side. A team's `name` is school and mascot, its `location` the school (`team` of other records). " +
    "`tv` is the first television broadcast, else the first stream. `betting` is of one provider: the first by name that has a spread, else the first that has any number. Points are null before the tip.",
  parameters: { conference: conferenceParameter },
  record: "ScoreboardGame",
  result: "list",
  order: "start date, then id",
  gameLimit: null,
  tier: 1,
  byLeagueDay: true,
});
