/** Player box scores as the records that are served. */
import { otherSide, SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameBoxScorePlayer } from "#lib/records/game-records.ts";
import { computeAthleteRates } from "#lib/statistics/athlete-rates.ts";
import { reboundCounts, shootingLines } from "#lib/statistics/shooting-lines.ts";
import type { DerivedGame } from "#lib/store/derived-games.ts";
import type { ChosenBoxScores } from "./choose-box-scores.ts";
import type { ChosenFloor } from "./choose-floor.ts";
import type { GameNames } from "./game-names.ts";
import type { MergedGame } from "./merge-game.ts";
import type { PlayerLine } from "./player-lines.ts";

/**
 * A row for everyone named in the box score, the home side first and each side in the order of its record (player-lines.ts). Who has no minutes did not
 * play and has no record.
 */
export function renderPlayerRows(
  gameId: number,
  game: MergedGame,
  boxes: ChosenBoxScores,
  lines: readonly PlayerLine[],
  floor: ChosenFloor,
  names: GameNames,
  gameMinutes: number | null,
): DerivedGame["players"] {
  const listed = new Set(lines.map((line) => `${line.side} ${line.athleteId}`));
  return SIDES.flatMap((side) => {
    const named = namedAthletes(game, floor, side).filter((athleteId) => !listed.has(`${side} ${athleteId}`));
    const rows = lines
      .filter((line) => line.side === side)
      .map((line) => ({ athleteId: line.athleteId, stats: renderLine(line, boxes, names, gameMinutes) }));
    return [...rows, ...named.map((athleteId) => ({ athleteId, stats: null }))].map(
      ({ athleteId, stats }, position) => ({
        gameId,
        side,
        teamId: game.sides[side].teamId,
        athleteId,
        season: game.season,
        position,
        stats: stats && JSON.stringify(stats),
      }),
    );
  });
}

/** Athletes of a side who are named in the plays or were on the floor, but are in no box score. */
function namedAthletes(game: MergedGame, floor: ChosenFloor, side: Side): number[] {
  const inStints = floor.stints.filter((stint) => stint.side === side).map((stint) => stint.athleteId);
  const inPlays = (game.plays?.fact.athletes ?? [])
    .filter((athlete) => athlete.side === side)
    .map(({ key }) => game.plays?.resolved.athletes[key]);
  return [...new Set([...inStints, ...inPlays].filter((id) => id !== undefined))].sort((a, b) => a - b);
}

function renderLine(
  { side, athleteId, box, minutes }: PlayerLine,
  boxes: ChosenBoxScores,
  names: GameNames,
  gameMinutes: number | null,
): GameBoxScorePlayer | null {
  // Zero minutes with a line of numbers are a few seconds on the floor; no minutes and no line are none.
  if (minutes === null || !boxes.teams) return null;
  const { name, sourceId, position } = names.athlete(athleteId);
  const rates = computeAthleteRates({
    box,
    minutes,
    team: boxes.teams[side],
    opponent: boxes.teams[otherSide(side)],
    possessions: boxes.possessions[side],
    gameMinutes,
  });
  return {
    athleteId,
    athleteSourceId: sourceId,
    name,
    position: position ?? "",
    starter: box.starter,
    ejected: box.ejected,
    minutes,
    points: box.points,
    turnovers: box.turnovers,
    fouls: box.fouls,
    assists: box.assists,
    steals: box.steals,
    blocks: box.blocks,
    ...rates,
    ...shootingLines(box),
    rebounds: reboundCounts(box),
  };
}
