"use client";

import { useQuery } from "@tanstack/react-query";
import { TableSkeleton } from "#components/games/game-skeleton.tsx";
import { useLiveInterval } from "#components/games/live-updates.tsx";
import { useGameParams } from "#components/games/use-game-params.ts";
import { WhyNoData } from "#components/games/why-no-data.tsx";
import { usePeriodFormat } from "#components/league-context.tsx";
import { NotAvailable, QueryState } from "#components/query-state.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatCount, formatNumber } from "#lib/format/number.ts";
import { gamePlaysQuery } from "#lib/queries/plays.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { PlayInfo } from "#lib/records/play-records.ts";
import { GameFlowCard } from "./game-flow-card.tsx";
import { PeriodPlays } from "./period-plays.tsx";
import { filterPlays, periodsOf } from "./play-filter.ts";
import { PlayToolbar } from "./play-toolbar.tsx";
import { findRuns } from "./runs.ts";
import { useLinkedPlay } from "./use-linked-play.ts";
import { winChanges } from "./win-course.ts";

/** The flow of the score and every play, with filters in the address. */
export function PlayByPlayPanel({ game }: { game: GameInfo }) {
  const refetchInterval = useLiveInterval()(game.status === "in_progress");
  const plays = useQuery({ ...gamePlaysQuery(game.id), refetchInterval });
  return (
    <QueryState
      query={plays}
      subject="the play-by-play"
      skeleton={<TableSkeleton />}
      unavailable={(list) => (list.length > 0 ? null : <WhyNoData game={game} what="play-by-play" />)}
    >
      {(list) => <Plays game={game} plays={list} />}
    </QueryState>
  );
}

function Plays({ game, plays }: { game: GameInfo; plays: readonly PlayInfo[] }) {
  const format = usePeriodFormat();
  const teams = useTeamIndex();
  const [params, change] = useGameParams();
  const { linked, show } = useLinkedPlay(params.period !== null || params.side !== null || params.scoring);
  const order = params.order ?? (game.status === "in_progress" ? "latest" : "first");
  const filter = {
    period: params.period,
    side: params.side,
    scoringOnly: params.scoring,
    latestFirst: order === "latest",
  };
  const runs = findRuns(plays);
  const changes = winChanges(plays);
  const lastPeriod = periodsOf(plays).at(-1);
  const shown = filterPlays(plays, filter);
  const count = shown.reduce((sum, entry) => sum + entry.plays.length, 0);
  const clear = () => change({ period: null, side: null, scoring: null });
  return (
    <div className="space-y-6">
      <GameFlowCard game={game} plays={plays} onPlay={show} />
      <div>
        <PlayToolbar
          game={game}
          periods={periodsOf(plays)}
          filter={filter}
          onPeriod={(period) => change({ period })}
          onSide={(side) => change({ side })}
          onScoring={(scoring) => change({ scoring })}
          onOrder={(latestFirst) => change({ order: latestFirst ? "latest" : "first" })}
        />
        <p role="status" className="my-3 text-[0.8125rem] text-muted">
          {count === plays.length
            ? formatCount(plays.length, "play")
            : `${formatNumber(count)} of ${formatCount(plays.length, "play")}`}
        </p>
        {count === 0 ? (
          <NotAvailable title="No play matches" actions={<Button onClick={clear}>Clear filters</Button>} />
        ) : (
          <Card>
            {shown.map((entry) => (
              <PeriodPlays
                key={entry.period}
                entry={entry}
                game={game}
                format={format}
                teams={teams}
                linked={linked}
                runs={runs}
                changes={changes}
                on={game.status === "in_progress" && entry.period === lastPeriod}
              />
            ))}
          </Card>
        )}
      </div>
    </div>
  );
}
