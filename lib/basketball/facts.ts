/**
 * The facts a feed can state. A mapper turns raw payloads into these; nothing else leaves a feed.
 *
 * Rule for every field: what the feed does not say is null. Never a default, never 0, never today's date.
 */
import type { GameStatus, League, SeasonType, ShotRange, Side, Source } from "./enums.ts";
import type { PlayEvent } from "./play-event.ts";

/**
 * Ids of one entity by source. A feed may know more than its own: a `cbbd` record carries the service's own id
 * (`cbbd`) and the upstream one (`espn`). Empty where the feed knows only a name.
 */
export type SourceIds = { readonly [source in Source]?: string };

export interface VenueFact {
  ids: SourceIds;
  name: string;
  city: string | null;
  state: string | null;
  country: string | null;
}

export interface ConferenceFact {
  ids: SourceIds;
  /** `Atlantic 10 Conference` */
  name: string | null;
  /** `A-10`: what `conference` filters and records use. */
  abbreviation: string | null;
  /** `Atlantic 10` */
  shortName: string | null;
}

export interface TeamFact {
  ids: SourceIds;
  /** The school: `Saint Louis`. What `team` filters compare with. */
  school: string;
  mascot: string | null;
  abbreviation: string | null;
  displayName: string | null;
  shortDisplayName: string | null;
  /** Six hex digits without `#`. */
  primaryColor: string | null;
  secondaryColor: string | null;
  logos: string[] | null;
  /** Home arena. */
  venue: VenueFact | null;
}

export interface HometownFact {
  city: string | null;
  state: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  countyFips: string | null;
}

export interface AthleteFact {
  ids: SourceIds;
  name: string;
  firstName: string | null;
  lastName: string | null;
  jersey: string | null;
  /** Abbreviation: G, F, C ... */
  position: string | null;
  heightInches: number | null;
  weightPounds: number | null;
  hometown: HometownFact | null;
  /** YYYY-MM-DD */
  dateOfBirth: string | null;
}

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

/** A betting line of one provider. Spread from the home side: negative means the home team is favoured. */
export interface LineFact {
  provider: string;
  spread: number | null;
  overUnder: number | null;
  homeMoneyline: number | null;
  awayMoneyline: number | null;
  spreadOpen: number | null;
  overUnderOpen: number | null;
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

/** Membership of a team in a conference over seasons; `endSeason` null means it still belongs. */
export interface MembershipFact {
  team: TeamFact;
  conference: ConferenceFact;
  startSeason: number;
  endSeason: number | null;
}

/** An athlete on a team's roster from `startSeason` to `endSeason`. */
export interface RosterFact {
  team: TeamFact;
  athlete: AthleteFact;
  startSeason: number;
  endSeason: number;
}

/** What a mapper hands over: one of these per payload or record. */
export type Fact =
  | { kind: "game"; game: GameFact }
  | {
      kind: "team";
      source: Source;
      league: League | null;
      team: TeamFact;
      conference: ConferenceFact | null;
      season: number | null;
    }
  | { kind: "conference"; source: Source; league: League | null; conference: ConferenceFact }
  | { kind: "venue"; source: Source; venue: VenueFact }
  | { kind: "membership"; source: Source; league: League | null; membership: MembershipFact }
  | { kind: "roster"; source: Source; league: League | null; roster: RosterFact };
