/** Team box scores as the records that are served. */
import { otherSide, SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameBoxScoreTeamStats } from "#lib/records/game-records.ts";
import { reboundCounts, shootingLines } from "#lib/statistics/shooting-lines.ts";
import { computeFourFactors, gameScore, pace, rating, trueShootingPct } from "#lib/statistics/team-rates.ts";
import type { DerivedGame } from "#lib/store/derived-games.ts";
import type { ChosenBoxScores } from "./choose-box-scores.ts";
import type { MergedGame } from "./merge-game.ts";

/** One row a side, home first; none when there is no box score. `minutes` is null when the number of periods is unknown. */
export function renderTeamRows(
  gameId: number,
  game: MergedGame,
  boxes: ChosenBoxScores,
  minutes: number | null,
): DerivedGame["teams"] {
  const { teams } = boxes;
  if (!teams) return [];
  return SIDES.map((side) => ({
    gameId,
    side,
    teamId: game.sides[side].teamId,
    season: game.season,
    gameMinutes: minutes,
    pace: pace(boxes.possessions[side], boxes.possessions[otherSide(side)], minutes),
    possessions: boxes.possessions[side],
    stats: JSON.stringify(renderTeamStats(side, teams, boxes)),
  }));
}

function renderTeamStats(
  side: Side,
  teams: NonNullable<ChosenBoxScores["teams"]>,
  boxes: ChosenBoxScores,
): GameBoxScoreTeamStats {
  const box = teams[side];
  const possessions = boxes.possessions[side];
  return {
    possessions,
    assists: box.assists,
    steals: box.steals,
    blocks: box.blocks,
    trueShooting: trueShootingPct(box),
    rating: rating(box.points, possessions),
    gameScore: gameScore(box),
    points: {
      total: box.points,
      byPeriod: boxes.periodPoints[side],
      largestLead: box.largestLead,
      fastBreak: box.fastBreakPoints,
      inPaint: box.pointsInPaint,
      offTurnovers: box.pointsOffTurnovers,
    },
    ...shootingLines(box),
    rebounds: reboundCounts(box),
    turnovers: { total: box.turnovers, teamTotal: box.teamTurnovers },
    fouls: { total: box.fouls, technical: box.technicalFouls, flagrant: box.flagrantFouls },
    fourFactors: computeFourFactors(box, teams[otherSide(side)], possessions),
  };
}
