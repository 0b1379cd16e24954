/** Which plays of a game are shown, and in which order. */
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayInfo } from "#lib/records/play-records.ts";

export interface PlayFilter {
  /** Null shows all periods. */
  period: number | null;
  side: Side | null;
  scoringOnly: boolean;
  latestFirst: boolean;
}

export interface PlaysOfPeriod {
  period: number;
  plays: PlayInfo[];
  /** Score when the period ended, whatever plays are shown. */
  endScore: { home: number; away: number };
}

/** The side a play belongs to; null for plays of neither team. */
export function playSide(play: PlayInfo): Side | null {
  if (play.isHomeTeam === null) return null;
  return play.isHomeTeam ? "home" : "away";
}

function matches(play: PlayInfo, filter: PlayFilter): boolean {
  return (filter.side === null || playSide(play) === filter.side) && (!filter.scoringOnly || play.scoringPlay === true);
}

/** Periods a game has plays of, in playing order. */
export function periodsOf(plays: readonly PlayInfo[]): number[] {
  return [...new Set(plays.map((play) => play.period))].sort((one, other) => one - other);
}

/** Plays that match by period; periods without one are left out. `plays` in playing order. */
export function filterPlays(plays: readonly PlayInfo[], filter: PlayFilter): PlaysOfPeriod[] {
  const periods = periodsOf(plays)
    .filter((period) => filter.period === null || period === filter.period)
    .map((period) => {
      const ofPeriod = plays.filter((play) => play.period === period);
      const last = ofPeriod.at(-1);
      const shown = ofPeriod.filter((play) => matches(play, filter));
      return {
        period,
        plays: filter.latestFirst ? shown.reverse() : shown,
        endScore: { home: last?.homeScore ?? 0, away: last?.awayScore ?? 0 },
      };
    })
    .filter((entry) => entry.plays.length > 0);
  return filter.latestFirst ? periods.reverse() : periods;
}
