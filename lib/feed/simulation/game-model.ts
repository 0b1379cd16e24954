/** A game as the simulation tells it: raw events as a source's play-by-play has them, and the box scores its statisticians kept. */
import type { Side } from "#lib/basketball/enums.ts";
import type { BoxCounts, TeamBoxScore } from "#lib/basketball/game-facts.ts";
import type { SimulatedTeam, SimulatedVenue } from "./league-model.ts";

export interface GameSetup {
  seed: string;
  gameId: number;
  home: SimulatedTeam;
  away: SimulatedTeam;
  neutralSite: boolean;
  exhibition: boolean;
  /** Where it is played, when that is not the home school's own hall: what attendance hangs on. */
  venue?: SimulatedVenue;
  /** Start, UTC with milliseconds. Only the times of events hang on it. */
  tip: string;
}

export interface RawParticipant {
  athleteId: number;
  role:
    | "shooter"
    | "assister"
    | "rebounder"
    | "fouler"
    | "fouled"
    | "turnover"
    | "stealer"
    | "blocker"
    | "in"
    | "out"
    | "jumper";
}

/** One line of play-by-play, in the order of the game. */
export interface RawEvent {
  /** 1, 2, 3 ... without gaps. */
  sequence: number;
  /** Id in PLAY_TYPES. */
  typeId: number;
  text: string;
  /** 1 and 2 are the halves, 3 and above the overtimes. */
  period: number;
  /** `19:42` */
  clock: string;
  /** Seconds left in the period. */
  secondsRemaining: number;
  /** UTC with milliseconds; never earlier than that of the event before. */
  wallclock: string;
  side: Side | null;
  participants: RawParticipant[];
  /** Scores after the event. */
  homeScore: number;
  awayScore: number;
  scoringPlay: boolean;
  shootingPlay: boolean;
  /** 1, 2 or 3 for a try, made or missed; null for what is no shot. */
  scoreValue: 1 | 2 | 3 | null;
  /** Where a field goal was tried: tenths of a foot on the 940 x 500 court, as in PlayFact; null for what is no field goal. */
  location: { x: number; y: number } | null;
  /** Only on field goals and free throws. */
  inPaint: boolean | null;
  fastBreak: boolean | null;
  offTurnover: boolean | null;
  /** Only on fouls. */
  foul: "personal" | "offensive" | "technical" | "flagrant" | null;
  /** A foul of the bench or the coach: no player's. */
  bench: boolean;
}

export interface RawAthleteLine extends BoxCounts {
  athleteId: number;
  side: Side;
  /** To the second: 31.75 is 31:45. */
  minutes: number;
  starter: boolean;
  ejected: boolean;
}

export interface PlayedGame {
  events: RawEvent[];
  periodPoints: Record<Side, number[]>;
  /** Counted while the game was played, not from its events, so that comparing both finds a mistake in either. */
  teamLines: Record<Side, TeamBoxScore>;
  athleteLines: RawAthleteLine[];
  attendance: number;
}
