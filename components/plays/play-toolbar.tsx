"use client";

import { usePeriodFormat } from "#components/league-context.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { CheckToggle } from "#components/ui/check-toggle.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import type { Side } from "#lib/basketball/enums.ts";
import { formatPeriod, formatPeriodLong } from "#lib/format/period.ts";
import { teamBadgeText } from "#lib/format/team-name.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { PlayFilter } from "./play-filter.ts";

interface PlayToolbarProps {
  game: GameInfo;
  periods: readonly number[];
  filter: PlayFilter;
  onPeriod: (period: number | null) => void;
  onSide: (side: Side | null) => void;
  onScoring: (scoringOnly: boolean) => void;
  onOrder: (latestFirst: boolean) => void;
}

const ALL = "all";
const ORDERS = [
  { value: "first", label: "From the tip" },
  { value: "latest", label: "Latest first" },
] as const;

export function PlayToolbar({ game, periods, filter, onPeriod, onSide, onScoring, onOrder }: PlayToolbarProps) {
  const format = usePeriodFormat();
  const teams = useTeamIndex();
  const team = (teamId: number, school: string) => ({
    label: teamBadgeText(teams.get(teamId)?.abbreviation, school),
    longLabel: school,
  });
  return (
    <search data-screen-only aria-label="Filter plays" className="flex flex-wrap items-center gap-2">
      <Segmented
        legend="Period"
        value={filter.period === null ? ALL : String(filter.period)}
        onChange={(value) => onPeriod(value === ALL ? null : Number(value))}
        options={[
          { value: ALL, label: "All", longLabel: "All periods" },
          ...periods.map((period) => ({
            value: String(period),
            label: formatPeriod(format, period),
            longLabel: formatPeriodLong(format, period),
          })),
        ]}
      />
      <Segmented<Side | typeof ALL>
        legend="Team"
        value={filter.side ?? ALL}
        onChange={(value) => onSide(value === ALL ? null : value)}
        options={[
          { value: ALL, label: "Both", longLabel: "Both teams" },
          { value: "away", ...team(game.awayTeamId, game.awayTeam) },
          { value: "home", ...team(game.homeTeamId, game.homeTeam) },
        ]}
      />
      <CheckToggle label="Scoring only" checked={filter.scoringOnly} onChange={onScoring} />
      <div className="sm:ml-auto">
        <Segmented
          legend="Order"
          value={filter.latestFirst ? "latest" : "first"}
          onChange={(value) => onOrder(value === "latest")}
          options={ORDERS}
        />
      </div>
    </search>
  );
}
