/** Field-goal tries of a game, folded onto one half of the court. */
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayInfo } from "#lib/records/play-records.ts";
import { playSide } from "./play-filter.ts";

const FIELD_GOAL_RANGES = ["rim", "jumper", "three_pointer"] as const;
export type FieldGoalRange = (typeof FIELD_GOAL_RANGES)[number];

export interface Shot {
  playId: number;
  side: Side;
  made: boolean;
  range: FieldGoalRange;
  shooter: string | null;
  period: number;
  clock: string;
  /** Feet from the left side line and from the base line, seen by the shooter; null where the feed has no location. */
  place: { across: number; out: number } | null;
}

const COURT_LENGTH_TENTHS = 940;
const COURT_WIDTH_TENTHS = 500;

/** Both baskets are one: the far half is turned around. */
function foldPlace(x: number, y: number): { across: number; out: number } {
  const far = x > COURT_LENGTH_TENTHS / 2;
  return {
    across: (far ? COURT_WIDTH_TENTHS - y : y) / 10,
    out: (far ? COURT_LENGTH_TENTHS - x : x) / 10,
  };
}

function isFieldGoalRange(range: string): range is FieldGoalRange {
  return FIELD_GOAL_RANGES.some((known) => known === range);
}

/** Tries from the field in playing order; free throws are none. */
export function shotsOf(plays: readonly PlayInfo[]): Shot[] {
  return plays.flatMap((play) => {
    const { shotInfo } = play;
    const side = playSide(play);
    if (shotInfo === null || side === null || !isFieldGoalRange(shotInfo.range)) return [];
    const { x, y } = shotInfo.location;
    return [
      {
        playId: play.id,
        side,
        made: shotInfo.made,
        range: shotInfo.range,
        shooter: shotInfo.shooter.name,
        period: play.period,
        clock: play.clock,
        place: x === null || y === null ? null : foldPlace(x, y),
      },
    ];
  });
}

interface RangeLine {
  range: FieldGoalRange;
  made: number;
  attempted: number;
  /** 0 to 100; null without a try. */
  pct: number | null;
}

/** Made and tried by range. */
export function rangeLines(shots: readonly Shot[]): RangeLine[] {
  return FIELD_GOAL_RANGES.map((range) => {
    const tries = shots.filter((shot) => shot.range === range);
    const made = tries.filter((shot) => shot.made).length;
    return { range, made, attempted: tries.length, pct: tries.length === 0 ? null : (100 * made) / tries.length };
  });
}
