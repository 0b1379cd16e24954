/** Games while the calendar is being made: who meets whom on what day, before times, numbers and broadcasts are given. */
import type { SimulatedSchool, SimulatedVenue } from "#lib/feed/simulation/league-model.ts";

/** What the calendar knows of a season's teams. */
export interface SeasonTeam {
  school: SimulatedSchool;
  conferenceId: number;
  /** Points better than the mean team: who hosts whom, and who is invited where, hang on it. */
  strength: number;
}

export interface DraftGame {
  /** Number of the day (calendar-day.ts) at the venue. */
  day: number;
  /** Minutes after midnight at the venue; null while no time is chosen. */
  minutes: number | null;
  homeId: number;
  awayId: number;
  venue: SimulatedVenue;
  neutralSite: boolean;
  conferenceGame: boolean;
  exhibition: boolean;
  tournament: string | null;
  notes: string | null;
}
