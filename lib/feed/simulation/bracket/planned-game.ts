/** Games of a bracket before their schools are known: a place, a day, a time, and who is to come there. */

import type { SeasonType } from "#lib/basketball/enums.ts";
import type { Stage } from "#lib/feed/simulation/calendar/broadcasts.ts";
import type { SimulatedVenue } from "#lib/feed/simulation/league-model.ts";

/** Who plays: a school from the draw, or who won or lost another game of the season, by its number (season-numbers.ts). */
export type Entrant =
  | { kind: "school"; schoolId: number; seed: number | null }
  | { kind: "winner"; of: number }
  | { kind: "loser"; of: number };

export interface PlannedGame {
  /** Of the place in the bracket, whoever comes there. */
  number: number;
  /** At home unless the other one has the better seed. */
  upper: Entrant;
  lower: Entrant;
  /** Number of the day (calendar-day.ts). */
  day: number;
  /** Minutes after midnight at the venue. */
  minutes: number;
  /** Null: the home side's. */
  venue: SimulatedVenue | null;
  seasonType: SeasonType;
  stage: Stage;
  conferenceGame: boolean;
  tournament: string;
  notes: string;
}
