/** Places of a team that are to be filled, position by position. */
import type { SimulatedPosition } from "#lib/feed/simulation/league-model.ts";
import type { Random } from "#lib/feed/simulation/random.ts";
import { MOST_OF_POSITION, POSITIONS, ROSTER_SIZE } from "./career.ts";

export interface Openings {
  /** Places left in all. */
  left(): number;
  /** Whether a player of the position can still come. */
  has(position: SimulatedPosition): boolean;
  take(position: SimulatedPosition): void;
}

/** The openings of a team that keeps players of these positions. */
export function openingsOf(kept: readonly SimulatedPosition[]): Openings {
  const room: Record<SimulatedPosition, number> = { ...MOST_OF_POSITION };
  let left = ROSTER_SIZE;
  const take = (position: SimulatedPosition) => {
    room[position]--;
    left--;
  };
  for (const position of kept) take(position);
  return { left: () => left, has: (position) => left > 0 && room[position] > 0, take };
}

/** The positions that fill what is left, and takes them: every position to its most but one place, which is left to chance. */
export function fillOpenings(random: Random, openings: Openings): SimulatedPosition[] {
  const filled: SimulatedPosition[] = [];
  while (openings.left() > 0) {
    const open = POSITIONS.filter((position) => openings.has(position));
    const position = open[random.weighted(open.map((name) => MOST_OF_POSITION[name]))] as SimulatedPosition;
    openings.take(position);
    filled.push(position);
  }
  return filled;
}
