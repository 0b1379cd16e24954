/** Which record of the interface a value is, told by the fields it has. */
import { RawGame, RawGameMedia, RawPlayerBoxScore, RawTeamBoxScore } from "./raw-games.ts";
import { RawGameLines, RawLineProvider, RawRanking } from "./raw-lines-and-polls.ts";
import { RawPlay, RawSubstitution } from "./raw-plays.ts";
import {
  RawDraftPick,
  RawDraftTeam,
  RawRecruit,
  RawRecruitingRanking,
  RawTransfer,
} from "./raw-recruiting-and-draft.ts";
import {
  RawConference,
  RawConferenceHistory,
  RawDirectory,
  RawPlayerSeason,
  RawRoster,
  RawTeam,
  RawVenue,
} from "./raw-teams.ts";

/** Fields that only records of a kind have together; where one kind's fields are among another's, the fuller kind stands first. */
const FIELDS = {
  conferenceHistory: ["id", "abbreviation", "teams"],
  directory: ["season", "teams", "conferences"],
  roster: ["teamId", "teamSourceId", "players"],
  scoutingReport: ["players", "dataGenerated"],
  game: ["id", "homeTeamId", "awayTeamId", "status"],
  media: ["gameId", "homeTeamId", "broadcasts"],
  gameLines: ["gameId", "homeTeamId", "lines"],
  teamBoxScore: ["gameId", "teamStats", "opponentStats"],
  playerBoxScore: ["gameId", "opponentId", "players"],
  play: ["gameId", "playType", "period"],
  substitution: ["gameId", "athleteId", "subIn", "subOut"],
  ranking: ["season", "week", "pollType", "teamId"],
  playerShootingSeason: ["season", "athleteId", "trackedShots"],
  teamShootingSeason: ["season", "teamId", "trackedShots"],
  playerSeason: ["season", "athleteId", "teamId", "minutes"],
  teamSeason: ["season", "teamId", "games", "wins"],
  recruit: ["id", "year", "hometown", "committedTo"],
  recruitingRanking: ["teamId", "year", "ranking"],
  transfer: ["id", "year", "origin", "destination"],
  draftPick: ["draftTeamId", "year", "overall"],
  draftTeam: ["id", "location", "displayName", "abbreviation"],
  team: ["id", "school"],
  conference: ["id", "name", "abbreviation"],
  venue: ["id", "name", "city", "state"],
  playType: ["id", "name"],
  // Has no field that a play type lacks: only an address tells the two apart, and in a file it is passed over with them.
  lineProvider: ["id", "name"],
  draftPosition: ["name", "abbreviation"],
} as const satisfies Record<string, readonly string[]>;

export type RecordKind = keyof typeof FIELDS;

const KINDS = Object.keys(FIELDS) as RecordKind[];

/** The kind of a parsed JSON value; null when it is no record of the interface. */
export function recordKind(value: unknown): RecordKind | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return KINDS.find((kind) => FIELDS[kind].every((field) => Object.hasOwn(value, field))) ?? null;
}

/** Files of a folder are read in this order: what others refer to comes first. */
export const READING_ORDER: readonly RecordKind[] = [
  "playType",
  "draftPosition",
  "lineProvider",
  "conference",
  "venue",
  "team",
  "conferenceHistory",
  "directory",
  "roster",
  "playerSeason",
  "ranking",
  "recruit",
  "recruitingRanking",
  "transfer",
  "draftTeam",
  "draftPick",
  "scoutingReport",
  "teamSeason",
  "teamShootingSeason",
  "playerShootingSeason",
  "game",
  "teamBoxScore",
  "playerBoxScore",
  "media",
  "gameLines",
  "play",
  "substitution",
];

/** Kinds that hold sums of a season: they are computed from the games, so they are not imported. */
export const AGGREGATES: ReadonlySet<RecordKind> = new Set([
  "teamSeason",
  "teamShootingSeason",
  "playerSeason",
  "playerShootingSeason",
  "scoutingReport",
]);

/** Schemas of the kinds that state facts. */
export const RECORD_SCHEMAS = {
  conference: RawConference,
  venue: RawVenue,
  team: RawTeam,
  conferenceHistory: RawConferenceHistory,
  directory: RawDirectory,
  roster: RawRoster,
  playerSeason: RawPlayerSeason,
  game: RawGame,
  media: RawGameMedia,
  gameLines: RawGameLines,
  lineProvider: RawLineProvider,
  ranking: RawRanking,
  recruit: RawRecruit,
  recruitingRanking: RawRecruitingRanking,
  transfer: RawTransfer,
  draftTeam: RawDraftTeam,
  draftPick: RawDraftPick,
  teamBoxScore: RawTeamBoxScore,
  playerBoxScore: RawPlayerBoxScore,
  play: RawPlay,
  substitution: RawSubstitution,
} as const;

export type FactKind = keyof typeof RECORD_SCHEMAS;
