import type { PlayCorrection } from "./corrections.ts";
import type { RawPlay } from "./raw-summary.ts";
import type { WarningList } from "./warnings.ts";

/** The plays as corrected. A correction whose play is not there is a warning: ESPN may have put it right meanwhile. */
export function applyCorrections(
  plays: readonly RawPlay[],
  corrections: readonly PlayCorrection[],
  warnings: WarningList,
): RawPlay[] {
  const byPlay = new Map(corrections.map((correction) => [correction.play, correction]));
  const corrected = plays.flatMap((play) => {
    const correction = byPlay.get(play.id);
    if (correction === undefined) return [play];
    byPlay.delete(play.id);
    return correction.set === null ? [] : [correctPlay(play, correction.set)];
  });
  for (const { play } of byPlay.values()) {
    warnings.add("correction_without_play", `the correction of play ${play} finds no such play`);
  }
  return corrected;
}

function correctPlay(play: RawPlay, set: NonNullable<PlayCorrection["set"]>): RawPlay {
  const { homeScore = play.homeScore, awayScore = play.awayScore, text = play.text } = set;
  return {
    ...play,
    homeScore,
    awayScore,
    text,
    period: set.period === undefined ? play.period : { number: set.period },
    clock: set.clock === undefined ? play.clock : { displayValue: set.clock },
  };
}
