/** Every endpoint of the service, in the order of the reference. */
import { draftPicks, draftPositions, draftTeams } from "./draft-endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { gameDays, gameMedia, games, playerBoxScores, scoreboard, teamBoxScores } from "./game-endpoints.ts";
import { teamLeaderboard } from "./leaderboard-endpoints.ts";
import { lineProviders, lines } from "./line-endpoints.ts";
import { gameLineups, onOff, teamLineups } from "./lineup-endpoints.ts";
import { teamSeasonOverview } from "./overview-endpoints.ts";
import { datePlays, gamePlays, playerPlays, playTypes, teamPlays, tournamentPlays } from "./play-endpoints.ts";
import { playerSeasonStats } from "./player-season-endpoints.ts";
import { rankings } from "./poll-endpoints.ts";
import { adjustedRatings, eloRatings, srsRatings } from "./rating-endpoints.ts";
import { recruitingRankings, recruits, transfers } from "./recruiting-endpoints.ts";
import { playerShooting, teamShooting } from "./shooting-endpoints.ts";
import { gameSubstitutions, playerSubstitutions, teamSubstitutions } from "./substitution-endpoints.ts";
import { conferenceHistory, conferences, teamDirectory, teamRosters, teams, venues } from "./team-endpoints.ts";
import { teamSeasonStats } from "./team-season-endpoints.ts";

export const catalog = [
  games,
  gameDays,
  gameMedia,
  teamBoxScores,
  playerBoxScores,
  scoreboard,
  gamePlays,
  playerPlays,
  teamPlays,
  datePlays,
  tournamentPlays,
  playTypes,
  gameSubstitutions,
  playerSubstitutions,
  teamSubstitutions,
  teams,
  teamRosters,
  teamDirectory,
  teamSeasonOverview,
  conferences,
  conferenceHistory,
  venues,
  teamLeaderboard,
  teamSeasonStats,
  teamShooting,
  playerSeasonStats,
  playerShooting,
  rankings,
  srsRatings,
  adjustedRatings,
  eloRatings,
  teamLineups,
  gameLineups,
  onOff,
  lines,
  lineProviders,
  draftTeams,
  draftPositions,
  draftPicks,
  recruits,
  recruitingRankings,
  transfers,
] as const satisfies readonly Endpoint[];
