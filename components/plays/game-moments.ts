/** A game play by play as the points of a chart: score, margin and chance over the time played. */
import type { FlowPoint } from "#components/charts/flow-scale.ts";
import { elapsedSeconds, type PeriodFormat, secondsBeforePeriod } from "#lib/basketball/clock.ts";
import type { GameInfo } from "#lib/records/game-records.ts";
import type { PlayInfo } from "#lib/records/play-records.ts";
import { periodsOf } from "./play-filter.ts";

export interface GameMoment extends FlowPoint {
  /** What happened; null of the tip and of the end where the feed has no play for them. */
  play: PlayInfo | null;
}

type Result = Pick<GameInfo, "status" | "homePoints" | "awayPoints">;

function momentOf(play: PlayInfo, format: PeriodFormat): GameMoment {
  return {
    elapsed: elapsedSeconds(format, play.period, play.secondsRemaining),
    home: play.homeScore,
    away: play.awayScore,
    margin: play.homeScore - play.awayScore,
    chance: play.homeWinProbability,
    play,
  };
}

const TIP: GameMoment = { elapsed: 0, home: 0, away: 0, margin: 0, chance: null, play: null };

function isAtTip({ elapsed, home, away }: GameMoment): boolean {
  return elapsed === 0 && home === 0 && away === 0;
}

/** 1 or 0 once the game is over and its plays lead up to the result; null while anything is open. */
function decidedChance({ status, homePoints, awayPoints }: Result, last: GameMoment): number | null {
  if (status !== "final" || homePoints !== last.home || awayPoints !== last.away || last.margin === 0) return null;
  return last.margin > 0 ? 1 : 0;
}

/** Seconds the whole game takes: regulation at least, and every overtime there are plays of. */
export function gameSeconds(plays: readonly PlayInfo[], format: PeriodFormat): number {
  return secondsBeforePeriod(format, Math.max(format.regulationPeriods, ...periodsOf(plays)) + 1);
}

/**
 * One moment a play, in playing order, after one for the tip where the first play comes later. A game that is over ends with
 * its last period; one that is on ends with its latest play. Empty without plays.
 */
export function gameMoments(plays: readonly PlayInfo[], format: PeriodFormat, game: Result): GameMoment[] {
  const moments = plays.map((play) => momentOf(play, format));
  const [first] = moments;
  const last = moments.at(-1);
  if (!first || !last) return [];
  if (!isAtTip(first)) moments.unshift(TIP);
  if (game.status === "in_progress") return moments;
  const end = secondsBeforePeriod(format, Math.max(...periodsOf(plays)) + 1);
  const chance = decidedChance(game, last);
  if (last.elapsed < end || (chance !== null && last.chance !== null && last.chance !== chance)) {
    moments.push({
      ...last,
      elapsed: Math.max(end, last.elapsed),
      chance: last.chance === null ? null : chance,
      play: null,
    });
  }
  return moments;
}

/** Index of the last moment at or before `elapsed` seconds; the first one where there is none. */
export function momentAt(moments: readonly GameMoment[], elapsed: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.elapsed <= elapsed),
  );
}

const PAGE_SECONDS = 60;

/** Where a key leads from a moment: arrows to the play before or after, Page Up and Page Down by a minute, Home and End. Null for other keys. */
export function momentAfterKey(moments: readonly GameMoment[], from: number, key: string): number | null {
  const here = moments[from];
  if (!here) return null;
  const last = moments.length - 1;
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(from + 1, last);
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(from - 1, 0);
    case "PageUp":
      return Math.max(momentAt(moments, here.elapsed + PAGE_SECONDS), Math.min(from + 1, last));
    case "PageDown":
      return Math.min(momentAt(moments, here.elapsed - PAGE_SECONDS), Math.max(from - 1, 0));
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
