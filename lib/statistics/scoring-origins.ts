/** Points by where they came from: in the paint, off turnovers, on the fast break. */
import type { Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";
import { eventPoints } from "./event-points.ts";

export interface ScoringOrigins {
  pointsInPaint: number | null;
  pointsOffTurnovers: number | null;
  fastBreakPoints: number | null;
}

type Mark = "inPaint" | "offTurnover" | "fastBreak";

/**
 * Points of each side that the feed marks as scored in the paint (field goals), off turnovers and on the fast break (field goals and
 * free throws). A sum is null when any made shot lacks the mark, for then the feed does not say.
 */
export function computeScoringOrigins(plays: readonly PlayFact[]): Record<Side, ScoringOrigins> {
  const inPaint = sumMarked(plays, "inPaint");
  const offTurnovers = sumMarked(plays, "offTurnover");
  const fastBreak = sumMarked(plays, "fastBreak");
  const origins = (side: Side): ScoringOrigins => ({
    pointsInPaint: inPaint?.[side] ?? null,
    pointsOffTurnovers: offTurnovers?.[side] ?? null,
    fastBreakPoints: fastBreak?.[side] ?? null,
  });
  return { home: origins("home"), away: origins("away") };
}

function sumMarked(plays: readonly PlayFact[], mark: Mark): Record<Side, number> | null {
  const sums: Record<Side, number> = { home: 0, away: 0 };
  let marks = 0;
  for (const play of plays) {
    const points = eventPoints(play.event);
    if (points === 0 || play.side === null) continue;
    const marked = shotMark(play, mark);
    if (marked === undefined) continue;
    if (marked === null) return null;
    marks += 1;
    if (marked) sums[play.side] += points;
  }
  return marks === 0 ? null : sums;
}

/** Undefined where the mark does not apply: free throws are never shot from inside the paint. */
function shotMark({ event }: PlayFact, mark: Mark): boolean | null | undefined {
  if (event.kind === "field_goal") return event[mark];
  if (event.kind === "free_throw" && mark !== "inPaint") return event[mark];
  return undefined;
}
