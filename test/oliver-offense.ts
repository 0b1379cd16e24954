/** Individual offense as the interface's description states it, step by step and with its own names: a second opinion on ours. */
import type { RatingInput } from "#lib/statistics/individual-rating.ts";

export interface OliverOffense {
  pointsProduced: number;
  possessions: number;
}

/**
 * @param freeThrowsOf whose free throws enter the team's scoring possessions: the team's, as Oliver has it, or (a deviation of the published service) the player's
 */
export function oliverOffense(
  { athlete: p, minutes, team: t, opponent: o, gameMinutes }: RatingInput,
  freeThrowsOf: "team" | "player",
): OliverOffense {
  const share = minutes / gameMinutes;
  const together = (share * 1.14 * (t.assists - p.assists)) / t.fieldGoalsMade;
  const apart = ((t.assists * share - p.assists) / (t.fieldGoalsMade * share - p.fieldGoalsMade)) * (1 - share);
  const assisted = together + apart;
  const fieldPoints = p.points - p.freeThrowsMade;
  const fieldFactor = 1 - 0.5 * (fieldPoints / (2 * p.fieldGoalsAttempted)) * assisted;
  const fieldPart = p.fieldGoalsMade * fieldFactor;
  const assistPart =
    0.5 *
    ((t.points - t.freeThrowsMade - fieldPoints) / (2 * (t.fieldGoalsAttempted - p.fieldGoalsAttempted))) *
    p.assists;
  const line = (of: typeof p) => {
    const missed = of.freeThrowsAttempted === 0 ? 1 : 1 - of.freeThrowsMade / of.freeThrowsAttempted;
    return {
      scored: (1 - missed ** 2) * 0.4 * of.freeThrowsAttempted,
      failed: missed ** 2 * 0.4 * of.freeThrowsAttempted,
    };
  };
  const scoring = t.fieldGoalsMade + line(freeThrowsOf === "team" ? t : p).scored;
  const rebounding = t.offensiveRebounds / (t.offensiveRebounds + o.totalRebounds - o.offensiveRebounds);
  const play = scoring / (t.fieldGoalsAttempted + 0.4 * t.freeThrowsAttempted + t.turnovers);
  const weight = ((1 - rebounding) * play) / ((1 - rebounding) * play + rebounding * (1 - play));
  const reboundPart = p.offensiveRebounds * weight * play;
  const left = 1 - (t.offensiveRebounds / scoring) * weight * play;
  const made = (fieldPart + assistPart + line(p).scored) * left + reboundPart;
  const lost = (p.fieldGoalsAttempted - p.fieldGoalsMade) * (1 - 1.07 * rebounding) + line(p).failed + p.turnovers;
  const mates = t.fieldGoalsMade - p.fieldGoalsMade;
  const matesValue = (mates + 0.5 * (t.threePointFieldGoalsMade - p.threePointFieldGoalsMade)) / mates;
  const direct = 2 * (p.fieldGoalsMade + 0.5 * p.threePointFieldGoalsMade) * fieldFactor;
  const perScore = t.points / (t.fieldGoalsMade + line(t).scored);
  return {
    pointsProduced: (direct + 2 * matesValue * assistPart + p.freeThrowsMade) * left + reboundPart * perScore,
    possessions: made + lost,
  };
}
