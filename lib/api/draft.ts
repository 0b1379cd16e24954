/** Teams, positions and picks of the professional draft as records. */
import type { SourceIds } from "#lib/basketball/entity-facts.ts";
import { SOURCES } from "#lib/basketball/enums.ts";
import { positionName } from "#lib/basketball/positions.ts";
import type { draftPicks } from "#lib/records/draft-endpoints.ts";
import type { DraftPick, DraftPosition, DraftTeam } from "#lib/records/draft-records.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectDraftPicks, selectDraftPositions, selectDraftTeams } from "#lib/store/draft.ts";
import { selectSourceIds } from "#lib/store/identities.ts";
import { findLinkedAthletes } from "./linked-athletes.ts";
import { type Listing, listingOf } from "./listing.ts";

export async function listDraftTeams(db: Database): Promise<Listing> {
  const rows = await selectDraftTeams(db);
  const sourceIds = await selectSourceIds(
    db,
    "draftTeam",
    rows.map((row) => row.id),
  );
  return listingOf(
    rows.map(
      ({ id, location, name, displayName, abbreviation }) =>
        ({
          id,
          sourceId: numericSourceId(sourceIds.get(id) ?? {}),
          location,
          name,
          displayName,
          abbreviation,
        }) satisfies DraftTeam,
    ),
  );
}

/** The interface has a number here, where all other records have a text; null where no upstream id is one. */
function numericSourceId(ids: SourceIds): number | null {
  for (const source of SOURCES) {
    const text = ids[source];
    if (source !== "cbbd" && text !== undefined && /^\d{1,15}$/.test(text)) return Number(text);
  }
  return null;
}

export async function listDraftPositions(db: Database): Promise<Listing> {
  const positions = (await selectDraftPositions(db)).map(
    (abbreviation): DraftPosition => ({ name: positionName(abbreviation) ?? abbreviation, abbreviation }),
  );
  // They come by abbreviation, and the sort keeps that between equal names.
  return listingOf(positions.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)));
}

export async function listDraftPicks(db: Database, values: ValuesOf<typeof draftPicks>): Promise<Listing> {
  const rows = await selectDraftPicks(db, values);
  const athletes = await findLinkedAthletes(db, rows);
  return listingOf(
    rows.map(
      (row, place) =>
        ({
          athleteId: athletes[place] ?? null,
          sourceTeamId: row.sourceTeamId,
          sourceTeamLocation: row.sourceTeamLocation,
          sourceTeamName: row.sourceTeamName,
          sourceTeamLeagueAffiliation: row.sourceTeamLeague,
          sourceTeamCollegeId: row.collegeTeamId,
          draftTeamId: row.draftTeamId,
          draftTeam: row.draftTeam,
          year: row.year,
          overall: row.overall,
          round: row.round,
          pick: row.pick,
          name: row.name,
          position: row.position,
          overallRank: row.overallRank,
          positionRank: row.positionRank,
          height: row.heightInches,
          weight: row.weightPounds,
        }) satisfies DraftPick,
    ),
  );
}
