/** What a feed can state of a game: its sides, box scores, plays, stints, broadcasts and lines. What it does not say is null. */
import type { AthleteFact, ConferenceFact, SourceIds, TeamFact, VenueFact } from "./entity-facts.ts";
import type { GameStatus, League, SeasonType, ShotRange, Side, Source } from "./enums.ts";
import type { PlayEvent } from "./play-event.ts";

/** An athlete of one game. `key` is unique within the game; plays, box scores and stints refer to it. */
export interface GameAthleteFact {
  key: string;
  side: Side;
  athlete: AthleteFact;
}

/** Box-score counts of a team or an athlete, as the feed printed them or as counted from plays. */
export interface BoxCounts {
  points: number | null;
  fieldGoalsMade: number | null;
  fieldGoalsAttempted: number | null;
  threePointFieldGoalsMade: number | null;
  threePointFieldGoalsAttempted: number | null;
  freeThrowsMade: number | null;
  freeThrowsAttempted: number | null;
  offensiveRebounds: number | null;
  defensiveRebounds: number | null;
  totalRebounds: number | null;
  assists: number | null;
  steals: number | null;
  blocks: number | null;
  /** Team: all turnovers, team turnovers included. Athlete: his own. */
  turnovers: number | null;
  /** Personal fouls, flagrant and class A technical ones among them; a team's include those of its bench. */
  fouls: number | null;
}

export interface TeamBoxScore extends BoxCounts {
  /** Turnovers charged to the team and to no athlete; part of `turnovers`. */
  teamTurnovers: number | null;
  technicalFouls: number | null;
  flagrantFouls: number | null;
  pointsInPaint: number | null;
  pointsOffTurnovers: number | null;
  fastBreakPoints: number | null;
  /** Largest lead held at any moment, 0 when the team never led. */
  largestLead: number | null;
  /** Only where the feed publishes a possession count; otherwise computed. */
  possessions: number | null;
}

export interface AthleteBoxScore extends BoxCounts {
  athlete: string;
  /** Whole or fractional minutes as the feed prints them. */
  minutes: number | null;
  starter: boolean | null;
  ejected: boolean | null;
}

export interface ShotFact {
  shooter: string | null;
  made: boolean;
  range: ShotRange;
  assisted: boolean;
  assistedBy: string | null;
  /** Tenths of a foot on the 940 x 500 court; null where the feed has no location. */
  location: { x: number; y: number } | null;
}

export interface PlayFact {
  sourceId: string;
  /** An id the play must keep (a mirrored record); null lets the store give one. */
  id: number | null;
  /** Id in PLAY_TYPES. */
  typeId: number;
  /** The feed's own name of the type, when the catalogue has none for the id. */
  typeName: string | null;
  period: number;
  clock: string;
  /** Seconds left in the period. */
  secondsRemaining: number;
  /** Scores after the play. */
  homeScore: number;
  awayScore: number;
  /** The team the play belongs to; null for plays without a team. */
  side: Side | null;
  scoringPlay: boolean | null;
  shootingPlay: boolean | null;
  /** Value of the try, even when missed. */
  scoreValue: number | null;
  /** ISO date-time of the play, UTC with milliseconds. */
  wallclock: string | null;
  text: string | null;
  /** Home win probability after the play, 0 to 1, from the feed. */
  homeWinProbability: number | null;
  /** Athlete keys named in the play. */
  participants: string[];
  /** Athlete keys on the floor, when the feed itself states them; null lets the stints decide. */
  onFloor: string[] | null;
  shot: ShotFact | null;
  event: PlayEvent;
}

/** The score and time at one end of a stint, seen from the athlete's team. */
export interface StintEnd {
  period: number;
  secondsRemaining: number;
  teamPoints: number;
  opponentPoints: number;
}

/** An athlete's continuous time on the floor. */
export interface StintFact {
  athlete: string;
  side: Side;
  subIn: StintEnd;
  subOut: StintEnd;
}

export interface BroadcastFact {
  /** TV, Streaming, Radio, PPV, Mobile */
  type: string;
  name: string;
}

/** Somebody who offers betting lines. */
export interface LineProviderFact {
  ids: SourceIds;
  name: string;
}

/** What a provider offered at one moment. */
export interface LineQuoteFact {
  /** UTC with milliseconds. */
  at: string;
  spread: number | null;
  overUnder: number | null;
  homeMoneyline: number | null;
  awayMoneyline: number | null;
}

/** A betting line of one provider. Spread from the home side: negative means the home team is favoured. */
export interface LineFact {
  provider: string;
  spread: number | null;
  overUnder: number | null;
  homeMoneyline: number | null;
  awayMoneyline: number | null;
  spreadOpen: number | null;
  overUnderOpen: number | null;
  /** Every change from the opening to the last quote, oldest first; absent where the feed keeps none. */
  history?: LineQuoteFact[];
}

export interface GameSideFact {
  team: TeamFact;
  /** The conference the team belonged to in the game's season; null when the feed does not say. */
  conference: ConferenceFact | null;
  seed: number | null;
  points: number | null;
  periodPoints: number[] | null;
  winner: boolean | null;
  boxScore: TeamBoxScore | null;
}

/** Everything one source states of one game. */
export interface GameFact {
  source: Source;
  /**
   * Id of the statement within `source`: the game's id there, or a kind and the id where a source speaks of a game in several payloads
   * (`scoreboard/401828387`), so that a sparse one never replaces a full one.
   */
  sourceId: string;
  ids: SourceIds;
  league: League;
  season: number;
  seasonType: SeasonType | null;
  /** UTC with milliseconds. Null when the feed knows only the day. */
  startDate: string | null;
  /** The day the game is played on in US Eastern time, YYYY-MM-DD. */
  easternDate: string;
  startTimeTbd: boolean | null;
  neutralSite: boolean | null;
  conferenceGame: boolean | null;
  gameType: string | null;
  tournament: string | null;
  notes: string | null;
  status: GameStatus;
  /** Only while in progress. */
  period: number | null;
  clock: string | null;
  attendance: number | null;
  venue: VenueFact | null;
  broadcasts: BroadcastFact[] | null;
  lines: LineFact[] | null;
  home: GameSideFact;
  away: GameSideFact;
  athletes: GameAthleteFact[];
  athleteBoxScores: AthleteBoxScore[] | null;
  plays: PlayFact[] | null;
  /** Stints stated by the feed itself (a mirrored service). Null lets substitutions or floors decide. */
  stints: StintFact[] | null;
}
