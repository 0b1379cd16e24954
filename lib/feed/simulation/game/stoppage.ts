/** What can happen while the ball is dead: television's timeout, the coaches', and changes. */
import { SIDES } from "#lib/basketball/enums.ts";
import type { GameState } from "./game-state.ts";
import type { Performer } from "./performer.ts";
import { EAGERNESS, replaceDisqualified, substitute } from "./substitutions.ts";
import { takeTeamTimeout, takeTelevisionTimeout } from "./timeouts.ts";

/**
 * The ball is dead after a whistle.
 *
 * @param keep the free-throw shooter, who may not be changed before he has shot; null when no free throw follows
 */
export function stopPlay(game: GameState, keep: Performer | null = null): void {
  for (const side of SIDES) replaceDisqualified(game, game.teams[side]);
  if (game.clock === 0) return;
  const television = takeTelevisionTimeout(game);
  const timeout = !television && takeTeamTimeout(game, null);
  const eagerness = television ? EAGERNESS.television : timeout ? EAGERNESS.timeout : EAGERNESS.whistle;
  for (const side of SIDES) substitute(game, game.teams[side], eagerness, keep);
}

/** Before the last free throw and after it, teams may change; nothing else happens. */
export function changeAtFreeThrow(game: GameState, keep: Performer | null): void {
  if (game.clock === 0) return;
  for (const side of SIDES) substitute(game, game.teams[side], EAGERNESS.freeThrows, keep);
}

/** The ball is with the side that may stop the clock: after a basket, or a rebound late in a close game. No change without a timeout. */
export function mayCallTimeout(game: GameState): void {
  if (!takeTeamTimeout(game, game.ball.side)) return;
  game.ball.start = game.ball.start === "basket" ? "basket" : "throwIn";
  for (const side of SIDES) substitute(game, game.teams[side], EAGERNESS.timeout, null);
}
