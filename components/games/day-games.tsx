"use client";

import { useQuery } from "@tanstack/react-query";
import { QueryState } from "#components/query-state.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { StateLink } from "#components/ui/state-link.tsx";
import { formatDay, formatDayShort } from "#lib/format/calendar.ts";
import { formatCount } from "#lib/format/number.ts";
import { gamesPath } from "#lib/format/paths.ts";
import { type GameFilters, gamesOfDayQuery } from "#lib/queries/games.ts";
import type { GameDay } from "#lib/records/game-records.ts";
import { anyLive } from "./game-groups.ts";
import { GameList, useBroadcasts, useRanks } from "./game-list.tsx";
import { GamesSkeleton } from "./games-skeleton.tsx";
import { useLiveInterval } from "./live-updates.tsx";
import { NoGames } from "./no-games.tsx";
import { daysAround } from "./shown-day.ts";

interface DayGamesProps {
  day: string;
  days: readonly GameDay[];
  filters: GameFilters;
  onDay: (day: string) => void;
  onClear: () => void;
}

export function DayGames({ day, days, filters, onDay, onClear }: DayGamesProps) {
  const liveInterval = useLiveInterval();
  const games = useQuery({
    ...gamesOfDayQuery(day, filters),
    refetchInterval: (query) => liveInterval(anyLive(query.state.data)),
  });
  const broadcasts = useBroadcasts(day, filters);
  const ranks = useRanks(games.data?.[0]?.season, day);
  const filtered = filters.conference !== undefined || filters.team !== undefined;
  const { previous, next } = daysAround(day, days);
  return (
    <QueryState
      query={games}
      subject={`the games of ${formatDay(day)}`}
      skeleton={<GamesSkeleton />}
      unavailable={(list) =>
        list.length > 0 ? null : (
          <NoGames title={`No games on ${formatDay(day)}`} onClear={filtered ? onClear : undefined}>
            {[previous, next].map(
              (entry) =>
                entry && (
                  <StateLink
                    key={entry.date}
                    href={gamesPath({ ...filters, date: entry.date })}
                    onChoose={() => onDay(entry.date)}
                    className={buttonClass({ look: "solid" })}
                  >
                    {formatDayShort(entry.date)}: {formatCount(entry.games, "game")}
                  </StateLink>
                ),
            )}
          </NoGames>
        )
      }
    >
      {(list) => <GameList games={list} ranks={ranks} {...(broadcasts ? { broadcasts } : {})} />}
    </QueryState>
  );
}
