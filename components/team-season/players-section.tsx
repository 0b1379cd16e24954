"use client";

import { useMemo } from "react";
import { explainStatistic } from "#components/games/explain-statistic.tsx";
import { NotAvailable } from "#components/query-state.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { DownloadButton } from "#components/ui/download-button.tsx";
import { ScrollRegion } from "#components/ui/scroll-region.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { Select } from "#components/ui/select.tsx";
import { type SortableColumn, SortableTable } from "#components/ui/sortable-table.tsx";
import { formatCount } from "#lib/format/number.ts";
import type { ProfilePlayer } from "#lib/records/overview-player-records.ts";
import type { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import type { CoveredPart } from "./coverage-copy.ts";
import { Covered } from "./covered.tsx";
import { type PlayerView, shownColumns } from "./player-columns.ts";
import { allIncomplete, MINUTES_FLOORS, playerGroups, playerMarks } from "./player-groups.ts";
import { playersCsv } from "./players-csv.ts";
import { SeasonSection } from "./season-section.tsx";
import { useTeamSeasonParams } from "./use-team-season-params.ts";

const PART: CoveredPart = { subject: "A player's season", rows: "player box scores" };

const VIEWS: readonly { value: PlayerView; label: string }[] = [
  { value: "game", label: "Per game" },
  { value: "total", label: "Totals" },
  { value: "advanced", label: "Advanced" },
];

/** What each player did over the season; who is on the roster but did not play stands apart. */
export function PlayersSection({ overview }: { overview: TeamSeasonOverview }) {
  const { rows, coverage } = overview.players;
  const [{ stats, minutes }, change] = useTeamSeasonParams();
  const groups = useMemo(() => playerGroups(rows, minutes), [rows, minutes]);
  const hasRows = rows.some((player) => player.hasStats);
  return (
    <SeasonSection
      id="players"
      title="Players"
      actions={
        rows.length > 0 && (
          <DownloadButton
            label="CSV"
            type="text/csv"
            fileName={`players-${overview.teamId}-${overview.season}.csv`}
            content={() => playersCsv(overview)}
          />
        )
      }
    >
      <Covered part={PART} coverage={coverage}>
        {hasRows && (
          <div data-screen-only className="mb-2 flex flex-wrap items-end gap-x-4 gap-y-3">
            <Segmented legend="Statistics" options={VIEWS} value={stats} onChange={(next) => change({ stats: next })} />
            <Select
              label="Minutes a game"
              labelHidden
              className="w-44"
              value={minutes}
              onChange={(event) =>
                change({ minutes: MINUTES_FLOORS.find((floor) => floor === Number(event.target.value)) ?? null })
              }
            >
              {MINUTES_FLOORS.map((floor) => (
                <option key={floor} value={floor}>
                  {floor === 0 ? "Any minutes" : `${floor}+ minutes a game`}
                </option>
              ))}
            </Select>
            {groups.below > 0 && (
              <p role="status" className="pb-2 text-sm text-muted">
                {formatCount(groups.below, "player")} with fewer minutes
              </p>
            )}
          </div>
        )}
        {hasRows && groups.shown.length === 0 ? (
          <NotAvailable
            title={`Nobody plays ${minutes} minutes a game`}
            actions={<Button onClick={() => change({ minutes: null })}>All players</Button>}
          />
        ) : (
          hasRows && <PlayersTable team={overview.team.school} players={groups.shown} view={stats} />
        )}
      </Covered>
      <Idle players={groups.idle} />
    </SeasonSection>
  );
}

/** `known`: that numbers are incomplete is said of all players at once. */
function nameColumn(known: boolean): SortableColumn<ProfilePlayer> {
  return {
    id: "name",
    head: "Player",
    value: (player) => player.name,
    cell: (player) => <PlayerName player={player} known={known} />,
    ascendingFirst: true,
  };
}

interface PlayersTableProps {
  team: string;
  players: readonly ProfilePlayer[];
  view: PlayerView;
}

function PlayersTable({ team, players, view }: PlayersTableProps) {
  const columns = [
    nameColumn(allIncomplete(players)),
    ...shownColumns(view, players).map((column) => ({
      id: column.id,
      head: column.head,
      tip: column.statistic === null ? column.title : explainStatistic(column.statistic),
      value: column.value,
      cell: column.text,
    })),
  ];
  return (
    <ScrollRegion label={`Players of ${team}`} className="-mx-4">
      <SortableTable
        // Another view is another table: it starts in the order of the record.
        key={view}
        caption={`Players of ${team}`}
        columns={columns}
        rows={players}
        rowKey={(player) => String(player.athleteId)}
      />
    </ScrollRegion>
  );
}

function PlayerName({ player, known }: { player: ProfilePlayer; known: boolean }) {
  const marks = playerMarks(player, known);
  return (
    <>
      <span className="flex min-w-0 items-baseline gap-x-1.5">
        <span className="truncate">{player.name}</span>
        {player.position !== null && <span className="narrow text-xs font-normal text-muted">{player.position}</span>}
      </span>
      {marks.map((mark) => (
        <span key={mark.label} title={mark.title} className="mr-1">
          <Badge>{mark.label}</Badge>
        </span>
      ))}
    </>
  );
}

function Idle({ players }: { players: readonly ProfilePlayer[] }) {
  if (players.length === 0) return null;
  return (
    <div className="mt-4 border-t border-rule pt-3 text-sm">
      <h3 className="font-medium">On the roster, without statistics</h3>
      <p className="mt-1 text-muted">
        {players.map(({ name, position }) => (position === null ? name : `${name} (${position})`)).join(", ")}
      </p>
    </div>
  );
}
