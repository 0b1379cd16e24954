/** The lines of a game's box score, with what its floor tells where no feed does: who started, and for how long each played. */
import { periodFormat } from "#lib/basketball/clock.ts";
import { roundTo } from "#lib/statistics/ratio.ts";
import { stintSeconds } from "#lib/statistics/stints-of-floor.ts";
import type { ChosenAthleteBoxScore, ChosenBoxScores } from "./choose-box-scores.ts";
import type { ChosenFloor } from "./choose-floor.ts";
import type { MergedGame } from "./merge-game.ts";

export interface PlayerLine extends ChosenAthleteBoxScore {
  /** Null for who did not play, as far as anybody says. */
  minutes: number | null;
}

/** Both sides' lines: starters first, then minutes descending, then id. */
export function playerLines(game: MergedGame, boxes: ChosenBoxScores, floor: ChosenFloor): PlayerLine[] {
  return boxes.athletes
    .map((line): PlayerLine => {
      const starter = line.box.starter ?? startedOnFloor(game, floor, line);
      return { ...line, box: { ...line.box, starter }, minutes: line.box.minutes ?? minutesOnFloor(game, floor, line) };
    })
    .sort(byPlace);
}

function byPlace(a: PlayerLine, b: PlayerLine): number {
  const starter = Number(b.box.starter ?? false) - Number(a.box.starter ?? false);
  return starter || (b.minutes ?? -1) - (a.minutes ?? -1) || a.athleteId - b.athleteId;
}

/** Whether an athlete was on the floor at the tip; null when there are no stints to tell. */
function startedOnFloor(game: MergedGame, floor: ChosenFloor, line: ChosenAthleteBoxScore): boolean | null {
  if (floor.stints.length === 0) return null;
  const tip = periodFormat(game.league).regulationPeriodSeconds;
  return floor.stints.some(
    ({ side, athleteId, subIn }) =>
      side === line.side && athleteId === line.athleteId && subIn.period === 1 && subIn.secondsRemaining === tip,
  );
}

/** Minutes of an athlete's stints, to a tenth; null when he has none. */
function minutesOnFloor(game: MergedGame, floor: ChosenFloor, line: ChosenAthleteBoxScore): number | null {
  const format = periodFormat(game.league);
  const stints = floor.stints.filter((stint) => stint.side === line.side && stint.athleteId === line.athleteId);
  if (stints.length === 0) return null;
  const seconds = stints.reduce((sum, stint) => sum + stintSeconds(stint, format), 0);
  return roundTo(seconds / 60, 1);
}
