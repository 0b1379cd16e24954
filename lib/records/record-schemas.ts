/** Every record schema by its name in the interface: for the OpenAPI document, the checks in development and the tests. */
import type { z } from "zod";
import { DraftPick, DraftPosition, DraftTeam } from "./draft-records.ts";
import { GameBoxScorePlayers, GameBoxScoreTeam, GameDay, GameInfo, GameMediaInfo } from "./game-records.ts";
import { TeamStatsLeaderboardRecord } from "./leaderboard-records.ts";
import { GameLines, LineProviderInfo } from "./line-records.ts";
import { LineupStats, OnOffStats } from "./lineup-records.ts";
import { TeamSeasonOverview } from "./overview-records.ts";
import { PlayerSubsititution, PlayInfo, PlayTypeInfo } from "./play-records.ts";
import { PlayerSeasonStats } from "./player-season-records.ts";
import { PollTeamInfo } from "./poll-records.ts";
import { AdjustedEfficiencyInfo, SrsInfo, TeamElo } from "./rating-records.ts";
import { Recruit, TeamRecruitingRanking, Transfer } from "./recruiting-records.ts";
import { ScoreboardGame } from "./scoreboard-records.ts";
import { PlayerSeasonShootingStats, SeasonShootingStats } from "./shooting-records.ts";
import { ConferenceHistory, ConferenceInfo, TeamDirectory, TeamInfo, TeamRoster, VenueInfo } from "./team-records.ts";
import { TeamSeasonStats } from "./team-season-records.ts";

export const recordSchemas = {
  GameInfo,
  GameDay,
  GameMediaInfo,
  GameBoxScoreTeam,
  GameBoxScorePlayers,
  ScoreboardGame,
  PlayInfo,
  PlayTypeInfo,
  PlayerSubsititution,
  TeamInfo,
  TeamRoster,
  TeamDirectory,
  TeamSeasonOverview,
  ConferenceInfo,
  ConferenceHistory,
  VenueInfo,
  TeamSeasonStats,
  PollTeamInfo,
  SrsInfo,
  AdjustedEfficiencyInfo,
  TeamElo,
  TeamStatsLeaderboardRecord,
  SeasonShootingStats,
  PlayerSeasonShootingStats,
  PlayerSeasonStats,
  LineupStats,
  OnOffStats,
  GameLines,
  LineProviderInfo,
  DraftTeam,
  DraftPosition,
  DraftPick,
  Recruit,
  TeamRecruitingRanking,
  Transfer,
} as const;

export type RecordName = keyof typeof recordSchemas;
/** The record with a name. */
export type RecordOf<Name extends RecordName> = z.infer<(typeof recordSchemas)[Name]>;
