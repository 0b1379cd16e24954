/** Units of five and the time with and without each player, as the page lists them. */
import { clockText } from "#lib/basketball/clock.ts";
import { shortAthleteName } from "#lib/format/athlete-name.ts";
import { formatSigned } from "#lib/format/number.ts";
import type { LineupStats, OnOffStats, TimeOnFloor } from "#lib/records/lineup-records.ts";

/** So many of the most used units are listed. */
export const MOST_LINEUPS = 10;

/** Below so many possessions at each end a rating says little: a point more or less moves it by one. */
export const FEW_POSSESSIONS = 100;

export interface LineupRow {
  key: string;
  /** Short, in alphabetical order of the whole names. */
  players: string[];
  seconds: number;
  time: string;
  possessions: number;
  offense: number | null;
  defense: number | null;
  net: number | null;
  /** Points. */
  scored: number;
  allowed: number;
  /** Too few possessions to say much. */
  weak: boolean;
}

const isWeak = ({ teamStats, opponentStats }: Pick<TimeOnFloor, "teamStats" | "opponentStats">) =>
  Math.min(teamStats.possessions, opponentStats.possessions) < FEW_POSSESSIONS;

/** The most used units, in the order of the records: longest together first. */
export function lineupRows(lineups: readonly LineupStats[]): LineupRow[] {
  return lineups.slice(0, MOST_LINEUPS).map((lineup) => ({
    key: lineup.idHash,
    players: lineup.athletes
      .map((athlete) => athlete.name)
      .sort((one, other) => one.localeCompare(other))
      .map(shortAthleteName),
    seconds: lineup.totalSeconds,
    time: clockText(lineup.totalSeconds),
    possessions: lineup.teamStats.possessions,
    offense: lineup.offenseRating,
    defense: lineup.defenseRating,
    net: lineup.netRating,
    scored: lineup.teamStats.points,
    allowed: lineup.opponentStats.points,
    weak: isWeak(lineup),
  }));
}

/** Share of all known time that the listed units were on the floor, 0 to 100; null without time. */
export function listedShare(lineups: readonly LineupStats[]): number | null {
  const seconds = (list: readonly LineupStats[]) => list.reduce((sum, lineup) => sum + lineup.totalSeconds, 0);
  const all = seconds(lineups);
  return all === 0 ? null : (100 * seconds(lineups.slice(0, MOST_LINEUPS))) / all;
}

export interface OnOffRow {
  athleteId: number;
  name: string;
  position: string | null;
  /** Minutes on the floor. */
  minutes: number;
  on: number | null;
  off: number | null;
  /** Net rating on less off. */
  difference: number | null;
  /** One of the two times is too short to say much. */
  weak: boolean;
}

const SECONDS_A_MINUTE = 60;

export function onOffRows(records: readonly OnOffStats[]): OnOffRow[] {
  return records.map((record) => ({
    athleteId: record.athleteId,
    name: record.name,
    position: record.position,
    minutes: record.on.totalSeconds / SECONDS_A_MINUTE,
    on: record.on.netRating,
    off: record.off.netRating,
    difference: record.netDifference,
    weak: isWeak(record.on) || isWeak(record.off),
  }));
}

/** Who matters most by the numbers, among times long enough to say something; null where there is nobody. */
export function onOffSentence(rows: readonly OnOffRow[]): string | null {
  const sound = rows.filter((row) => !row.weak && row.difference !== null);
  const best = sound.toSorted((one, other) => (other.difference ?? 0) - (one.difference ?? 0))[0];
  if (best === undefined) return null;
  return `With ${best.name} the team's net rating is ${formatSigned(best.on, 1)}, without ${formatSigned(best.off, 1)}: the largest difference, ${formatSigned(best.difference, 1)}.`;
}
