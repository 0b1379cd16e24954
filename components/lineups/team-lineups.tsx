"use client";

import { useQuery } from "@tanstack/react-query";
import { TableSkeleton } from "#components/games/game-skeleton.tsx";
import { useLiveInterval } from "#components/games/live-updates.tsx";
import { usePeriodFormat } from "#components/league-context.tsx";
import { QueryState } from "#components/query-state.tsx";
import { periodsOfStints, teamRotation } from "#components/substitutions/rotation.ts";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { Card } from "#components/ui/card.tsx";
import { secondsBeforePeriod } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import { onOffQuery } from "#lib/queries/lineups.ts";
import { gameSubstitutionsQuery } from "#lib/queries/substitutions.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { LineupStats } from "#lib/records/lineup-records.ts";
import { lineupSentence, unknownTimeSentence } from "./lineup-sentence.ts";
import { LineupTable } from "./lineup-table.tsx";
import { OnOffTable } from "./on-off-table.tsx";
import { shortNames } from "./short-names.ts";

interface TeamLineupsProps {
  game: GameInfo;
  side: Side;
  /** Of both teams. */
  lineups: readonly LineupStats[];
  stats: "basic" | "advanced";
}

/** A team's fives and what it did with and without each player. */
export function TeamLineups({ game, side, lineups, stats }: TeamLineupsProps) {
  const format = usePeriodFormat();
  const teams = useTeamIndex();
  const teamId = side === "home" ? game.homeTeamId : game.awayTeamId;
  const school = side === "home" ? game.homeTeam : game.awayTeam;
  const refetchInterval = useLiveInterval()(game.status === "in_progress");
  const onOff = useQuery({ ...onOffQuery(game.season, school, { gameId: game.id }), refetchInterval });
  const substitutions = useQuery({ ...gameSubstitutionsQuery(game.id), refetchInterval }).data ?? [];
  const own = lineups.filter((lineup) => lineup.teamId === teamId);
  const names = shortNames(own.flatMap((lineup) => lineup.athletes));
  const periods = periodsOfStints(substitutions, format);
  const unknown = unknownTimeSentence(onOff.data?.[0]?.unknownSeconds ?? 0);
  return (
    <Card className="overflow-hidden" style={{ "--side-line": `var(--${side}-line)` }}>
      <div className="px-4 pt-4 pb-2">
        <h2 className="flex items-center gap-2.5 text-lg font-semibold">
          <TeamBadge team={teams.get(teamId)} school={school} />
          {school}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {own.length === 0 ? "The feed does not say who of this team was on the floor." : lineupSentence(own, names)}
          {own.length > 0 && unknown && ` ${unknown}`}
        </p>
      </div>
      {own.length > 0 && (
        <>
          <LineupTable
            team={school}
            lineups={own}
            names={names}
            stats={stats}
            rotation={teamRotation(substitutions, teamId, format)}
            total={secondsBeforePeriod(format, periods + 1)}
            starts={Array.from({ length: periods - 1 }, (_, index) => secondsBeforePeriod(format, index + 2))}
          />
          <h3 className="border-t-2 border-edge px-4 pt-4 pb-1 font-semibold">With and without each player</h3>
          <QueryState query={onOff} subject={`${school} with and without each player`} skeleton={<TableSkeleton />}>
            {(records) => <OnOffTable team={school} records={records} stats={stats} />}
          </QueryState>
        </>
      )}
    </Card>
  );
}
