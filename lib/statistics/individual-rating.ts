/**
 * Individual offensive and defensive rating: points produced and allowed per 100 possessions an athlete was charged with.
 *
 * Dean Oliver, *Basketball on Paper* (2004), appendix; also basketball-reference.com/about/ratings. The free-throw part of the team's
 * scoring possessions uses the team's own free throws, as Oliver has it. Free throws weigh 0.4 here, as in the book. Against Sports-Reference's 39 captured box scores
 * 95 % of the offensive and 98 % of the defensive ratings are within 2.
 */
import type { KnownBoxCounts } from "#lib/basketball/box-counts.ts";
import { oneDecimal, ratio } from "./ratio.ts";

const FREE_THROW_POSSESSION_WEIGHT = 0.4;
/** Share of missed tries that the offence does not get back anyhow, per point of its rebounding. */
const MISS_WEIGHT = 1.07;
/** Share of a team's defence that is one athlete's own. */
const INDIVIDUAL_DEFENCE_SHARE = 0.2;
const PLAYERS_ON_FLOOR = 5;
/** Below this a difference is the rounding of the machine's numbers. */
const NOTHING = 1e-9;

/** A game, or sums over games: the counts of an athlete, of his team and of its opponents. */
export interface RatingInput {
  athlete: KnownBoxCounts;
  minutes: number;
  team: KnownBoxCounts;
  opponent: KnownBoxCounts;
  /**
   * The team's possessions; defensive rating alone needs them. Ours are counted from plays. Sports-Reference takes those of its glossary, both teams' estimates
   * averaged, with which the ratings agree (athlete-rates.published.test.ts).
   */
  possessions: number;
  /** 40 without overtime. */
  gameMinutes: number;
}

export interface OffensiveRating {
  pointsProduced: number;
  possessions: number;
  scoringPossessions: number;
  /** Null when no possession was charged. */
  rating: number | null;
}

/**
 * Offensive rating with its intermediates. Who made no field goal has no field-goal part, so that free throws, assists, rebounds and turnovers alone rate him.
 * Null where the parts divide by zero: his team mates made no field goal.
 */
export function computeOffensiveRating({
  athlete,
  minutes,
  team,
  opponent,
  gameMinutes,
}: RatingInput): OffensiveRating | null {
  const unassisted = unassistedShareOfFieldGoals(athlete, team, minutes / gameMinutes);
  const scoringTeam = teamScoringPossessions(team);
  const reboundPct = ratio(
    team.offensiveRebounds,
    team.offensiveRebounds + opponent.totalRebounds - opponent.offensiveRebounds,
  );
  const playPct = ratio(
    scoringTeam,
    team.fieldGoalsAttempted + FREE_THROW_POSSESSION_WEIGHT * team.freeThrowsAttempted + team.turnovers,
  );
  const otherTries = team.fieldGoalsAttempted - athlete.fieldGoalsAttempted;
  const otherMade = team.fieldGoalsMade - athlete.fieldGoalsMade;
  if (unassisted === null || reboundPct === null || playPct === null || scoringTeam === 0) return null;
  if (otherTries === 0 || otherMade === 0) return null;

  const reboundWeight = ratio((1 - reboundPct) * playPct, (1 - reboundPct) * playPct + reboundPct * (1 - playPct));
  if (reboundWeight === null) return null;
  const ownFieldPoints = athlete.points - athlete.freeThrowsMade;
  const otherFieldPoints = team.points - team.freeThrowsMade - ownFieldPoints;
  const assistPart = 0.5 * (otherFieldPoints / (2 * otherTries)) * athlete.assists;
  const freeThrowPart = freeThrowScoringPossessions(athlete);
  const reboundPart = athlete.offensiveRebounds * reboundWeight * playPct;
  const secondChance = 1 - (team.offensiveRebounds / scoringTeam) * reboundWeight * playPct;

  const scoringPossessions =
    (athlete.fieldGoalsMade * unassisted + assistPart + freeThrowPart) * secondChance + reboundPart;
  const missedFieldGoals = (athlete.fieldGoalsAttempted - athlete.fieldGoalsMade) * (1 - MISS_WEIGHT * reboundPct);
  const missedFreeThrows = freeThrowMissPossessions(athlete);
  const possessions = scoringPossessions + missedFieldGoals + missedFreeThrows + athlete.turnovers;

  const fieldPoints = 2 * (athlete.fieldGoalsMade + 0.5 * athlete.threePointFieldGoalsMade) * unassisted;
  const otherThrees = team.threePointFieldGoalsMade - athlete.threePointFieldGoalsMade;
  const assistPoints = 2 * ((otherMade + 0.5 * otherThrees) / otherMade) * assistPart;
  const reboundPoints = reboundPart * (team.points / scoringTeam);
  const pointsProduced = (fieldPoints + assistPoints + athlete.freeThrowsMade) * secondChance + reboundPoints;
  const perPossession = ratio(100 * pointsProduced, possessions);
  return { pointsProduced, possessions, scoringPossessions, rating: oneDecimal(perPossession) };
}

