"use client";

import { useQuery } from "@tanstack/react-query";
import { QueryState } from "#components/query-state.tsx";
import { type GameFilters, gamesOfSeasonQuery } from "#lib/queries/games.ts";
import { anyLive } from "./game-groups.ts";
import { GameList } from "./game-list.tsx";
import { GamesSkeleton } from "./games-skeleton.tsx";
import { useLiveInterval } from "./live-updates.tsx";
import { NoGames } from "./no-games.tsx";

interface TeamSeasonProps {
  season: number;
  filters: GameFilters;
  onClear: () => void;
}

/** A team's games over a season, the latest result first. */
export function TeamSeason({ season, filters, onClear }: TeamSeasonProps) {
  const liveInterval = useLiveInterval();
  const games = useQuery({
    ...gamesOfSeasonQuery(season, filters),
    refetchInterval: (query) => liveInterval(anyLive(query.state.data)),
  });
  return (
    <QueryState
      query={games}
      subject="the games of the season"
      skeleton={<GamesSkeleton />}
      unavailable={(list) => (list.length > 0 ? null : <NoGames title="No games in this season" onClear={onClear} />)}
    >
      {(list) => <GameList games={list} manyDays />}
    </QueryState>
  );
}
