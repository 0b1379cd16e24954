"use client";

import { useQuery } from "@tanstack/react-query";
import { QueryState } from "#components/query-state.tsx";
import { playerBoxScoresQuery, teamBoxScoresQuery } from "#lib/queries/games.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { BoxScores } from "./box-scores.tsx";
import { TableSkeleton } from "./game-skeleton.tsx";
import { LinesCard } from "./lines-card.tsx";
import { useLiveInterval } from "./live-updates.tsx";
import { TeamComparison } from "./team-comparison.tsx";
import { WhyNoData } from "./why-no-data.tsx";

/** Both teams' players, then the teams side by side, then the lines. Any may be missing without the others. */
export function BoxScorePanel({ game }: { game: GameInfo }) {
  const refetchInterval = useLiveInterval()(game.status === "in_progress");
  const players = useQuery({ ...playerBoxScoresQuery(game.id), refetchInterval });
  const teams = useQuery({ ...teamBoxScoresQuery(game.id), refetchInterval });
  const away = teams.data?.find((record) => !record.isHome);
  const home = teams.data?.find((record) => record.isHome);
  return (
    <div className="space-y-6">
      <QueryState
        query={players}
        subject="the box score"
        skeleton={<TableSkeleton />}
        unavailable={(records) =>
          records.length > 0 ? null : (
            <WhyNoData game={game} what="player box score">
              {home && <p>The teams' own counts are below.</p>}
            </WhyNoData>
          )
        }
      >
        {(records) => <BoxScores game={game} records={records} teams={teams.data ?? []} />}
      </QueryState>
      <QueryState query={teams} subject="the teams' counts" skeleton={<TableSkeleton />}>
        {() => away && home && <TeamComparison away={away} home={home} />}
      </QueryState>
      <LinesCard game={game} />
    </div>
  );
}
