/** Keeps the box scores while the game is played: of the players and of both sides, apart from the events that are told. */

import type { KnownBoxCounts } from "#lib/basketball/box-counts.ts";
import { otherSide, type Side } from "#lib/basketball/enums.ts";
import { type GameState, leadOf, type TeamState } from "./game-state.ts";
import type { Performer } from "./performer.ts";

/** Marks of a basket or a free throw, which decide what else its points count as. */
export interface ScoringMarks {
  inPaint: boolean;
  fastBreak: boolean;
  offTurnover: boolean;
}

function both(game: GameState, performer: Performer, count: keyof KnownBoxCounts, by = 1): void {
  performer.counts[count] += by;
  game.teams[performer.side].counts[count] += by;
}

export function countFieldGoal(
  game: GameState,
  shooter: Performer,
  points: 2 | 3,
  made: boolean,
  marks: ScoringMarks,
): void {
  countTry(game, shooter.side);
  both(game, shooter, "fieldGoalsAttempted");
  if (points === 3) both(game, shooter, "threePointFieldGoalsAttempted");
  if (!made) return;
  both(game, shooter, "fieldGoalsMade");
  if (points === 3) both(game, shooter, "threePointFieldGoalsMade");
  score(game, shooter, points, marks);
}

export function countFreeThrow(
  game: GameState,
  shooter: Performer,
  made: boolean,
  marks: Omit<ScoringMarks, "inPaint">,
): void {
  countTry(game, shooter.side);
  both(game, shooter, "freeThrowsAttempted");
  if (!made) return;
  both(game, shooter, "freeThrowsMade");
  score(game, shooter, 1, { ...marks, inPaint: false });
}

export function countAssist(game: GameState, assister: Performer): void {
  both(game, assister, "assists");
}

export function countSteal(game: GameState, stealer: Performer): void {
  both(game, stealer, "steals");
}

export function countBlock(game: GameState, blocker: Performer): void {
  both(game, blocker, "blocks");
}

/** @param rebounder null for a rebound of the team's, which nobody held */
export function countRebound(
  game: GameState,
  side: Side,
  rebounder: Performer | null,
  end: "offensive" | "defensive",
): void {
  for (const counts of [game.teams[side].counts, rebounder?.counts]) {
    if (counts === undefined) continue;
    counts.totalRebounds += 1;
    if (end === "offensive") counts.offensiveRebounds += 1;
    else counts.defensiveRebounds += 1;
  }
  if (end === "defensive" && (rebounder !== null || game.clock > 0)) game.holding = side;
}

/** @param loser null for a turnover of the team's */
export function countTurnover(game: GameState, side: Side, loser: Performer | null): void {
  countTry(game, side);
  const team = game.teams[side].counts;
  team.turnovers += 1;
  if (loser === null) team.teamTurnovers += 1;
  else loser.counts.turnovers += 1;
}

/** A foul on the sheet of the player and of his team; the bench's, without a player, on the team's alone. */
export function countFoul(
  game: GameState,
  side: Side,
  fouler: Performer | null,
  kind: "personal" | "technical" | "flagrant",
): void {
  const team = game.teams[side].counts;
  team.fouls += 1;
  if (fouler !== null) fouler.counts.fouls += 1;
  if (kind === "technical") team.technicalFouls += 1;
  if (kind === "flagrant") team.flagrantFouls += 1;
}

/** A period is over: a ball that was rebounded and held until the end was a possession too. */
export function closePeriodCount(game: GameState): void {
  if (game.holding !== null && game.holding !== game.trying) game.teams[game.holding].counts.possessions += 1;
  game.trying = null;
  game.holding = null;
}

/** A try of the side that did not have the last one is a new possession. */
function countTry(game: GameState, side: Side): void {
  if (game.trying !== side) game.teams[side].counts.possessions += 1;
  game.trying = side;
  game.holding = null;
}

function score(game: GameState, scorer: Performer, points: number, marks: ScoringMarks): void {
  both(game, scorer, "points", points);
  const team: TeamState = game.teams[scorer.side];
  team.periodPoints[game.period - 1] = (team.periodPoints[game.period - 1] ?? 0) + points;
  team.run += points;
  game.teams[otherSide(scorer.side)].run = 0;
  team.counts.largestLead = Math.max(team.counts.largestLead, leadOf(game, scorer.side));
  if (marks.inPaint) team.counts.pointsInPaint += points;
  if (marks.fastBreak) team.counts.fastBreakPoints += points;
  if (marks.offTurnover) team.counts.pointsOffTurnovers += points;
}
