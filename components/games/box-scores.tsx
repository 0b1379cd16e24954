"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePeriodFormat } from "#components/league-context.tsx";
import { teamRotation } from "#components/substitutions/rotation.ts";
import { TeamBadge } from "#components/teams/team-badge.tsx";
import { useTeamIndex } from "#components/teams/use-team-index.tsx";
import { Card } from "#components/ui/card.tsx";
import { DownloadButton } from "#components/ui/download-button.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { scheduleDay } from "#lib/format/calendar.ts";
import { gameSubstitutionsQuery } from "#lib/queries/substitutions.ts";
import type { GameBoxScorePlayers, GameBoxScoreTeam, GameInfo } from "#lib/records/game-records.ts";
import { ADVANCED_COLUMNS, BASIC_COLUMNS, type BoxScoreColumn } from "./box-score-columns.ts";
import { boxScoreCsv } from "./box-score-csv.ts";
import { BoxScoreTable } from "./box-score-table.tsx";
import { DidNotPlay } from "./did-not-play.tsx";
import { useLiveInterval } from "./live-updates.tsx";
import { type TeamLines, withPlusMinus } from "./player-lines.ts";
import { useGameParams } from "./use-game-params.ts";

const STATS = [
  { value: "basic", label: "Basic" },
  { value: "advanced", label: "Advanced" },
] as const;

interface BoxScoresProps {
  game: GameInfo;
  records: readonly GameBoxScorePlayers[];
  teams: readonly GameBoxScoreTeam[];
}

export function BoxScores({ game, records, teams }: BoxScoresProps) {
  const format = usePeriodFormat();
  const [{ stats }, change] = useGameParams();
  const refetchInterval = useLiveInterval()(game.status === "in_progress");
  const substitutions = useQuery({ ...gameSubstitutionsQuery(game.id), refetchInterval }).data;
  // The visitors first, as everywhere on the page.
  const lines = useMemo(
    () =>
      records
        .toSorted((one, other) => Number(one.isHome) - Number(other.isHome))
        .map((record) => withPlusMinus(record, teamRotation(substitutions ?? [], record.teamId, format))),
    [records, substitutions, format],
  );
  const columns = shownColumns(stats, lines);
  return (
    <>
      <div data-screen-only className="flex flex-wrap items-center justify-between gap-3">
        <Segmented legend="Statistics" options={STATS} value={stats} onChange={(next) => change({ stats: next })} />
        <DownloadButton
          label="CSV"
          type="text/csv"
          fileName={`box-score-${scheduleDay(game.startDate)}-${game.id}.csv`}
          content={() => boxScoreCsv(lines)}
        />
      </div>
      {lines.map((team) => (
        <TeamBox
          key={team.record.teamId}
          team={team}
          columns={columns}
          stats={teams.find((entry) => entry.teamId === team.record.teamId) ?? null}
          on={game.status === "in_progress"}
        />
      ))}
    </>
  );
}

/** A column that no player has a value in is left out, as plus-minus where stints are not known. */
function shownColumns(stats: "basic" | "advanced", teams: readonly TeamLines[]): readonly BoxScoreColumn[] {
  const columns = stats === "basic" ? BASIC_COLUMNS : ADVANCED_COLUMNS;
  return columns.filter((column) => teams.some((team) => team.lines.some((line) => column.value(line) !== null)));
}

interface TeamBoxProps {
  team: TeamLines;
  columns: readonly BoxScoreColumn[];
  stats: GameBoxScoreTeam | null;
  /** Whether the game is being played. */
  on: boolean;
}

function TeamBox({ team: { record, lines }, columns, stats, on }: TeamBoxProps) {
  const teams = useTeamIndex();
  return (
    <Card className="overflow-hidden">
      <h2 className="flex items-center gap-2.5 px-4 pt-4 pb-2 text-lg font-semibold">
        <TeamBadge team={teams.get(record.teamId)} school={record.team} />
        {record.team}
      </h2>
      <BoxScoreTable team={record.team} lines={lines} columns={columns} stats={stats?.teamStats ?? null} />
      <DidNotPlay record={record} on={on} />
    </Card>
  );
}
