/** How the score went: the margin over time and what it comes to. */
import { elapsedSeconds, type PeriodFormat, secondsBeforePeriod } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayInfo } from "#lib/records/play-records.ts";

export interface ScoreFlowPoint {
  /** Seconds since the tip. */
  elapsed: number;
  home: number;
  away: number;
  /** Home minus away. */
  margin: number;
}

export interface ScoreFlow {
  /** One point per change of score, the tip and the end included: of the last period, or of what has been played while the game is on. */
  points: ScoreFlowPoint[];
  leadChanges: number;
  /** Times the score was level again after the tip. */
  ties: number;
  /** Seconds each side was ahead. */
  secondsAhead: Record<Side, number>;
  largestLead: Record<Side, number>;
}

function toPoints(plays: readonly PlayInfo[], format: PeriodFormat, over: boolean): ScoreFlowPoint[] {
  const points: ScoreFlowPoint[] = [{ elapsed: 0, home: 0, away: 0, margin: 0 }];
  for (const play of plays) {
    const last = points.at(-1);
    if (last && last.home === play.homeScore && last.away === play.awayScore) continue;
    points.push({
      elapsed: elapsedSeconds(format, play.period, play.secondsRemaining),
      home: play.homeScore,
      away: play.awayScore,
      margin: play.homeScore - play.awayScore,
    });
  }
  const last = points.at(-1);
  const end = over
    ? secondsBeforePeriod(format, Math.max(...plays.map((play) => play.period)) + 1)
    : playedSeconds(plays, format);
  if (last && last.elapsed < end) points.push({ ...last, elapsed: end });
  return points;
}

function playedSeconds(plays: readonly PlayInfo[], format: PeriodFormat): number {
  return Math.max(...plays.map((play) => elapsedSeconds(format, play.period, play.secondsRemaining)));
}

/** The flow of a game from its plays in playing order; null without plays. `over` says whether the last of its periods is. */
export function scoreFlow(plays: readonly PlayInfo[], format: PeriodFormat, over: boolean): ScoreFlow | null {
  if (plays.length === 0) return null;
  const points = toPoints(plays, format, over);
  const flow: ScoreFlow = {
    points,
    leadChanges: 0,
    ties: 0,
    secondsAhead: { home: 0, away: 0 },
    largestLead: { home: 0, away: 0 },
  };
  let leader: Side | null = null;
  for (const [index, point] of points.entries()) {
    const seconds = (points[index + 1]?.elapsed ?? point.elapsed) - point.elapsed;
    const ahead: Side | null = point.margin === 0 ? null : point.margin > 0 ? "home" : "away";
    if (ahead === null) {
      if (index > 0 && points[index - 1]?.margin !== 0) flow.ties += 1;
      continue;
    }
    flow.secondsAhead[ahead] += seconds;
    flow.largestLead[ahead] = Math.max(flow.largestLead[ahead], Math.abs(point.margin));
    if (leader !== null && leader !== ahead) flow.leadChanges += 1;
    leader = ahead;
  }
  return flow;
}
