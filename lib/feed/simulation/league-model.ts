/** The fictional league: what a school, a player and a season's teams are. Made by league.ts and rosters.ts, played by game/. */
import type { Tier } from "./tables/conference-table.ts";

export const SCALES = ["tiny", "demo", "full"] as const;
/** `tiny` is for tests, `demo` for a first look, `full` as large as Division I. */
export type Scale = (typeof SCALES)[number];

/** What a league hangs on: the same two give the same league, to the byte. */
export interface LeagueKey {
  seed: string;
  scale: Scale;
}

export interface SimulatedVenue {
  id: number;
  name: string;
  city: string;
  /** Two letters. */
  state: string;
  capacity: number;
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
}

export interface SimulatedConference {
  id: number;
  name: string;
  shortName: string;
  abbreviation: string;
  tier: Tier;
  /** Standard deviations above the mean conference, in the strength of its schools. */
  prestige: number;
}

/** How a coach lets his team play. The first three are standard deviations from the mean coach. */
export interface CoachStyle {
  pace: number;
  threeShare: number;
  pressing: number;
  /** Players he lets play in an ordinary game. */
  rotation: number;
}

export interface SimulatedCoach {
  name: string;
  style: CoachStyle;
}

export interface SimulatedSchool {
  id: number;
  /** Its conference, in every season. */
  conferenceId: number;
  /** The school's name, what `team` filters compare with: `Marlow State`. */
  place: string;
  mascot: string;
  /** Unique, three to five letters. */
  abbreviation: string;
  /** Six hex digits without `#`. */
  primaryColor: string;
  secondaryColor: string;
  venue: SimulatedVenue;
  /** Standard deviations above the mean school: what recruits, and so strength, hang on. */
  prestige: number;
}

export interface Hometown {
  city: string;
  /** Two letters in the United States, null elsewhere. */
  state: string | null;
  country: string;
  latitude: number;
  longitude: number;
}

/**
 * What a player can do, each in standard deviations from the mean rotation player of the whole league (mean 0, deviation 1; more is better, or
 * more often). Strong schools have players above 0 in most.
 */
export interface Talents {
  /** Making shots at the rim. */
  finishing: number;
  midRange: number;
  threePoint: number;
  freeThrow: number;
  /** Keeping the ball. */
  ballHandling: number;
  passing: number;
  offensiveRebounding: number;
  defensiveRebounding: number;
  /** Making opponents miss away from the rim. */
  perimeterDefense: number;
  /** Blocking and bothering shots at the rim. */
  rimProtection: number;
  stealing: number;
  foulDrawing: number;
  /** Not fouling. */
  discipline: number;
  stamina: number;
  /** Reaching above the rim: dunks, running the floor. */
  athleticism: number;
  /** How often he ends a possession of his team himself. */
  shotAppetite: number;
  /** Share of his shots from behind the arc. */
  threeTendency: number;
}

export type SimulatedPosition = "G" | "F" | "C";

export interface SimulatedPlayer {
  /** Unique over all seasons and schools; the same player keeps it when he transfers. Below 2,147,483,647. */
  id: number;
  firstName: string;
  lastName: string;
  position: SimulatedPosition;
  jersey: string;
  heightInches: number;
  weightPounds: number;
  hometown: Hometown;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** Season of college he is in: 1 freshman ... 4 senior, 5 in an extra year. */
  classYear: number;
  talents: Talents;
}

/** A school's team in one season. Players best first, thirteen of them. */
export interface SimulatedTeam {
  school: SimulatedSchool;
  conferenceId: number;
  coach: SimulatedCoach;
  players: SimulatedPlayer[];
  /** What its rotation is worth: points better than the mean team of the league on a neutral floor, as its talents would have it. */
  strength: number;
}

export interface League extends LeagueKey {
  conferences: SimulatedConference[];
  schools: SimulatedSchool[];
}
