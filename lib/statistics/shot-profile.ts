/**
 * Where a team's or an athlete's shots come from, by kind. Tracked are the tries whose kind is known; every share is one of those. Percentages are 0 to 100 with
 * one decimal; null where nothing stands under the line.
 */
import { SHOT_KINDS, type ShotCount, type ShotKind, type ShotTally } from "#lib/basketball/tally.ts";
import { percentage } from "./ratio.ts";

export interface ShotRates extends ShotCount {
  /** 100 * made / attempted. */
  pct: number | null;
  /** 100 * assisted / made. */
  assistedPct: number | null;
  /** 100 * attempted / tracked tries. */
  rate: number | null;
}

export interface ShotProfile {
  /** Tries whose kind is known. */
  tracked: number;
  /** 100 * assisted field goals / tracked tries: made or not, unlike the share of one kind, as the interface defines it. */
  assistedPct: number | null;
  kinds: Record<ShotKind, ShotRates>;
  /** Dunks, layups and tip-ins. */
  atRim: ShotRates;
  /** Jumpers, for two and three. */
  jumpers: ShotRates;
  /** `rate` is 100 * tries / tracked field-goal tries, so that it can be above 100. */
  freeThrows: { attempted: number; made: number; pct: number | null; rate: number | null };
}

/** Kinds of shots from under the basket. */
const AT_RIM = ["dunk", "layup", "tipIn"] as const satisfies readonly ShotKind[];

/**
 * The rates of a tally, of a game or a season. Worked case: 2 dunks made of 2, 1 after a pass, and 1 three of 2 are 4 tracked tries, half of them dunks;
 * 50 % of the made dunks were assisted, and 25 % of all tries were assisted and went in.
 */
export function computeShotProfile(shots: ShotTally): ShotProfile {
  const all = sumShots(shots, SHOT_KINDS);
  const tracked = all.attempted;
  const rates = (count: ShotCount): ShotRates => ({
    ...count,
    pct: percentage(count.made, count.attempted),
    assistedPct: percentage(count.assisted, count.made),
    rate: percentage(count.attempted, tracked),
  });
  const { freeThrows } = shots;
  return {
    tracked,
    assistedPct: percentage(all.assisted, tracked),
    kinds: {
      dunk: rates(shots.dunk),
      layup: rates(shots.layup),
      tipIn: rates(shots.tipIn),
      twoPointJumper: rates(shots.twoPointJumper),
      threePointJumper: rates(shots.threePointJumper),
    },
    atRim: rates(sumShots(shots, AT_RIM)),
    jumpers: rates(sumShots(shots, ["twoPointJumper", "threePointJumper"])),
    freeThrows: {
      ...freeThrows,
      pct: percentage(freeThrows.made, freeThrows.attempted),
      rate: percentage(freeThrows.attempted, tracked),
    },
  };
}

type ShotBucketKey = "at_rim" | "two_point_jumper" | "three_point_jumper" | "unknown";

export interface ShotBucket {
  key: ShotBucketKey;
  attempts: number;
  made: number;
  /** Share of the tries whose kind is known; null for the unknown ones, and where none is known. */
  attemptPct: number | null;
  fieldGoalPct: number | null;
}

/**
 * The tries of a tally in four buckets, every try in one: their attempts add up to all tries seen in plays. Worked case: 20 tries at the rim, 15 jumpers for two,
 * 22 for three and 1 nobody knows how are 58, of which 20 / 57 = 35.1 % were at the rim.
 */
export function computeShotBuckets(shots: ShotTally): ShotBucket[] {
  const tracked = sumShots(shots, SHOT_KINDS).attempted;
  const bucket = (key: ShotBucketKey, { attempted, made }: ShotCount): ShotBucket => ({
    key,
    attempts: attempted,
    made,
    attemptPct: key === "unknown" ? null : percentage(attempted, tracked),
    fieldGoalPct: percentage(made, attempted),
  });
  return [
    bucket("at_rim", sumShots(shots, AT_RIM)),
    bucket("two_point_jumper", shots.twoPointJumper),
    bucket("three_point_jumper", shots.threePointJumper),
    bucket("unknown", shots.unknown),
  ];
}

function sumShots(shots: ShotTally, kinds: readonly ShotKind[]): ShotCount {
  const sum: ShotCount = { attempted: 0, made: 0, assisted: 0 };
  for (const kind of kinds) {
    sum.attempted += shots[kind].attempted;
    sum.made += shots[kind].made;
    sum.assisted += shots[kind].assisted;
  }
  return sum;
}
