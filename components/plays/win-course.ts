/** What the win probability went through: where it began, how low the winner was, which plays moved it most. */
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayInfo } from "#lib/records/play-records.ts";
import type { GameMoment } from "./game-moments.ts";

export interface Swing {
  play: PlayInfo;
  /** By how much the home team's probability rose with the play, −1 to 1. */
  change: number;
}

export interface WinCourse {
  /** The home team's probability at the tip, before anybody has scored; null where it is not known. */
  tip: number | null;
  /** The home team's latest known probability. */
  latest: number;
  /** The moment at which each side's probability was lowest, the first of several. */
  lowest: Record<Side, GameMoment>;
  /** Share of the plays whose probability is known, 0 to 1. */
  known: number;
}

/** A side's probability at a moment; null where it is not known. */
export function chanceOf(moment: GameMoment, side: Side): number | null {
  if (moment.chance === null) return null;
  return side === "home" ? moment.chance : 1 - moment.chance;
}

function lowestOf(known: readonly GameMoment[], side: Side): GameMoment | undefined {
  return known.reduce<GameMoment | undefined>((lowest, moment) => {
    if (lowest === undefined) return moment;
    return (chanceOf(moment, side) ?? 1) < (chanceOf(lowest, side) ?? 1) ? moment : lowest;
  }, undefined);
}

/** The course of the win probability; null where no play of the game has one. */
export function winCourse(moments: readonly GameMoment[]): WinCourse | null {
  const known = moments.filter((moment) => moment.chance !== null);
  const [home, away] = [lowestOf(known, "home"), lowestOf(known, "away")];
  const latest = known.at(-1)?.chance;
  const [first] = moments;
  if (!first || !home || !away || latest === null || latest === undefined) return null;
  const plays = moments.filter((moment) => moment.play !== null);
  return {
    tip: first.elapsed === 0 && first.home === 0 && first.away === 0 ? first.chance : null,
    latest,
    lowest: { home, away },
    known: plays.filter((moment) => moment.chance !== null).length / plays.length,
  };
}

/**
 * By how much each play moved the home team's probability, by the play's id: its own less that of the play before it. A play
 * has none where either is not known, and the first has none, as nothing is before it.
 */
export function winChanges(plays: readonly PlayInfo[]): Map<number, number> {
  const changes = new Map<number, number>();
  for (const [index, { id, homeWinProbability }] of plays.entries()) {
    const before = plays[index - 1]?.homeWinProbability ?? null;
    if (before !== null && homeWinProbability !== null) changes.set(id, homeWinProbability - before);
  }
  return changes;
}

/** The plays that moved the probability most, the largest first and of equals the later, for a lead late in a game tells more. */
export function largestSwings(plays: readonly PlayInfo[], count: number): Swing[] {
  const changes = winChanges(plays);
  return plays
    .map((play) => ({ play, change: changes.get(play.id) ?? 0 }))
    .reverse()
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .filter(({ change }) => change !== 0)
    .slice(0, count);
}
