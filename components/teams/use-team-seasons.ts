"use client";

import { useQuery } from "@tanstack/react-query";
import { teamLeaderboardQuery } from "#lib/queries/leaderboard.ts";
import type { TeamStatsLeaderboardRecord } from "#lib/records/leaderboard-records.ts";

/** What tables of teams say of a season beside their own subject. */
export interface TeamSeasonInShort {
  wins: number;
  losses: number;
  /** Possessions per 40 minutes; null where no game's possessions are known. */
  pace: number | null;
}

export type TeamSeasons = ReadonlyMap<number, TeamSeasonInShort>;

function inShort(teams: readonly TeamStatsLeaderboardRecord[]): TeamSeasons {
  return new Map(
    teams.map(({ teamId, record: { wins, losses }, summary: { pace } }) => [teamId, { wins, losses, pace }]),
  );
}

/**
 * Seasons of all teams by id, up to now or from the games before a day alone. Undefined while they are read, which takes longer than what
 * stands beside them, and where they cannot be read: a table is whole without.
 */
export function useTeamSeasons(season: number, asOf: string | null, enabled = true): TeamSeasons | undefined {
  return useQuery({ ...teamLeaderboardQuery(season, asOf), select: inShort, enabled }).data;
}

/** Won and lost as a share to sort by: with half a game either way, so that three of three stand before two of two. */
export function winShare(record: { wins: number; losses: number }): number {
  return (record.wins + 0.5) / (record.wins + record.losses + 1);
}
