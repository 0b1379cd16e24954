/** Player box scores as the records that are served. */
import { periodFormat } from "#lib/basketball/clock.ts";
import { otherSide, SIDES, type Side } from "#lib/basketball/enums.ts";
import type { GameBoxScorePlayer } from "#lib/records/game-records.ts";
import { computeAthleteRates } from "#lib/statistics/athlete-rates.ts";
import { roundTo } from "#lib/statistics/ratio.ts";
import { stintSeconds } from "#lib/statistics/stints-of-floor.ts";
import type { DerivedGame } from "#lib/store/derived-games.ts";
import type { ChosenAthleteBoxScore, ChosenBoxScores } from "./choose-box-scores.ts";
import type { ChosenFloor } from "./choose-floor.ts";
import type { GameNames } from "./game-names.ts";
import type { MergedGame } from "./merge-game.ts";
import { renderRebounds, renderShootingLines } from "./render-shooting.ts";

interface PlayerLine extends ChosenAthleteBoxScore {
  minutes: number | null;
}

/**
 * A row for everyone named in the box score, the home side first and each side in the order of its record: starters, then minutes
 * descending, then id. Who has no minutes did not play and has no record.
 */
export function renderPlayerRows(
  gameId: number,
  game: MergedGame,
  boxes: ChosenBoxScores,
  floor: ChosenFloor,
  names: GameNames,
  gameMinutes: number | null,
): DerivedGame["players"] {
  const lines = boxes.athletes.map((line): PlayerLine => {
    const starter = line.box.starter ?? startedOnFloor(game, floor, line);
    return { ...line, box: { ...line.box, starter }, minutes: line.box.minutes ?? minutesOnFloor(game, floor, line) };
  });
  const listed = new Set(lines.map((line) => `${line.side} ${line.athleteId}`));
  return SIDES.flatMap((side) => {
    const named = namedAthletes(game, floor, side).filter((athleteId) => !listed.has(`${side} ${athleteId}`));
    const rows = lines
      .filter((line) => line.side === side)
      .sort(byPlace)
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

function byPlace(a: PlayerLine, b: PlayerLine): number {
  const starter = Number(b.box.starter ?? false) - Number(a.box.starter ?? false);
  return starter || (b.minutes ?? -1) - (a.minutes ?? -1) || a.athleteId - b.athleteId;
}

/** Whether an athlete was on the floor at the tip; null when there are no stints to tell. */
function startedOnFloor(game: MergedGame, floor: ChosenFloor, line: ChosenAthleteBoxScore): boolean | null {
  if (floor.stints.length === 0) return null;
  const tip = periodFormat(game.league).regulationPeriodSeconds;
  return floor.stints.some(
    ({ side, athleteId, subIn }) =>
      side === line.side && athleteId === line.athleteId && subIn.period === 1 && subIn.secondsRemaining === tip,
  );
}

/** Minutes of an athlete's stints, to a tenth; null when he has none. */
function minutesOnFloor(game: MergedGame, floor: ChosenFloor, line: ChosenAthleteBoxScore): number | null {
  const format = periodFormat(game.league);
  const stints = floor.stints.filter((stint) => stint.side === line.side && stint.athleteId === line.athleteId);
  if (stints.length === 0) return null;
  const seconds = stints.reduce((sum, stint) => sum + stintSeconds(stint, format), 0);
  return roundTo(seconds / 60, 1);
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
    ...renderShootingLines(box),
    rebounds: renderRebounds(box),
  };
}
