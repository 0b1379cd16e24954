/** A player as the turning of the seasons sees him: where he is, how good, how old. What he looks like is made when a team is asked for. */
import type { Hometown, SimulatedPosition } from "#lib/feed/simulation/league-model.ts";

export const POSITIONS: readonly SimulatedPosition[] = ["G", "F", "C"];

/** Players of a team. */
export const ROSTER_SIZE = 13;
/** The most of a position: one place less than these together, so that a team has 5 or 6 guards, 4 or 5 forwards and 2 or 3 centres. */
export const MOST_OF_POSITION: Readonly<Record<SimulatedPosition, number>> = { G: 6, F: 5, C: 3 };

export interface Person {
  firstName: string;
  lastName: string;
  hometown: Hometown;
}

/** What stays the same of a player. */
export interface Player extends Person {
  id: number;
  position: SimulatedPosition;
  /** His first season in the league, and the class he was in then. */
  firstSeason: number;
  firstClassYear: number;
}

/** A player in one season. A new season makes a new one; nothing changes it. */
export interface Career {
  player: Player;
  schoolId: number;
  jersey: string;
  classYear: number;
  /** How good he is all round: about -1 for a freshman, 0 for a good junior, 2 for the best. */
  ability: number;
  /** First season with the school he is with. */
  since: number;
  /** Schools he was with before: he goes back to none of them. */
  formerSchoolIds: readonly number[];
}

/** Players of a season by school: those of school 1 first. */
export type SeasonCareers = readonly (readonly Career[])[];
