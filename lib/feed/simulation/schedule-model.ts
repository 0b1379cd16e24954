/** The games of a season before anybody plays them. Made by the calendar, the brackets and what surrounds them. */
import type { SeasonType } from "#lib/basketball/enums.ts";
import type { BroadcastFact } from "#lib/basketball/game-facts.ts";
import type { SimulatedVenue } from "./league-model.ts";

/** What becomes of a game that is planned. */
export type GameFate =
  | { kind: "played" }
  /** `announcedAt` is the moment from which it is known; the make-up is a game of its own, or null. */
  | { kind: "postponed"; announcedAt: string; reason: string }
  | { kind: "cancelled"; announcedAt: string; reason: string };

export interface SimulatedGame {
  /** (season - 2000) * 10,000 + number in the season: below 2,097,152, so that its plays have ids of 31 bits. */
  id: number;
  season: number;
  seasonType: SeasonType;
  /** The day in US Eastern time, YYYY-MM-DD. */
  easternDate: string;
  /** Planned start, UTC with milliseconds. */
  tip: string;
  /** The moment the time of the start is known from; before it, only the day is. Null: known from the beginning. */
  tipAnnouncedAt: string | null;
  /** The moment the game itself is known from: a bracket's games are when both teams are. Null: from the beginning of the season. */
  knownFrom: string | null;
  homeId: number;
  awayId: number;
  homeSeed: number | null;
  awaySeed: number | null;
  neutralSite: boolean;
  conferenceGame: boolean;
  /** In preseason: does not count. */
  exhibition: boolean;
  gameType: "STD" | "TRNMNT";
  /** Short name: `NCAA`, `NIT`, an early event's or a conference tournament's. */
  tournament: string | null;
  notes: string | null;
  venue: SimulatedVenue;
  broadcasts: BroadcastFact[];
  fate: GameFate;
}

/** What standings, polls and brackets need of a game that was played. */
export interface GameResult {
  homePoints: number;
  awayPoints: number;
  /** The moment the last play was made, UTC with milliseconds. */
  endedAt: string;
}

/** Plays a game when it is first asked for and remembers what came of it. Null for a game that is not played. */
export type ResultOf = (game: SimulatedGame) => GameResult | null;
