"use client";

import { useQueries, useQuery } from "@tanstack/react-query";
import { LineupsSkeleton } from "#components/games/game-skeleton.tsx";
import { useLiveInterval } from "#components/games/live-updates.tsx";
import { useGameParams } from "#components/games/use-game-params.ts";
import { WhyNoData } from "#components/games/why-no-data.tsx";
import { QueryState } from "#components/query-state.tsx";
import { DownloadButton } from "#components/ui/download-button.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { scheduleDay } from "#lib/format/calendar.ts";
import { gameLineupsQuery, onOffQuery } from "#lib/queries/lineups.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { LineupStats } from "#lib/records/lineup-records.ts";
import { SMALL_SAMPLE } from "./lineup-columns.ts";
import { lineupsCsv, onOffCsv } from "./lineups-csv.ts";
import { TeamLineups } from "./team-lineups.tsx";

const STATS = [
  { value: "basic", label: "Basic" },
  { value: "advanced", label: "Advanced" },
] as const;

/** Which five were on the floor together, for how long, and what came of it. */
export function LineupsPanel({ game }: { game: GameInfo }) {
  const refetchInterval = useLiveInterval()(game.status === "in_progress");
  const lineups = useQuery({ ...gameLineupsQuery(game.id), refetchInterval });
  return (
    <QueryState
      query={lineups}
      subject="the lineups"
      skeleton={<LineupsSkeleton />}
      unavailable={(list) =>
        list.length > 0 ? null : (
          <WhyNoData game={game} what="lineups">
            <p>
              This feed does not say who is on the floor, or not all of the game's plays are there, so nobody can say
              what each five did.
            </p>
          </WhyNoData>
        )
      }
    >
      {(list) => <Lineups game={game} lineups={list} />}
    </QueryState>
  );
}

function Lineups({ game, lineups }: { game: GameInfo; lineups: readonly LineupStats[] }) {
  const [{ stats }, change] = useGameParams();
  const onOff = useQueries({
    queries: [game.awayTeam, game.homeTeam].map((team) => onOffQuery(game.season, team, { gameId: game.id })),
  });
  const fileName = (what: string) => `${what}-${scheduleDay(game.startDate)}-${game.id}.csv`;
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <div data-screen-only>
          <Segmented legend="Statistics" options={STATS} value={stats} onChange={(next) => change({ stats: next })} />
        </div>
        <div data-screen-only className="flex gap-2">
          <DownloadButton
            label="Lineups CSV"
            type="text/csv"
            fileName={fileName("lineups")}
            content={() => lineupsCsv(game.id, lineups)}
          />
          {onOff.every((query) => query.data) && (
            <DownloadButton
              label="On/off CSV"
              type="text/csv"
              fileName={fileName("on-off")}
              content={() =>
                onOffCsv(
                  game.id,
                  onOff.flatMap((query) => query.data ?? []),
                )
              }
            />
          )}
        </div>
        <p className="w-full text-[0.8125rem] text-muted">
          Rates in grey italics rest on fewer than {SMALL_SAMPLE} possessions of both teams together: chance alone moves
          them by 50 points and more.
        </p>
      </div>
      <TeamLineups game={game} side="away" lineups={lineups} stats={stats} />
      <TeamLineups game={game} side="home" lineups={lineups} stats={stats} />
    </div>
  );
}
