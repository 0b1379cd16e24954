/** A player in one game: who he is, what he may still do, and what he has done so far. */
import { type KnownBoxCounts, zeroBoxCounts } from "#lib/basketball/box-counts.ts";
import type { Side } from "#lib/basketball/enums.ts";
import type { SimulatedPlayer, Talents } from "#lib/feed/simulation/league-model.ts";

export interface Performer {
  readonly player: SimulatedPlayer;
  readonly talents: Talents;
  readonly side: Side;
  readonly name: string;
  /** Place in his coach's order, 0 the best. */
  readonly order: number;
  readonly counts: KnownBoxCounts;
  starter: boolean;
  /** Share of the game his coach means him to play. */
  share: number;
  /** Seconds by which his claim to play is ahead of what he has played: see claims.ts. */
  claim: number;
  onFloor: boolean;
  /** Second of the game since which he has been on the floor, or off it. */
  since: number;
  secondsPlayed: number;
  /** Seconds of hard running in his legs that rest has not taken out yet. */
  tiredness: number;
  technicalFouls: number;
  /** Five fouls or an ejection: he cannot come back. */
  disqualified: boolean;
  ejected: boolean;
}

export function performerOf(player: SimulatedPlayer, side: Side, order: number): Performer {
  return {
    player,
    talents: player.talents,
    side,
    name: `${player.firstName} ${player.lastName}`,
    order,
    counts: zeroBoxCounts(),
    starter: false,
    share: 0,
    claim: 0,
    onFloor: false,
    since: 0,
    secondsPlayed: 0,
    tiredness: 0,
    technicalFouls: 0,
    disqualified: false,
    ejected: false,
  };
}
