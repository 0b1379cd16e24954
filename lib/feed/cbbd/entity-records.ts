/** Records of files that stand for themselves: what does not belong to a game. */
import type { League } from "#lib/basketball/enums.ts";
import type { Fact } from "#lib/basketball/facts.ts";
import { mapDraftPick, mapDraftTeam } from "./map-draft.ts";
import {
  mapConference,
  mapConferenceHistory,
  mapDirectory,
  mapLineProvider,
  mapPlayerSeason,
  mapRoster,
  mapTeam,
  mapVenue,
} from "./map-entities.ts";
import { mapRecruit, mapRecruitingRanking, mapTransfer } from "./map-recruiting.ts";
import type { ParsedRecord } from "./parse-record.ts";

/** Records that go into one document, and so into one transaction. */
const TOGETHER = 500;

/** How many records of a kind in a row make a document; null for records of games. */
export function recordsTogether({ kind }: ParsedRecord): number | null {
  switch (kind) {
    case "conference":
    case "venue":
    case "team":
    case "playerSeason":
    case "recruit":
    case "recruitingRanking":
    case "transfer":
    case "draftTeam":
    case "draftPick":
      return TOGETHER;
    case "conferenceHistory":
    case "directory":
    case "roster":
    case "lineProvider":
      return 1;
    default:
      return null;
  }
}

/** Key of the document that begins with a record; null for a record of a game. */
export function entityKey({ kind, record }: ParsedRecord): string | null {
  switch (kind) {
    case "conference":
      return `conferences/${record.id}`;
    case "conferenceHistory":
      return `conferences/history/${record.id}`;
    case "venue":
      return `venues/${record.id}`;
    case "team":
      return `teams/${record.id}`;
    case "directory":
      return `directory/${record.season}`;
    case "roster":
      return `rosters/${record.season}/${record.teamId}`;
    case "playerSeason":
      return `players/${record.season}/${record.athleteId}`;
    case "lineProvider":
      return `lines/providers/${record.id}`;
    case "recruit":
      return `recruiting/players/${record.id}`;
    case "recruitingRanking":
      return `recruiting/teams/${record.year}/${record.teamId}`;
    case "transfer":
      return `recruiting/portal/${record.id}`;
    case "draftTeam":
      return `draft/teams/${record.id}`;
    case "draftPick":
      return `draft/picks/${record.year}/${record.overall}`;
    default:
      return null;
  }
}

/** Facts of a record; none for one of a game. */
export function mapEntityRecord({ kind, record }: ParsedRecord, league: League): Fact[] {
  switch (kind) {
    case "conference":
      return [mapConference(record, league)];
    case "conferenceHistory":
      return mapConferenceHistory(record, league);
    case "venue":
      return [mapVenue(record)];
    case "team":
      return [mapTeam(record, league)];
    case "directory":
      return mapDirectory(record, league);
    case "roster":
      return mapRoster(record, league);
    case "playerSeason":
      return [mapPlayerSeason(record, league)];
    case "lineProvider":
      return [mapLineProvider(record)];
    case "recruit":
      return [mapRecruit(record, league)];
    case "recruitingRanking":
      return [mapRecruitingRanking(record, league)];
    case "transfer":
      return [mapTransfer(record, league)];
    case "draftTeam":
      return [mapDraftTeam(record, league)];
    case "draftPick":
      return [mapDraftPick(record, league)];
    default:
      return [];
  }
}
