/** Lineups of both sides of a game. */
import { periodFormat } from "#lib/basketball/clock.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { TeamLineups } from "#lib/basketball/lineup.ts";
import { computeLineups } from "#lib/statistics/lineups.ts";
import type { ChosenFloor } from "./choose-floor.ts";
import type { MergedGame } from "./merge-game.ts";

/** Null where nobody tells who is on the floor, and where the plays do not add up to the score, for their lineups would not either. */
export function renderLineups(game: MergedGame, { onFloor, stints }: ChosenFloor): Record<Side, TeamLineups> | null {
  const plays = game.playsWhole ? game.plays?.fact.plays : null;
  if (!plays || onFloor === null || stints.length === 0) return null;
  return computeLineups({
    plays,
    onFloor,
    stints,
    format: periodFormat(game.league),
    over: game.status === "final",
  });
}
