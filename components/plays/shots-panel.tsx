"use client";

import { useQuery } from "@tanstack/react-query";
import { TableSkeleton } from "#components/games/game-skeleton.tsx";
import { useLiveInterval } from "#components/games/live-updates.tsx";
import { WhyNoData } from "#components/games/why-no-data.tsx";
import { usePeriodFormat } from "#components/league-context.tsx";
import { QueryState } from "#components/query-state.tsx";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { Card } from "#components/ui/card.tsx";
import type { Side } from "#lib/basketball/enums.ts";
import { formatPct } from "#lib/format/number.ts";
import { gamePlaysQuery } from "#lib/queries/plays.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import { ShotMarks } from "./shot-marks.tsx";
import { type FieldGoalRange, rangeLines, type Shot, shotsOf } from "./shots.ts";

const RANGE_NAMES: Record<FieldGoalRange, string> = {
  rim: "At the rim",
  jumper: "Two-point jumpers",
  three_pointer: "Three-pointers",
};

/** Where both teams shot from, and the same in numbers. */
export function ShotsPanel({ game }: { game: GameInfo }) {
  const refetchInterval = useLiveInterval()(game.status === "in_progress");
  const plays = useQuery({ ...gamePlaysQuery(game.id), refetchInterval });
  return (
    <QueryState
      query={plays}
      subject="the shots"
      skeleton={<TableSkeleton />}
      unavailable={(list) => (shotsOf(list).length > 0 ? null : <WhyNoData game={game} what="shots" />)}
    >
      {(list) => {
        const shots = shotsOf(list);
        return (
          <div className="grid gap-6 md:grid-cols-2">
            <TeamShots game={game} shots={shots} side="away" />
            <TeamShots game={game} shots={shots} side="home" />
          </div>
        );
      }}
    </QueryState>
  );
}

function TeamShots({ game, shots, side }: { game: GameInfo; shots: readonly Shot[]; side: Side }) {
  const format = usePeriodFormat();
  const teams = useTeamIndex();
  const team = side === "home" ? game.homeTeam : game.awayTeam;
  const ofTeam = shots.filter((shot) => shot.side === side);
  const located = ofTeam.filter((shot) => shot.place !== null).length;
  const made = ofTeam.filter((shot) => shot.made).length;
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="flex items-center gap-2.5 text-lg font-semibold">
        <TeamBadge team={teams.get(side === "home" ? game.homeTeamId : game.awayTeamId)} school={team} />
        {team}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        {located === 0
          ? "This game's feed says how shots were taken, but not from where."
          : `${located} of ${ofTeam.length} attempts located.`}
      </p>
      {located > 0 && (
        <>
          <ShotMarks
            label={`Shots of ${team}: ${made} of ${ofTeam.length} made. The table below has the numbers by range.`}
            shots={ofTeam}
            side={side}
            format={format}
          />
          <Legend side={side} />
        </>
      )}
      <RangeTable team={team} shots={ofTeam} />
    </Card>
  );
}

function Legend({ side }: { side: Side }) {
  const color = side === "home" ? "var(--home-line)" : "var(--away-line)";
  return (
    <p aria-hidden="true" className="mt-2 flex justify-center gap-5 text-xs text-muted">
      <span className="flex items-center gap-1.5">
        <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
          <circle cx="5" cy="5" r="4.5" style={{ fill: color }} />
        </svg>
        Made
      </span>
      <span className="flex items-center gap-1.5">
        <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
          <path d="M1 1l8 8m0 -8l-8 8" style={{ stroke: color }} strokeWidth="2" strokeLinecap="round" />
        </svg>
        Missed
      </span>
    </p>
  );
}

function RangeTable({ team, shots }: { team: string; shots: readonly Shot[] }) {
  return (
    <table className="figures mt-5 w-full text-sm">
      <caption className="sr-only">Field goals of {team} by range</caption>
      <thead>
        <tr className="narrow text-xs text-muted">
          <th scope="col" className="py-1 text-left font-medium">
            Range
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Made
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Tried
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            FG%
          </th>
        </tr>
      </thead>
      <tbody>
        {rangeLines(shots).map((line) => (
          <tr key={line.range} className="border-t border-rule">
            <th scope="row" className="py-1.5 text-left font-medium">
              {RANGE_NAMES[line.range]}
            </th>
            <td className="py-1.5 text-right">{line.made}</td>
            <td className="py-1.5 text-right">{line.attempted}</td>
            <td className="py-1.5 text-right font-semibold">{formatPct(line.pct)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
