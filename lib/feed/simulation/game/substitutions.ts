/** Changes at stoppages: who goes out, who comes in, and the lines that tell it. */
import { EVENT, participant, record } from "./event-log.ts";
import { type GameState, leadOf, type TeamState } from "./game-state.ts";
import { garbageTime } from "./late-game.ts";
import type { Performer } from "./performer.ts";
import { substitutionText } from "./texts.ts";

/** Part of a coach's patience that is left at each kind of stoppage: in a timeout he looks at everybody. */
export const EAGERNESS = { whistle: 1, freeThrows: 1, timeout: 0.55, television: 0.5, periodBreak: 0.45 } as const;

/** Having changed one man, a coach changes a second sooner. */
const SECOND_CHANGE = 1.05;
/** Seconds on the floor before a man is taken out again, and off it before he comes back, but for need. */
const SHORTEST_STINT = 45;
const SHORTEST_REST = 60;
/** Debt, in seconds, of putting a player into a strange position, by how far it is. */
const STRANGE_POSITION = 45;
const PLACES = { G: 0, F: 1, C: 2 } as const;

/** The last minutes of a close game: the best play. */
const CLOSING_SECONDS = 300;
const CLOSING_LEAD = 10;
const CLOSING_WEIGHT = 70;
const CLOSING_MEN = 7;
const GARBAGE_WEIGHT = 120;
const GARBAGE_BENCH = 9;
/** Debt, in seconds, of bringing in a man who is not of the rotation, and the share of minutes that makes one of it. */
const STRANGER = 150;
const ROTATION_SHARE = 0.04;

/**
 * The changes a team makes at a stoppage, outs before ins. A player's debt is the time he should have played by now less the time he has; a man
 * comes in for another when his debt is larger by the coach's patience.
 *
 * @param keep who must stay: the free-throw shooter
 */
export function substitute(game: GameState, team: TeamState, eagerness: number, keep: Performer | null): void {
  const outs: Performer[] = [];
  const ins: Performer[] = [];
  const closing = isClosing(game, team);
  const garbage = garbageTime(game);
  const debts = new Map(
    team.performers.map((performer) => [performer, debtOf(game, performer, closing, garbage)] as const),
  );
  let patience = team.patience * eagerness;
  while (ins.length < team.floor.length) {
    let best: { leaver: Performer; comer: Performer; gain: number } | null = null;
    for (const leaver of team.floor) {
      if (leaver === keep || ins.includes(leaver) || outs.includes(leaver)) continue;
      const need = leaver.disqualified ? 1e9 : 0;
      if (need === 0 && game.elapsed - leaver.since < SHORTEST_STINT) continue;
      for (const comer of team.performers) {
        if (comer.onFloor || comer.disqualified || ins.includes(comer) || outs.includes(comer)) continue;
        const tired = game.elapsed - comer.since < SHORTEST_REST && game.elapsed > SHORTEST_REST ? patience : 0;
        const strange = STRANGE_POSITION * Math.abs(PLACES[leaver.player.position] - PLACES[comer.player.position]);
        const stranger = garbage === "no" && comer.share < ROTATION_SHARE ? STRANGER : 0;
        const gain = (debts.get(comer) ?? 0) - (debts.get(leaver) ?? 0) - strange - stranger - tired + need;
        if (gain > patience && (best === null || gain > best.gain)) best = { leaver, comer, gain };
      }
    }
    if (best === null) break;
    outs.push(best.leaver);
    ins.push(best.comer);
    patience *= SECOND_CHANGE;
  }
  exchange(game, team, outs, ins);
}

/** Takes out who may not play on, before anything else happens. */
export function replaceDisqualified(game: GameState, team: TeamState): void {
  if (team.floor.some((performer) => performer.disqualified)) substitute(game, team, 1000, null);
}

/** Whether somebody could come in. */
export function hasBench(team: TeamState): boolean {
  return team.performers.some((performer) => !performer.onFloor && !performer.disqualified);
}

function exchange(game: GameState, team: TeamState, outs: readonly Performer[], ins: readonly Performer[]): void {
  for (const performer of outs) {
    move(game, performer, false);
    tell(game, team, performer, "out");
  }
  for (const [place, performer] of ins.entries()) {
    const leaver = outs[place];
    if (leaver === undefined) continue;
    team.floor[team.floor.indexOf(leaver)] = performer;
    move(game, performer, true);
    tell(game, team, performer, "in");
  }
}

function move(game: GameState, performer: Performer, onFloor: boolean): void {
  performer.onFloor = onFloor;
  performer.since = game.elapsed;
}

function tell(game: GameState, team: TeamState, performer: Performer, direction: "in" | "out"): void {
  record(game, {
    typeId: EVENT.substitution,
    side: team.side,
    text: substitutionText(performer.name, direction, team.name),
    participants: [participant(performer, direction)],
  });
}

function isClosing(game: GameState, team: TeamState): boolean {
  const late = game.period > 2 || (game.period === 2 && game.clock < CLOSING_SECONDS);
  return late && Math.abs(leadOf(game, team.side)) <= CLOSING_LEAD;
}

function debtOf(
  game: GameState,
  performer: Performer,
  closing: boolean,
  garbage: ReturnType<typeof garbageTime>,
): number {
  const debt = performer.share * game.elapsed - performer.secondsPlayed - foulTrouble(game, performer);
  if (garbage !== "no") {
    const place = garbage === "benches" && performer.order >= GARBAGE_BENCH ? -10 : performer.order;
    return debt + place * GARBAGE_WEIGHT;
  }
  if (closing) return debt / 2 + Math.max(-3, CLOSING_MEN - performer.order) * CLOSING_WEIGHT;
  return debt;
}

/** Seconds that fouls take from a player's claim: two in the first half sit until the break, and four until the end is near. */
function foulTrouble({ period, clock }: GameState, { counts }: Performer): number {
  const { fouls } = counts;
  if (period === 1) return fouls >= 3 ? 1500 : fouls === 2 ? 300 : 0;
  if (period > 2 || fouls < 3) return 0;
  if (fouls >= 4) return clock > 420 ? 500 : clock > 240 ? 150 : 0;
  return clock > 840 ? 200 : 0;
}
