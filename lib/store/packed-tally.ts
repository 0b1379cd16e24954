/**
 * A TeamTally as text: JSON arrays of numbers in a fixed order. A season as of a day is summed from twelve thousand of them, and naming every count in each
 * would make them six times as long to store and to read.
 */
import { BOX_COUNTS, STATED_TEAM_COUNTS } from "#lib/basketball/box-counts.ts";
import type { BoxCounts, TeamBoxScore } from "#lib/basketball/game-facts.ts";
import {
  type AthleteTally,
  SHOT_KINDS,
  type ShotCount,
  type ShotTally,
  type TeamTally,
} from "#lib/basketball/tally.ts";

/** The order is part of what is stored: a count that is added, here or among those of every box score, needs a migration that derives the games again. */
const TEAM_ORDER = [...BOX_COUNTS, ...STATED_TEAM_COUNTS, "largestLead", "possessions"] as const;
const SHOT_ORDER = [...SHOT_KINDS, "unknown"] as const;

type Cells = (number | null)[];
type PackedAthlete = [
  athleteId: number,
  minutes: number | null,
  starter: 0 | 1 | null,
  box: Cells,
  shots: Cells | null,
];
type Packed = [
  minutes: number | null,
  possessions: number | null,
  box: Cells | null,
  shots: Cells | null,
  PackedAthlete[],
];

export function packTally({ minutes, possessions, box, shots, athletes }: TeamTally): string {
  const packed: Packed = [
    minutes,
    possessions,
    box && TEAM_ORDER.map((count) => box[count]),
    shots && packShots(shots),
    athletes.map((athlete) => [
      athlete.athleteId,
      athlete.minutes,
      athlete.starter === null ? null : athlete.starter ? 1 : 0,
      BOX_COUNTS.map((count) => athlete.box[count]),
      athlete.shots && packShots(athlete.shots),
    ]),
  ];
  return JSON.stringify(packed);
}

/** Athletes are unpacked when they are asked for: sums of teams, of twelve thousand tallies a season, need none of them. */
export function unpackTally(text: string): TeamTally {
  const [minutes, possessions, box, shots, athletes]: Packed = JSON.parse(text);
  return {
    minutes,
    possessions,
    box: box && (unpackCells(TEAM_ORDER, box) as TeamBoxScore),
    shots: shots && unpackShots(shots),
    get athletes() {
      return athletes.map(unpackAthlete);
    },
  };
}

function unpackAthlete([athleteId, minutes, starter, box, shots]: PackedAthlete): AthleteTally {
  return {
    athleteId,
    minutes,
    starter: starter === null ? null : starter === 1,
    box: unpackCells(BOX_COUNTS, box) as BoxCounts,
    shots: shots && unpackShots(shots),
  };
}

/** Three numbers a kind, then free throws; nothing at all for who never shot. */
function packShots(shots: ShotTally): Cells {
  const cells = SHOT_ORDER.flatMap((kind) => [shots[kind].attempted, shots[kind].made, shots[kind].assisted]);
  const all = [...cells, shots.freeThrows.attempted, shots.freeThrows.made];
  return all.every((cell) => cell === 0) ? [] : all;
}

function unpackShots(cells: Cells): ShotTally {
  const at = (place: number) => cells[place] ?? 0;
  const free = 3 * SHOT_ORDER.length;
  const kinds: Partial<Record<(typeof SHOT_ORDER)[number], ShotCount>> = {};
  for (const [place, kind] of SHOT_ORDER.entries()) {
    kinds[kind] = { attempted: at(3 * place), made: at(3 * place + 1), assisted: at(3 * place + 2) };
  }
  return { ...(kinds as Required<typeof kinds>), freeThrows: { attempted: at(free), made: at(free + 1) } };
}

function unpackCells(order: readonly string[], cells: Cells): object {
  const counts: Record<string, number | null> = {};
  for (const [place, count] of order.entries()) counts[count] = cells[place] ?? null;
  return counts;
}
