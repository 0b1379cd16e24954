/** A game's player lines as comma-separated values, numbers as the records have them. */
import { type CsvValue, formatCsv } from "#lib/format/csv.ts";
import type { PlayerLine, TeamLines } from "./player-lines.ts";

const COLUMNS: readonly [name: string, value: (line: PlayerLine) => CsvValue][] = [
  ["athleteId", (line) => line.athleteId],
  ["player", (line) => line.name],
  ["position", (line) => line.position],
  ["starter", (line) => (line.starter === null ? null : String(line.starter))],
  ["minutes", (line) => line.minutes],
  ["points", (line) => line.points],
  ["fieldGoalsMade", (line) => line.fieldGoals.made],
  ["fieldGoalsAttempted", (line) => line.fieldGoals.attempted],
  ["threePointFieldGoalsMade", (line) => line.threePointFieldGoals.made],
  ["threePointFieldGoalsAttempted", (line) => line.threePointFieldGoals.attempted],
  ["freeThrowsMade", (line) => line.freeThrows.made],
  ["freeThrowsAttempted", (line) => line.freeThrows.attempted],
  ["offensiveRebounds", (line) => line.rebounds.offensive],
  ["defensiveRebounds", (line) => line.rebounds.defensive],
  ["rebounds", (line) => line.rebounds.total],
  ["assists", (line) => line.assists],
  ["steals", (line) => line.steals],
  ["blocks", (line) => line.blocks],
  ["turnovers", (line) => line.turnovers],
  ["fouls", (line) => line.fouls],
  ["plusMinus", (line) => line.plusMinus],
  ["gameScore", (line) => line.gameScore],
  ["usage", (line) => line.usage],
  ["offensiveRating", (line) => line.offensiveRating],
  ["defensiveRating", (line) => line.defensiveRating],
  ["netRating", (line) => line.netRating],
  ["trueShootingPct", (line) => line.trueShootingPct],
  ["effectiveFieldGoalPct", (line) => line.effectiveFieldGoalPct],
  ["freeThrowRate", (line) => line.freeThrowRate],
  ["offensiveReboundPct", (line) => line.offensiveReboundPct],
  ["assistsTurnoverRatio", (line) => line.assistsTurnoverRatio],
];

export function boxScoreCsv(teams: readonly TeamLines[]): string {
  const head = ["gameId", "date", "team", "opponent", ...COLUMNS.map(([name]) => name)];
  const rows = teams.flatMap(({ record, lines }) =>
    lines.map((line) => [
      record.gameId,
      record.startDate,
      record.team,
      record.opponent,
      ...COLUMNS.map(([, value]) => value(line)),
    ]),
  );
  return formatCsv(head, rows);
}