export interface DefensiveRating {
  stops: number;
  stopPct: number;
  rating: number;
}

/** Defensive rating with its intermediates: points allowed per 100 possessions, lower is better. Null on a zero base. */
export function computeDefensiveRating(input: RatingInput): DefensiveRating | null {
  const { athlete, minutes, team, opponent, possessions, gameMinutes } = input;
  const playerMinutes = PLAYERS_ON_FLOOR * gameMinutes;
  const reboundPct = ratio(opponent.offensiveRebounds, opponent.offensiveRebounds + team.defensiveRebounds);
  const fieldGoalPct = ratio(opponent.fieldGoalsMade, opponent.fieldGoalsAttempted);
  const pointsPerScore = ratio(opponent.points, teamScoringPossessions(opponent));
  if (reboundPct === null || fieldGoalPct === null || pointsPerScore === null || possessions === 0 || minutes === 0)
    return null;
  const forcedMissWeight = ratio(
    fieldGoalPct * (1 - reboundPct),
    fieldGoalPct * (1 - reboundPct) + (1 - fieldGoalPct) * reboundPct,
  );
  if (forcedMissWeight === null) return null;

  const missValue = forcedMissWeight * (1 - MISS_WEIGHT * reboundPct);
  const ownStops = athlete.steals + athlete.blocks * missValue + athlete.defensiveRebounds * (1 - forcedMissWeight);
  const unblockedMisses = opponent.fieldGoalsAttempted - opponent.fieldGoalsMade - team.blocks;
  const unforcedTurnovers = opponent.turnovers - team.steals;
  const foulShare = ratio(athlete.fouls, team.fouls) ?? 0;
  const teamStops =
    ((unblockedMisses * missValue + unforcedTurnovers) / playerMinutes) * minutes +
    foulShare * freeThrowMissPossessions(opponent);
  const stops = ownStops + teamStops;
  const stopPct = (stops * playerMinutes) / (possessions * minutes);
  const teamRating = (100 * opponent.points) / possessions;
  const ownRating = 100 * pointsPerScore * (1 - stopPct);
  const value = oneDecimal(teamRating + INDIVIDUAL_DEFENCE_SHARE * (ownRating - teamRating)) ?? teamRating;
  return { stops, stopPct, rating: value };
}

/**
 * What is left to the athlete of his field goals: all but half of what team mates assisted (q_AST, estimated from minutes and assists), weighed by how
 * well he shot. 0 for who made none; null on a zero base.
 */
function unassistedShareOfFieldGoals(athlete: KnownBoxCounts, team: KnownBoxCounts, share: number): number | null {
  if (athlete.fieldGoalsMade === 0) return 0;
  const assisted = assistedShareOfFieldGoals(athlete, team, share);
  if (assisted === null) return null;
  return 1 - 0.5 * ((athlete.points - athlete.freeThrowsMade) / (2 * athlete.fieldGoalsAttempted)) * assisted;
}

/**
 * Share of his field goals that team mates assisted (q_AST), from the team's without him, and from what the others made while he sat. The second part runs
 * out of all bounds for who made about his share of the team's field goals, so the whole is kept within 0 and 1, as Sports-Reference's published ratings
 * have it; of exactly his share it knows nothing, and the first part stands alone.
 */
function assistedShareOfFieldGoals(athlete: KnownBoxCounts, team: KnownBoxCounts, share: number): number | null {
  const together = ratio(1.14 * (team.assists - athlete.assists), team.fieldGoalsMade);
  if (together === null) return null;
  const expectedMade = team.fieldGoalsMade * share - athlete.fieldGoalsMade;
  const apart = Math.abs(expectedMade) < NOTHING ? together : (team.assists * share - athlete.assists) / expectedMade;
  return Math.min(1, Math.max(0, share * together + (1 - share) * apart));
}

/** Free-throw trips that scored: (1 - (1 - FT%)^2) * 0.4 * FTA. */
function freeThrowScoringPossessions(counts: KnownBoxCounts): number {
  const missRate = 1 - (ratio(counts.freeThrowsMade, counts.freeThrowsAttempted) ?? 0);
  return (1 - missRate ** 2) * FREE_THROW_POSSESSION_WEIGHT * counts.freeThrowsAttempted;
}

/** Free-throw trips that did not score: (1 - FT%)^2 * 0.4 * FTA. */
function freeThrowMissPossessions(counts: KnownBoxCounts): number {
  const missRate = 1 - (ratio(counts.freeThrowsMade, counts.freeThrowsAttempted) ?? 0);
  return missRate ** 2 * FREE_THROW_POSSESSION_WEIGHT * counts.freeThrowsAttempted;
}

function teamScoringPossessions(team: KnownBoxCounts): number {
  return team.fieldGoalsMade + freeThrowScoringPossessions(team);
}
