/** The closed vocabularies of the interface. Every other layer takes its literal types from here. */

export const LEAGUES = ["mens", "womens"] as const;
/** A store holds one league; the other is refused by name. */
export type League = (typeof LEAGUES)[number];

export const SOURCES = [
  "espn",
  "cbbd",
  "ncaa",
  "results",
  "simulation",
  "conferences",
  "portal",
  "recruits",
  "odds",
  "polls",
] as const;
/** The feeds facts come from. */
export type Source = (typeof SOURCES)[number];

export const SEASON_TYPES = ["regular", "postseason", "preseason"] as const;
export type SeasonType = (typeof SEASON_TYPES)[number];

export const GAME_STATUSES = ["scheduled", "in_progress", "final", "postponed", "cancelled"] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

export const SIDES = ["home", "away"] as const;
export type Side = (typeof SIDES)[number];

export const SHOT_RANGES = ["rim", "jumper", "three_pointer", "free_throw"] as const;
/** `shotInfo.range`: layups, dunks and tips are at the rim; every other two-pointer is a jumper. */
export type ShotRange = (typeof SHOT_RANGES)[number];

/** The side facing `side`. */
export function otherSide(side: Side): Side {
  return side === "home" ? "away" : "home";
}
