"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { groupGames } from "#components/games/game-groups.ts";
import { useRanks } from "#components/games/game-list.tsx";
import { usePeriodFormat } from "#components/league-context.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { formatCount } from "#lib/format/number.ts";
import { gamesOfDayQuery } from "#lib/queries/games.ts";
import type { ScoreboardGame } from "#lib/records/scoreboard-records.ts";
import { ScoreboardCard } from "./scoreboard-card.tsx";
import { seedsByGame } from "./scoreboard-sides.ts";

interface ScoreboardGroupsProps {
  games: readonly ScoreboardGame[];
  /** Of the league. */
  day: string;
}

const SCHEDULE_MEMORY_MS = 3_600_000;

/** Games as cards: what is on, what comes, what is over, what will not be. Within a group by start, then id, so that nothing changes places. */
export function ScoreboardGroups({ games, day }: ScoreboardGroupsProps) {
  const format = usePeriodFormat();
  const teams = useTeamIndex();
  // Seeds and ranks are settled before the day begins; a failure to read them costs only the numbers.
  const schedule = useQuery({ ...gamesOfDayQuery(day, {}), staleTime: SCHEDULE_MEMORY_MS }).data;
  const seeds = useMemo(() => seedsByGame(schedule ?? []), [schedule]);
  const ranks = useRanks(schedule?.[0]?.season, day);
  return (
    <div className="space-y-8">
      {groupGames(games).map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2 className="mb-3 flex min-h-8 items-baseline gap-2 text-lg font-semibold">
            {group.title}
            <span className="text-sm font-normal text-muted">{formatCount(group.games.length, "game")}</span>
          </h2>
          <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
            {group.games.map((game) => (
              <ScoreboardCard
                key={game.id}
                game={game}
                seeds={seeds.get(game.id)}
                ranks={ranks}
                format={format}
                teams={teams}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
