/** Runs: points one team scores while the other scores none. */
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayInfo } from "#lib/records/play-records.ts";

/** What announcers call a run: three baskets and more without an answer. */
const SMALLEST_RUN = 8;

export interface Run {
  side: Side;
  points: number;
}

/** Runs of eight unanswered points and more, by the id of the play that made the last of them. `plays` in playing order. */
export function findRuns(plays: readonly PlayInfo[]): Map<number, Run> {
  const runs = new Map<number, Run>();
  let score = { home: 0, away: 0 };
  let run: Run = { side: "home", points: 0 };
  let lastPlay = 0;
  for (const { id, homeScore, awayScore } of plays) {
    const scored = { home: homeScore - score.home, away: awayScore - score.away };
    score = { home: homeScore, away: awayScore };
    for (const side of ["home", "away"] as const) {
      if (scored[side] <= 0) continue;
      if (run.side !== side) {
        if (run.points >= SMALLEST_RUN) runs.set(lastPlay, run);
        run = { side, points: 0 };
      }
      run = { side, points: run.points + scored[side] };
      lastPlay = id;
    }
  }
  if (run.points >= SMALLEST_RUN) runs.set(lastPlay, run);
  return runs;
}
