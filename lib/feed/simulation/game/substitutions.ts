/** Changes at stoppages: who goes out, who comes in, and the lines that tell it. */
import { updateClaims } from "./claims.ts";
import { EVENT, participant, record } from "./event-log.ts";
import type { GameState, TeamState } from "./game-state.ts";
import type { Performer } from "./performer.ts";
import { substitutionText } from "./texts.ts";

/** Part of a coach's patience that is left at each kind of stoppage: in a timeout he looks at everybody. */
export const EAGERNESS = { whistle: 1, freeThrows: 1, timeout: 0.55, television: 0.5, periodBreak: 0.45 } as const;

/** Having changed one man, a coach needs so much more reason for a second. */
const SECOND_CHANGE = 1.05;
/** Seconds on the floor before a man is taken out again, and off it before he comes back, but for need. */
const SHORTEST_STINT = 45;
const SHORTEST_REST = 60;
/** Seconds of claim that a player must have more to come in at a strange position, by how far it is. */
const STRANGE_POSITION = 45;
const PLACES = { G: 0, F: 1, C: 2 } as const;

interface Change {
  leaver: Performer;
  comer: Performer;
  gain: number;
}

/**
 * The changes a team makes at a stoppage, outs before ins: a man comes in for another when his claim is larger by the coach's patience.
 *
 * @param keep who must stay: the free-throw shooter
 */
export function substitute(game: GameState, team: TeamState, eagerness: number, keep: Performer | null): void {
  updateClaims(game, team);
  let patience = team.patience * eagerness;
  const leavers = team.floor.filter(
    (performer) => performer !== keep && game.elapsed - performer.since >= SHORTEST_STINT,
  );
  const comers = bench(team);
  const changes: Change[] = [];
  for (;;) {
    const change = bestChange(game, leavers, comers, patience);
    if (change === null) break;
    changes.push(change);
    leavers.splice(leavers.indexOf(change.leaver), 1);
    comers.splice(comers.indexOf(change.comer), 1);
    patience *= SECOND_CHANGE;
  }
  exchange(game, team, changes);
}

/** Takes out who may not play on, before anything else happens. */
export function replaceDisqualified(game: GameState, team: TeamState): void {
  const leavers = team.floor.filter((performer) => performer.disqualified);
  if (leavers.length === 0) return;
  updateClaims(game, team);
  const comers = bench(team);
  const changes: Change[] = [];
  for (const leaver of leavers) {
    const change = bestChange(game, [leaver], comers, Number.NEGATIVE_INFINITY);
    if (change === null) break;
    changes.push(change);
    comers.splice(comers.indexOf(change.comer), 1);
  }
  exchange(game, team, changes);
}

/** Whether somebody could come in. */
export function hasBench(team: TeamState): boolean {
  return team.performers.some((performer) => !performer.onFloor && !performer.disqualified);
}

function bench({ performers }: TeamState): Performer[] {
  return performers.filter((performer) => !performer.onFloor && !performer.disqualified);
}

/** The exchange that gains the most, if it gains more than the patience. */
function bestChange(
  game: GameState,
  leavers: readonly Performer[],
  comers: readonly Performer[],
  patience: number,
): Change | null {
  let best: Change | null = null;
  for (const leaver of leavers) {
    for (const comer of comers) {
      // What follows only lowers it.
      if (comer.claim - leaver.claim <= (best?.gain ?? patience)) continue;
      const justOut = game.elapsed > SHORTEST_REST && game.elapsed - comer.since < SHORTEST_REST;
      const strange = STRANGE_POSITION * Math.abs(PLACES[leaver.player.position] - PLACES[comer.player.position]);
      const gain = comer.claim - leaver.claim - strange - (justOut ? Math.max(0, patience) : 0);
      if (gain > (best?.gain ?? patience)) best = { leaver, comer, gain };
    }
  }
  return best;
}

function exchange(game: GameState, team: TeamState, changes: readonly Change[]): void {
  for (const { leaver } of changes) move(game, team, leaver, "out");
  for (const { leaver, comer } of changes) {
    team.floor[team.floor.indexOf(leaver)] = comer;
    move(game, team, comer, "in");
  }
}

function move(game: GameState, team: TeamState, performer: Performer, direction: "in" | "out"): void {
  performer.onFloor = direction === "in";
  performer.since = game.elapsed;
  record(game, {
    typeId: EVENT.substitution,
    side: team.side,
    text: substitutionText(performer.name, direction, team.name),
    participants: [participant(performer, direction)],
  });
}
