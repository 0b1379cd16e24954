/** A team's players as comma-separated values: one line a player, numbers as the records have them. */
import { formatCsv } from "#lib/format/csv.ts";
import type { ProfilePlayer } from "#lib/records/overview-player-records.ts";
import type { TeamSeasonOverview } from "#lib/records/overview-records.ts";
import { PLAYER_COLUMNS, PLAYER_VIEWS, type PlayerColumn } from "./player-columns.ts";

/** Columns of all views, each once; of shots both numbers. */
function csvColumns(): [name: string, value: (player: ProfilePlayer) => number | null][] {
  const columns = new Map<string, PlayerColumn>();
  for (const view of PLAYER_VIEWS) for (const column of PLAYER_COLUMNS[view]) columns.set(column.id, column);
  return [...columns.values()].flatMap(({ id, value }): [string, (player: ProfilePlayer) => number | null][] => {
    if (id !== "fieldGoals" && id !== "threePointFieldGoals" && id !== "freeThrows") return [[id, value]];
    return [
      [`${id}Made`, value],
      [`${id}Attempted`, (player) => player.seasonStats?.[id].attempted ?? null],
    ];
  });
}

export function playersCsv({ team, season, players }: TeamSeasonOverview): string {
  const columns = csvColumns();
  const head = ["season", "team", "athleteId", "player", "position", "onRoster", "hasStats", "complete"];
  const rows = players.rows.map((player) => [
    season,
    team.school,
    player.athleteId,
    player.name,
    player.position,
    String(player.onRoster),
    String(player.hasStats),
    String(player.complete),
    ...columns.map(([, value]) => value(player)),
  ]);
  return formatCsv([...head, ...columns.map(([name]) => name)], rows);
}
