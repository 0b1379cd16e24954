/**
 * Possessions: how often each team had the ball.
 *
 * A possession begins when a team gains control of the ball and ends when it gives it up (Kubatko, Oliver, Pelton and Rosenbaum, "A Starting
 * Point for Analyzing Basketball Statistics", JQAS 2007), so an offensive rebound or an and-one free throw continues one.
 */
import type { Side } from "#lib/basketball/enums.ts";
import type { BoxCounts, PlayFact } from "#lib/basketball/game-facts.ts";

export interface Possessions {
  home: number | null;
  away: number | null;
  /** `counted` from whole plays, `estimated` from the box score, null when neither is there. */
  method: "counted" | "estimated" | null;
}

/** Weight of a free throw in the estimate: the share of free throws that end a possession. */
const FREE_THROW_WEIGHT = 0.44;

/**
 * Possessions of both sides: counted when there are whole plays, otherwise estimated from the two box scores.
 *
 * @param wholePlays the plays of the game when they are whole (see plays-whole.ts), else null
 * @param boxScores the box scores of both sides; null where there is none
 */
export function computePossessions(
  wholePlays: readonly PlayFact[] | null,
  boxScores: Record<Side, BoxCounts | null>,
): Possessions {
  if (wholePlays !== null) return { ...countPossessions(wholePlays), method: "counted" };
  const home = estimatePossessions(boxScores.home);
  const away = estimatePossessions(boxScores.away);
  return { home, away, method: home === null && away === null ? null : "estimated" };
}

/**
 * Counts possessions from plays. Within a period a possession lasts as long as one team makes the tries (field goals, free throws and
 * turnovers), whatever happens between them; the other team's next try is a new possession. A team that rebounds the other's miss and still
 * has the ball when the period ends had a possession too, unless it is a team rebound at the horn, which nobody held. Every period starts afresh.
 *
 * Against the published counts of 672 team-games of January 2026 it agrees exactly in 49 % and within one in 92 %. The rest is two habits of the published
 * count that are not followed here: it leaves out a ball held at the end of a period, and it gives the team of the first substitution after half time a
 * possession; with both it would be 77 % and 97 %.
 *
 * Tries decide, and rebounds only at the end of a period, because feeds shuffle the plays of one second: a rebound
 * may stand before the miss it follows. One worked case: home misses, away rebounds and makes, home turns it over, away misses, home
 * rebounds as the half ends: home 3, away 2.
 */
export function countPossessions(plays: readonly PlayFact[]): Record<Side, number> {
  const possessions: Record<Side, number> = { home: 0, away: 0 };
  for (const { side } of locatePossessions(plays)) possessions[side] += 1;
  return possessions;
}

export interface LocatedPossession {
  side: Side;
  /** Index of the play that ends it: its last try; of a ball held as the period ends, the rebound that gained it. */
  play: number;
}

/**
 * The possessions that countPossessions counts, and where each lies, in the order they ended in. Of one that goes on after a stoppage, as between two free throws,
 * the last try says where it lies: that is where most of its points are scored.
 */
export function locatePossessions(plays: readonly PlayFact[]): LocatedPossession[] {
  const possessions: LocatedPossession[] = [];
  let trying: LocatedPossession | null = null;
  let holding: LocatedPossession | null = null;
  for (const [index, play] of plays.entries()) {
    const { side } = play;
    if (side !== null && isTry(play)) {
      if (trying === null || trying.side !== side) {
        trying = { side, play: index };
        possessions.push(trying);
      }
      trying.play = index;
      holding = null;
    } else if (side !== null && gainsBall(play)) {
      holding = { side, play: index };
    }
    if (plays[index + 1]?.period !== play.period) {
      if (holding !== null && holding.side !== trying?.side) possessions.push(holding);
      trying = null;
      holding = null;
    }
  }
  return possessions;
}

/**
 * Estimates a team's possessions from its box score: FGA - OREB + TO + 0.44 * FTA, rounded to a whole number (Oliver, *Basketball on Paper*, 2004). Null
 * when a part is missing. 60 tries, 10 offensive rebounds, 12 turnovers and 20 free throws: 60 - 10 + 12 + 8.8 = 70.8, so 71.
 */
export function estimatePossessions(box: BoxCounts | null): number | null {
  if (box === null) return null;
  const { fieldGoalsAttempted, offensiveRebounds, turnovers, freeThrowsAttempted } = box;
  if (
    fieldGoalsAttempted === null ||
    offensiveRebounds === null ||
    turnovers === null ||
    freeThrowsAttempted === null
  ) {
    return null;
  }
  return Math.round(fieldGoalsAttempted - offensiveRebounds + turnovers + FREE_THROW_WEIGHT * freeThrowsAttempted);
}

function isTry({ event }: PlayFact): boolean {
  return event.kind === "field_goal" || event.kind === "free_throw" || event.kind === "turnover";
}

function gainsBall({ event, secondsRemaining }: PlayFact): boolean {
  if (event.kind !== "rebound" || event.end !== "defensive" || event.deadBall) return false;
  return event.athlete !== null || secondsRemaining > 0;
}
