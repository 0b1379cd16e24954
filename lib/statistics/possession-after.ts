/** Who has the ball after each play. */
import { otherSide, type Side } from "#lib/basketball/enums.ts";
import type { PlayFact } from "#lib/basketball/game-facts.ts";

/**
 * The side that has the ball, or is about to get it, after each play; null while nobody does (after a miss, at the start of a period) or nobody knows. What
 * follows is not looked at, but for one thing that everybody on the floor knows: whether another free throw is to come.
 *
 * Home misses: null. Away rebounds: away. Home fouls: away still. Away makes the first of two: away; the second: home.
 */
export function possessionAfterPlays(plays: readonly PlayFact[]): (Side | null)[] {
  let period: number | null = null;
  let holder: Side | null = null;
  return plays.map((play, place) => {
    if (play.period !== period) holder = null;
    period = play.period;
    if (play.side !== null) holder = holderAfter(play, play.side, plays, place, holder);
    return holder;
  });
}

function holderAfter(
  { event }: PlayFact,
  side: Side,
  plays: readonly PlayFact[],
  place: number,
  before: Side | null,
): Side | null {
  switch (event.kind) {
    case "field_goal":
      return event.made ? otherSide(side) : null;
    case "free_throw":
      if (isThrowingAgain(plays, place, side)) return side;
      return event.made ? otherSide(side) : null;
    case "rebound":
    case "steal":
      return side;
    case "turnover":
      return otherSide(side);
    case "foul":
      return event.foul === "technical" ? before : otherSide(side);
    case "period_end":
    case "game_end":
      return null;
    default:
      return before;
  }
}

/** Whether the next play that matters is a free throw of the same side. */
function isThrowingAgain(plays: readonly PlayFact[], place: number, side: Side): boolean {
  for (let next = place + 1; next < plays.length; next++) {
    const { event, period, side: other } = plays[next] as PlayFact;
    if (period !== plays[place]?.period) return false;
    const pause =
      event.kind === "substitution" || event.kind === "timeout" || (event.kind === "rebound" && event.deadBall);
    if (!pause) return event.kind === "free_throw" && other === side;
  }
  return false;
}
