/**
 * A team's lineups of a game as bytes: JSON arrays of numbers in a fixed order, compressed. Named counts, most of them 0, would take several times the
 * room and the time to read.
 */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type FloorTime, type TeamLineups, UNIT_COUNTS, type UnitCounts } from "#lib/basketball/lineup.ts";

type PackedTime = [seconds: number, team: number[], opponent: number[]];
type Packed = [unknown: PackedTime, lineups: [athleteIds: readonly number[], ...PackedTime][]];

/** The order of UNIT_COUNTS is part of what is stored: a new count goes to its end, with a rebuild for the games before it. */
export function packLineups({ lineups, unknown }: TeamLineups): Uint8Array {
  const packed: Packed = [packTime(unknown), lineups.map((lineup) => [lineup.athleteIds, ...packTime(lineup)])];
  return deflateRawSync(JSON.stringify(packed));
}

export function unpackLineups(bytes: Uint8Array): TeamLineups {
  // The text was written by packLineups.
  const [unknown, lineups] = JSON.parse(inflateRawSync(bytes).toString()) as Packed;
  return {
    lineups: lineups.map(([athleteIds, ...time]) => ({ athleteIds, ...unpackTime(time) })),
    unknown: unpackTime(unknown),
  };
}

function packTime({ seconds, team, opponent }: FloorTime): PackedTime {
  return [seconds, packCounts(team), packCounts(opponent)];
}

function unpackTime([seconds, team, opponent]: PackedTime): FloorTime {
  return { seconds, team: unpackCounts(team), opponent: unpackCounts(opponent) };
}

/** Without the zeros at the end. */
function packCounts(counts: UnitCounts): number[] {
  const numbers = UNIT_COUNTS.map((count) => counts[count]);
  return numbers.slice(0, numbers.findLastIndex((number) => number !== 0) + 1);
}

function unpackCounts(numbers: readonly number[]): UnitCounts {
  return Object.fromEntries(UNIT_COUNTS.map((count, place) => [count, numbers[place] ?? 0])) as UnitCounts;
}
