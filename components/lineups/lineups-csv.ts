/** Lineups, and teams with and without each athlete, as comma-separated values with the numbers the records have. */
import { type CsvValue, formatCsv } from "#lib/format/csv.ts";
import type { LineupStats, LineupUnitStats, OnOffStats, TimeOnFloor } from "#lib/records/lineup-records.ts";

type Columns<R> = readonly [name: string, value: (row: R) => CsvValue][];

function unitColumns(prefix: string): Columns<LineupUnitStats> {
  const columns: Columns<LineupUnitStats> = [
    ["Possessions", (unit) => unit.possessions],
    ["Points", (unit) => unit.points],
    ["FieldGoalsMade", (unit) => unit.fieldGoals.made],
    ["FieldGoalsAttempted", (unit) => unit.fieldGoals.attempted],
    ["ThreePointersMade", (unit) => unit.threePointers.made],
    ["ThreePointersAttempted", (unit) => unit.threePointers.attempted],
    ["FreeThrowsMade", (unit) => unit.freeThrows.made],
    ["FreeThrowsAttempted", (unit) => unit.freeThrows.attempted],
    ["OffensiveRebounds", (unit) => unit.offensiveRebounds],
    ["DefensiveRebounds", (unit) => unit.defensiveRebounds],
    ["Assists", (unit) => unit.assists],
    ["Steals", (unit) => unit.steals],
    ["Blocks", (unit) => unit.blocks],
    ["Turnovers", (unit) => unit.turnovers],
  ];
  return columns.map(([name, value]) => [`${prefix}${name}`, value]);
}

function timeColumns<R>(prefix: string, timeOf: (row: R) => TimeOnFloor): Columns<R> {
  const times: Columns<TimeOnFloor> = [
    ["seconds", ({ totalSeconds }) => totalSeconds],
    ["pace", ({ pace }) => pace],
    ["offenseRating", ({ offenseRating }) => offenseRating],
    ["defenseRating", ({ defenseRating }) => defenseRating],
    ["netRating", ({ netRating }) => netRating],
    ...unitColumns("team").map(([name, value]): Columns<TimeOnFloor>[number] => [
      name,
      (time) => value(time.teamStats),
    ]),
    ...unitColumns("opponent").map(([name, value]): Columns<TimeOnFloor>[number] => [
      name,
      (time) => value(time.opponentStats),
    ]),
  ];
  return times.map(([name, value]) => [
    prefix === "" ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    (row: R) => value(timeOf(row)),
  ]);
}

function toCsv<R>(gameId: number, columns: Columns<R>, rows: readonly R[]): string {
  return formatCsv(
    ["gameId", ...columns.map(([name]) => name)],
    rows.map((row) => [gameId, ...columns.map(([, value]) => value(row))]),
  );
}

const LINEUP_COLUMNS: Columns<LineupStats> = [
  ["teamId", ({ teamId }) => teamId],
  ["team", ({ team }) => team],
  ["lineup", ({ idHash }) => idHash],
  ["players", ({ athletes }) => athletes.map(({ name }) => name).join("; ")],
  ...timeColumns<LineupStats>("", (row) => row),
];

const ON_OFF_COLUMNS: Columns<OnOffStats> = [
  ["teamId", ({ teamId }) => teamId],
  ["team", ({ team }) => team],
  ["athleteId", ({ athleteId }) => athleteId],
  ["player", ({ name }) => name],
  ["position", ({ position }) => position],
  ...timeColumns<OnOffStats>("on", ({ on }) => on),
  ...timeColumns<OnOffStats>("off", ({ off }) => off),
  ["netDifference", ({ netDifference }) => netDifference],
];

/** A row for every five of a game. */
export function lineupsCsv(gameId: number, lineups: readonly LineupStats[]): string {
  return toCsv(gameId, LINEUP_COLUMNS, lineups);
}

/** A row for every athlete of a game who was on the floor. */
export function onOffCsv(gameId: number, records: readonly OnOffStats[]): string {
  return toCsv(gameId, ON_OFF_COLUMNS, records);
}
