/**
 * Tables of the store. Facts come from feeds and are never computed; derived tables can be dropped and rebuilt from them at any time.
 *
 * One portable set of types over both engines: booleans are 0 and 1, times are ISO texts in UTC (they sort as they read), structures are
 * JSON texts, documents are bytes. Columns are snake_case in SQL and camelCase here, through Kysely's plugin.
 */
import type { GameStatus, SeasonType, Side, Source } from "#lib/basketball/enums.ts";
import type { DraftPickTable, DraftTeamTable } from "./draft-tables.ts";
import type { EntityKind } from "./entity-kinds.ts";
import type { GameLineupTable, StintTable } from "./floor-tables.ts";
import type { ImportedDocumentTable, ImportFaultTable, UnmatchedNameTable } from "./import-log-tables.ts";
import type { GameLineTable, LineProviderTable } from "./line-tables.ts";
import type { PollEntryTable, PollTable } from "./poll-tables.ts";
import type { GameEloTable, SeasonRatingTable, StaleRatingTable } from "./rating-tables.ts";
import type {
  RecruitingRankingTable,
  RecruitingSchoolTable,
  RecruitTable,
  TransferTable,
} from "./recruiting-tables.ts";

import type {
  GameTallyTable,
  SeasonAthleteTable,
  SeasonTeamTable,
  StaleSeasonTeamTable,
} from "./season-total-tables.ts";

export type Flag = 0 | 1;

/** One value a name: the store's league, the secret that signs visitor tokens. */
export interface SettingTable {
  name: string;
  value: string;
}

/** Counts every write: `store`, `entities` (teams, athletes, venues, conferences) and `season:2026`. */
export interface RevisionTable {
  scope: string;
  value: number;
  /** When it was last counted up, UTC with milliseconds. */
  writtenAt: string | null;
}

// Facts ------------------------------------------------------------------------------------------------------------

/** Which entity a source's id means. One entity, one row, whatever the source. */
export interface SourceIdentityTable {
  entity: EntityKind;
  source: Source;
  sourceId: string;
  id: number;
}

export interface VenueTable {
  id: number;
  name: string;
  nameKey: string;
  city: string | null;
  state: string | null;
  country: string | null;
  /** How good the source of the attributes is (ingest/authority.ts); a better one replaces them, an equal one only fills gaps. */
  authority: number;
}

export interface ConferenceTable {
  id: number;
  name: string | null;
  nameKey: string;
  abbreviation: string | null;
  shortName: string | null;
  authority: number;
}

export interface TeamTable {
  id: number;
  school: string;
  nameKey: string;
  mascot: string | null;
  abbreviation: string | null;
  displayName: string | null;
  shortDisplayName: string | null;
  primaryColor: string | null;
  secondaryColor: string | null;
  /** JSON array of addresses. */
  logos: string | null;
  venueId: number | null;
  authority: number;
}

/** A team's conference over seasons, ends included. `endSeason` null: the feed says it still belongs. */
export interface MembershipTable {
  teamId: number;
  conferenceId: number;
  startSeason: number;
  endSeason: number | null;
  authority: number;
}

export interface AthleteTable {
  id: number;
  name: string;
  nameKey: string;
  firstName: string | null;
  lastName: string | null;
  jersey: string | null;
  position: string | null;
  heightInches: number | null;
  weightPounds: number | null;
  /** JSON of HometownFact. */
  hometown: string | null;
  dateOfBirth: string | null;
  authority: number;
}

export interface RosterTable {
  teamId: number;
  athleteId: number;
  startSeason: number;
  endSeason: number;
}

/** Everything one source states of one game: a GameFact as compressed JSON. */
export interface GameFactTable {
  source: Source;
  sourceId: string;
  gameId: number;
  document: Uint8Array;
}

/** Keys to the interface. The key itself is shown once and never stored. */
export interface ApiKeyTable {
  id: number;
  /** SHA-256 of the key, hex. */
  hash: string;
  prefix: string;
  lastFour: string;
  label: string;
  tier: number;
  createdAt: string;
  revokedAt: string | null;
}

// Derived ----------------------------------------------------------------------------------------------------------

