/** What a team and its opponents did with the ball over a season. */
import type { TeamTotals } from "#lib/basketball/season-totals.ts";
import type { TeamBoxScore, TeamSeasonOverview, UnitMetrics } from "#lib/records/overview-records.ts";
import { roundTo } from "#lib/statistics/ratio.ts";
import { computeSeasonUnit, type SeasonUnit, seasonPace } from "#lib/statistics/season-team-rates.ts";
import { reboundCounts, shootingLines } from "#lib/statistics/shooting-lines.ts";

type Efficiency = Omit<TeamSeasonOverview["efficiency"], "coverage">;

/** Both ends of the floor: the defense is what the opponents did. `details` adds the box scores of format 2. */
export function efficiencyOf(totals: TeamTotals, details: boolean): Efficiency {
  const minutes = totals.boxGames === 0 ? null : roundTo(totals.boxMinutes, 1);
  const unit = (of: "team" | "opponent") => unitMetrics(computeSeasonUnit(totals, of), minutes, details);
  return { defense: unit("opponent"), offense: unit("team"), paceGames: totals.boxGames, pace: seasonPace(totals) };
}

function unitMetrics(unit: SeasonUnit, minutes: number | null, details: boolean): UnitMetrics {
  const { box, rating, fourFactors } = unit;
  return {
    ...(details ? { boxScore: boxScoreOf(unit, minutes) } : {}),
    points: box.points,
    possessions: box.possessions,
    rawRating: rating,
    effectiveFieldGoalPct: fourFactors.effectiveFieldGoalPct,
    turnoverPct: fourFactors.turnoverRatio,
    offensiveReboundPct: fourFactors.offensiveReboundPct,
    freeThrowRate: fourFactors.freeThrowRate,
  };
}

function boxScoreOf({ box, trueShooting }: SeasonUnit, minutes: number | null): TeamBoxScore {
  return {
    ...shootingLines(box),
    rebounds: reboundCounts(box),
    assists: box.assists,
    steals: box.steals,
    blocks: box.blocks,
    turnovers: box.turnovers,
    fouls: box.fouls,
    minutes,
    teamTurnovers: box.teamTurnovers,
    technicalFouls: box.technicalFouls,
    flagrantFouls: box.flagrantFouls,
    pointsInPaint: box.pointsInPaint,
    pointsOffTurnovers: box.pointsOffTurnovers,
    fastBreakPoints: box.fastBreakPoints,
    trueShootingPct: trueShooting,
  };
}
