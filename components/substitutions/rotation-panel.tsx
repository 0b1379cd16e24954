"use client";

import { useQuery } from "@tanstack/react-query";
import { TableSkeleton } from "#components/games/game-skeleton.tsx";
import { useLiveInterval } from "#components/games/live-updates.tsx";
import { useGameParams } from "#components/games/use-game-params.ts";
import { WhyNoData } from "#components/games/why-no-data.tsx";
import { usePeriodFormat } from "#components/league-context.tsx";
import { QueryState } from "#components/query-state.tsx";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { Card } from "#components/ui/card.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import type { Side } from "#lib/basketball/enums.ts";
import { formatNumber } from "#lib/format/number.ts";
import { gameSubstitutionsQuery } from "#lib/queries/substitutions.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { PlayerSubsititution } from "#lib/records/play-records.ts";
import { periodsOfStints, rotationCoverage, teamRotation } from "./rotation.ts";
import { RotationChart } from "./rotation-chart.tsx";
import { StintTable } from "./stint-table.tsx";

const VIEWS = [
  { value: "chart", label: "Chart" },
  { value: "table", label: "Table" },
] as const;

/** Who was on the floor when. */
export function RotationPanel({ game }: { game: GameInfo }) {
  const refetchInterval = useLiveInterval()(game.status === "in_progress");
  const substitutions = useQuery({ ...gameSubstitutionsQuery(game.id), refetchInterval });
  const [{ view }, change] = useGameParams();
  return (
    <QueryState
      query={substitutions}
      subject="the substitutions"
      skeleton={<TableSkeleton />}
      unavailable={(list) =>
        list.length > 0 ? null : (
          <WhyNoData game={game} what="substitutions">
            <p>Without them nobody can say who was on the floor when. What else the feed has is in the other tabs.</p>
          </WhyNoData>
        )
      }
    >
      {(list) => (
        <div className="space-y-6">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <div data-screen-only>
              <Segmented legend="View" options={VIEWS} value={view} onChange={(next) => change({ view: next })} />
            </div>
            {view === "chart" && (
              <p className="text-[0.8125rem] text-muted">
                Filled bars: the team outscored its opponent meanwhile. Hollow ones: it was outscored. Arrow keys move
                from stint to stint.
              </p>
            )}
          </div>
          <TeamRotationCard game={game} side="away" substitutions={list} view={view} />
          <TeamRotationCard game={game} side="home" substitutions={list} view={view} />
        </div>
      )}
    </QueryState>
  );
}

interface TeamRotationCardProps {
  game: GameInfo;
  side: Side;
  substitutions: readonly PlayerSubsititution[];
  view: (typeof VIEWS)[number]["value"];
}

/** Below this share the stints do not tell the whole game, and the card says so. */
const WHOLE = 0.995;

function TeamRotationCard({ game, side, substitutions, view }: TeamRotationCardProps) {
  const format = usePeriodFormat();
  const teams = useTeamIndex();
  const teamId = side === "home" ? game.homeTeamId : game.awayTeamId;
  const school = side === "home" ? game.homeTeam : game.awayTeam;
  const rotation = teamRotation(substitutions, teamId, format);
  const periods = periodsOfStints(substitutions, format);
  const coverage = rotationCoverage(rotation, periods, format);
  return (
    <Card className="py-4 sm:py-5">
      <div className="px-4 sm:px-6">
        <h2 className="flex items-center gap-2.5 text-lg font-semibold">
          <TeamBadge team={teams.get(teamId)} school={school} />
          {school}
        </h2>
        {Math.abs(1 - coverage) > 1 - WHOLE && (
          <p className="mt-1 text-sm text-muted">
            {rotation.rows.length === 0
              ? "The feed has no substitutions of this team."
              : `The feed accounts for ${formatNumber(100 * coverage)} % of the time on the floor.`}
          </p>
        )}
      </div>
      {rotation.rows.length > 0 &&
        (view === "chart" ? (
          <RotationChart rotation={rotation} periods={periods} format={format} side={side} team={school} />
        ) : (
          <StintTable rotation={rotation} format={format} team={school} />
        ))}
    </Card>
  );
}
