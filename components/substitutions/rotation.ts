/** Stints of a game as the rows of a rotation chart. */
import { elapsedSeconds, type PeriodFormat, secondsBeforePeriod } from "#lib/basketball/clock.ts";
import type { PlayerSubsititution } from "#lib/records/play-records.ts";

export interface RotationStint {
  /** Seconds since the tip. */
  start: number;
  end: number;
  /** Points the team won by while the player was on. */
  plusMinus: number;
  record: PlayerSubsititution;
}

export interface RotationRow {
  athleteId: number;
  athlete: string;
  position: string | null;
  /** On the floor at the tip. */
  starter: boolean;
  seconds: number;
  plusMinus: number;
  stints: RotationStint[];
}

export interface TeamRotation {
  rows: RotationRow[];
  /** Player seconds the stints add up to. */
  seconds: number;
}

const PLAYERS_ON_FLOOR = 5;

function toStint(record: PlayerSubsititution, format: PeriodFormat): RotationStint {
  const { subIn, subOut } = record;
  return {
    start: elapsedSeconds(format, subIn.period, subIn.secondsRemaining),
    end: elapsedSeconds(format, subOut.period, subOut.secondsRemaining),
    plusMinus: subOut.teamPoints - subOut.opponentPoints - (subIn.teamPoints - subIn.opponentPoints),
    record,
  };
}

function toRow(stints: RotationStint[]): RotationRow | null {
  const [first] = stints;
  if (!first) return null;
  return {
    athleteId: first.record.athleteId,
    athlete: first.record.athlete,
    position: first.record.position,
    starter: first.start === 0,
    seconds: stints.reduce((sum, stint) => sum + stint.end - stint.start, 0),
    plusMinus: stints.reduce((sum, stint) => sum + stint.plusMinus, 0),
    stints,
  };
}

/** Starters first and the longest on the floor before the others, then the bench in the order in which it came on. */
function compareRows(one: RotationRow, other: RotationRow): number {
  if (one.starter !== other.starter) return one.starter ? -1 : 1;
  if (one.starter) return other.seconds - one.seconds;
  return (one.stints[0]?.start ?? 0) - (other.stints[0]?.start ?? 0) || other.seconds - one.seconds;
}

/** The rotation of one team; no rows where the team has no stints. */
export function teamRotation(
  substitutions: readonly PlayerSubsititution[],
  teamId: number,
  format: PeriodFormat,
): TeamRotation {
  const stints = substitutions
    .filter((record) => record.teamId === teamId)
    .map((record) => toStint(record, format))
    .sort((one, other) => one.start - other.start);
  const byAthlete = Map.groupBy(stints, (stint) => stint.record.athleteId);
  const rows = [...byAthlete.values()].map(toRow).filter((row) => row !== null);
  return { rows: rows.sort(compareRows), seconds: rows.reduce((sum, row) => sum + row.seconds, 0) };
}

/** The last period any stint reaches; regulation at least. */
export function periodsOfStints(substitutions: readonly PlayerSubsititution[], format: PeriodFormat): number {
  return Math.max(format.regulationPeriods, ...substitutions.map((record) => record.subOut.period));
}

/** Share of the floor's time that the stints cover, 0 to 1: five players over every second of the periods played. */
export function rotationCoverage(rotation: TeamRotation, periods: number, format: PeriodFormat): number {
  return rotation.seconds / (PLAYERS_ON_FLOOR * secondsBeforePeriod(format, periods + 1));
}
