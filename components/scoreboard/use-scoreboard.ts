"use client";

import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useUpdatesPaused } from "#components/games/live-updates.tsx";
import { ApiProblem } from "#lib/queries/api-problem.ts";
import { retryDelay, shouldRetry } from "#lib/queries/query-client.ts";
import { type LeagueMoment, retryWait, scoreboardInterval, scoreboardQuery } from "#lib/queries/scoreboard.ts";
import type { ScoreboardGame } from "#lib/records/scoreboard-records.ts";

export interface Scoreboard {
  query: UseQueryResult<ScoreboardGame[], Error>;
  /** Milliseconds between two reads; false while nothing is to be waited for. */
  interval: number | false;
}

const FRESH_MS = 5000;

/**
 * The scoreboard, read again by itself while there is a reason to (scoreboardInterval) and the visitor has not stopped that. React Query
 * reads nothing in a tab that is not looked at, and reads once when it is looked at again.
 */
export function useScoreboard(leagueNow: () => LeagueMoment): Scoreboard {
  const paused = useUpdatesPaused();
  const client = useQueryClient();
  const options = scoreboardQuery();
  const known = () => client.getQueryData(options.queryKey);
  const intervalOf = (games: readonly ScoreboardGame[] | undefined) =>
    games === undefined ? false : scoreboardInterval(games, leagueNow());

  const query = useQuery({
    ...options,
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (paused ? false : intervalOf(state.data)),
    refetchOnWindowFocus: !paused,
    refetchOnReconnect: !paused,
    // Once there are scores they stay, and a read that failed is tried until one succeeds.
    retry: (failures, error) =>
      known() === undefined ? shouldRetry(failures, error) : error instanceof ApiProblem && error.mayPass,
    retryDelay: (failures, error) => {
      const games = known();
      return games === undefined ? retryDelay(failures, error) : retryWait(intervalOf(games), failures);
    },
  });

  const { queryKey } = options;
  useEffect(() => {
    // A read that waits to be tried again would go on by itself.
    if (paused) void client.cancelQueries({ queryKey });
  }, [paused, client, queryKey]);

  return { query, interval: intervalOf(query.data) };
}
