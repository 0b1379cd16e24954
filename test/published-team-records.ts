/** Team-game and team-season records as a running service of the interface published them, counts as box scores. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { SeasonGame } from "#lib/basketball/tally.ts";
import { mapTeamBoxScore } from "#lib/feed/cbbd/map-box-score.ts";
import { RawTeamStats } from "#lib/feed/cbbd/raw-games.ts";
import type { TeamSeasonStats } from "#lib/records/team-season-records.ts";

/** A published record of a team's game as it stands: its rates beside its counts. */
export interface PublishedTeamGame {
  gameId: number;
  teamId: number;
  team: string;
  season: number;
  gameMinutes: number | null;
  pace: number | null;
  teamStats: PublishedTeamStats;
  opponentStats: PublishedTeamStats;
}

export interface PublishedTeamStats {
  possessions: number | null;
  trueShooting: number | null;
  rating: number | null;
  gameScore: number | null;
  points: { total: number | null };
  fourFactors: {
    effectiveFieldGoalPct: number | null;
    turnoverRatio: number | null;
    freeThrowRate: number | null;
    offensiveReboundPct: number | null;
  };
}

/** Every line of a file of published team-game records. */
export function readPublishedTeamRecords(path: string): PublishedTeamGame[] {
  const lines = gunzipSync(readFileSync(path)).toString().trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

/** The counts of a record's sides. */
export function boxScoresOf(record: PublishedTeamGame) {
  const box = (stats: PublishedTeamStats) => mapTeamBoxScore(RawTeamStats.parse(stats));
  return { own: box(record.teamStats), opponent: box(record.opponentStats) };
}

/** The record as a game of the team's season. */
export function seasonGameOf(record: PublishedTeamGame): SeasonGame {
  const { own, opponent } = boxScoresOf(record);
  const side = (box: typeof own) => ({
    minutes: record.gameMinutes,
    possessions: box.possessions,
    box,
    shots: null,
    athletes: [],
  });
  const margin = (own.points ?? Number.NaN) - (opponent.points ?? Number.NaN);
  return { won: Number.isNaN(margin) ? null : margin > 0, own: side(own), opponent: side(opponent) };
}

/** A published season line and the logs of its games. */
export function readPublishedTeamSeason(path: string): { games: PublishedTeamGame[]; published: TeamSeasonStats } {
  const { teamGameStats, teamSeasonStats } = JSON.parse(readFileSync(path, "utf8"));
  return { games: teamGameStats, published: teamSeasonStats };
}
