/** Conferences and their members over the seasons as records. */
import { recordSourceId } from "#lib/basketball/source-id.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { conferenceHistory } from "#lib/records/team-endpoints.ts";
import type { ConferenceHistory, ConferenceInfo } from "#lib/records/team-records.ts";
import {
  type ConferenceListRow,
  type MembershipSpanRow,
  selectConferences,
  selectMembershipSpans,
} from "#lib/store/conferences.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectSourceIds } from "#lib/store/identities.ts";
import { selectLatestMembershipSeason } from "#lib/store/memberships.ts";
import { type Listing, listingOf } from "./listing.ts";

export async function listConferences(db: Database): Promise<Listing> {
  return listingOf(await conferenceInfos(db, await selectConferences(db)));
}

export async function listConferenceHistory(
  db: Database,
  { conference }: ValuesOf<typeof conferenceHistory>,
): Promise<Listing> {
  const rows = await selectConferences(db, conference);
  const infos = await conferenceInfos(db, rows);
  if (rows.length === 0) return listingOf([]);
  const latest = await selectLatestMembershipSeason(db);
  const spans = await selectMembershipSpans(
    db,
    rows.map((row) => row.id),
  );
  const sourceIds = await selectSourceIds(
    db,
    "team",
    spans.map((span) => span.teamId),
  );
  const member = (span: MembershipSpanRow): ConferenceHistory["teams"][number] => ({
    id: span.teamId,
    sourceId: recordSourceId(sourceIds.get(span.teamId) ?? {}),
    school: span.school,
    mascot: span.mascot,
    startSeason: span.startSeason,
    // A span that ends with the latest season known has not been seen to end.
    endSeason: span.endSeason !== null && latest !== null && span.endSeason >= latest ? null : span.endSeason,
  });
  const members = Map.groupBy(spans, (span) => span.conferenceId);
  return listingOf(
    infos.map(
      (info) => ({ ...info, teams: (members.get(info.id) ?? []).map(member).sort(bySpan) }) satisfies ConferenceHistory,
    ),
  );
}

/** The name a record shows: records have no null here, so the next best name stands in. */
export function conferenceName({ name, shortName, abbreviation }: ConferenceListRow): string {
  return name ?? shortName ?? abbreviation ?? "";
}

export function conferenceAbbreviation({ name, shortName, abbreviation }: ConferenceListRow): string {
  return abbreviation ?? shortName ?? name ?? "";
}

async function conferenceInfos(db: Database, rows: readonly ConferenceListRow[]): Promise<ConferenceInfo[]> {
  const sourceIds = await selectSourceIds(
    db,
    "conference",
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    sourceId: recordSourceId(sourceIds.get(row.id) ?? {}),
    name: conferenceName(row),
    abbreviation: conferenceAbbreviation(row),
    shortName: row.shortName,
  }));
}

type Member = ConferenceHistory["teams"][number];

/** By start, then end with open ends last; the rows come by school and id already, and the sort keeps that. */
function bySpan(a: Member, b: Member): number {
  return a.startSeason - b.startSeason || (a.endSeason ?? Number.MAX_VALUE) - (b.endSeason ?? Number.MAX_VALUE);
}