/** A game: the better source of each fact. */
export interface GameTable {
  id: number;
  sourceId: string;
  season: number;
  seasonType: SeasonType;
  startDate: string;
  easternDate: string;
  startTimeTbd: Flag;
  neutralSite: Flag;
  conferenceGame: Flag;
  gameType: string | null;
  tournament: string | null;
  notes: string | null;
  status: GameStatus;
  period: number | null;
  clock: string | null;
  attendance: number | null;
  venueId: number | null;
  /** JSON array of BroadcastFact. */
  broadcasts: string;
  homeTeamId: number;
  homeConferenceId: number | null;
  homeSeed: number | null;
  homePoints: number | null;
  /** JSON array of numbers. */
  homePeriodPoints: string | null;
  homeWinner: Flag | null;
  awayTeamId: number;
  awayConferenceId: number | null;
  awaySeed: number | null;
  awayPoints: number | null;
  awayPeriodPoints: string | null;
  awayWinner: Flag | null;
  /** Null until the game is over, and without win probabilities. */
  excitement: number | null;
}

/** One row per team and game that has a box score. */
export interface GameTeamTable {
  gameId: number;
  side: Side;
  teamId: number;
  season: number;
  gameMinutes: number | null;
  pace: number | null;
  possessions: number | null;
  /** JSON of the record's `teamStats` (GameBoxScoreTeamStats). */
  stats: string;
}

/** One row per athlete named in a game. */
export interface GamePlayerTable {
  gameId: number;
  side: Side;
  teamId: number;
  athleteId: number;
  season: number;
  /** Place in the record: starters first, then minutes descending, then id. */
  position: number;
  /** JSON of the player's row of the record (GameBoxScorePlayer); null when he did not play. */
  stats: string | null;
}

/** A game's plays: one document, written once and read many times (see play-document.ts). */
export interface GamePlaysTable {
  gameId: number;
  season: number;
  playCount: number;
  /** PlayInfo records joined by commas, raw deflate closed by a full flush: such pieces concatenate into one gzip body. */
  body: Uint8Array;
  /** CRC-32 and length of the uncompressed bytes. */
  crc32: number;
  byteLength: number;
  /** JSON of PlayIndex. */
  playIndex: string;
}

/** What is known of a game's data: which sources, whether plays are whole, how possessions were counted, where feeds disagree. */
export interface GameQualityTable {
  gameId: number;
  season: number;
  /** JSON array of sources. */
  sources: string;
  playsSource: Source | null;
  playsWhole: Flag | null;
  stintsSource: Source | null;
  possessionsMethod: "counted" | "published" | "estimated" | null;
  /** JSON array of differences between the feed's box score and the one counted from plays. */
  boxDifferences: string;
  /** JSON array of warnings. */
  warnings: string;
  /** Whether a feed states the part of the season, which else the calendar decides; null until the game is derived again. */
  seasonTypeStated: Flag | null;
  /** The same of the conference game, which else the memberships of the teams decide. */
  conferenceGameStated: Flag | null;
}

/** Games whose derived rows must be computed again because an entity they show has changed. */
export interface StaleGameTable {
  gameId: number;
}

export interface Tables {
  setting: SettingTable;
  revision: RevisionTable;
  sourceIdentity: SourceIdentityTable;
  venue: VenueTable;
  conference: ConferenceTable;
  team: TeamTable;
  membership: MembershipTable;
  athlete: AthleteTable;
  roster: RosterTable;
  gameFact: GameFactTable;
  importedDocument: ImportedDocumentTable;
  importFault: ImportFaultTable;
  unmatchedName: UnmatchedNameTable;
  lineProvider: LineProviderTable;
  poll: PollTable;
  pollEntry: PollEntryTable;
  recruitingSchool: RecruitingSchoolTable;
  recruit: RecruitTable;
  recruitingRanking: RecruitingRankingTable;
  transfer: TransferTable;
  draftTeam: DraftTeamTable;
  draftPick: DraftPickTable;
  apiKey: ApiKeyTable;
  game: GameTable;
  gameTeam: GameTeamTable;
  gamePlayer: GamePlayerTable;
  stint: StintTable;
  gameLine: GameLineTable;
  gamePlays: GamePlaysTable;
  gameQuality: GameQualityTable;
  staleGame: StaleGameTable;
  seasonRating: SeasonRatingTable;
  gameElo: GameEloTable;
  staleRating: StaleRatingTable;
  gameTally: GameTallyTable;
  gameLineup: GameLineupTable;
  seasonTeam: SeasonTeamTable;
  seasonAthlete: SeasonAthleteTable;
  staleSeasonTeam: StaleSeasonTeamTable;
}
