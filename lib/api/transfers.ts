/** Transfers as records, a year at a time. */
import { seasonAfterYear } from "#lib/basketball/season.ts";
import { recordSourceId } from "#lib/basketball/source-id.ts";
import type { ValuesOf } from "#lib/records/endpoint.ts";
import type { transfers } from "#lib/records/recruiting-endpoints.ts";
import type { TeamOfSeason, Transfer } from "#lib/records/recruiting-records.ts";
import type { ConferenceListRow } from "#lib/store/conferences.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectSourceIds } from "#lib/store/identities.ts";
import { selectTeamIdsByName } from "#lib/store/teams.ts";
import { selectTransfers, selectTransferYears, type TransferFilter } from "#lib/store/transfers.ts";
import { conferenceFilter } from "./conference-filter.ts";
import { inParts, type Listing } from "./listing.ts";
import { conferencesByTeam } from "./teams.ts";

type ConferenceFilter = Awaited<ReturnType<typeof conferenceFilter>>;

export async function listTransfers(db: Database, values: ValuesOf<typeof transfers>): Promise<Listing> {
  const { sourceTeam, destinationTeam, position } = values;
  const years = values.year === undefined ? await selectTransferYears(db) : [values.year];
  const filter = {
    originTeamIds: sourceTeam === undefined ? undefined : await selectTeamIdsByName(db, sourceTeam),
    destinationTeamIds: destinationTeam === undefined ? undefined : await selectTeamIdsByName(db, destinationTeam),
    position,
  };
  const fromWanted = await conferenceFilter(db, values.sourceConference);
  const toWanted = await conferenceFilter(db, values.destinationConference);
  return {
    batches: () =>
      inParts(years, 1, async ([year]) =>
        year === undefined ? [] : readYear(db, { ...filter, year }, fromWanted, toWanted),
      ),
  };
}

async function readYear(
  db: Database,
  filter: TransferFilter,
  fromWanted: ConferenceFilter,
  toWanted: ConferenceFilter,
): Promise<string[]> {
  // He plays for his old team in the season that ends in the year, for the new one in the season after.
  const before = await conferencesByTeam(db, filter.year);
  const after = await conferencesByTeam(db, seasonAfterYear(filter.year));
  const rows = (await selectTransfers(db, filter)).filter(
    ({ originTeamId, destinationTeamId }) =>
      fromWanted(before.get(originTeamId ?? 0)) && toWanted(after.get(destinationTeamId ?? 0)),
  );
  const sourceIds = await selectSourceIds(
    db,
    "transfer",
    rows.map((row) => row.id),
  );
  return rows.map((row) =>
    JSON.stringify({
      id: row.id,
      // The interface has a text here and no null.
      sourceId: recordSourceId(sourceIds.get(row.id) ?? {}) ?? "",
      year: row.year,
      firstName: row.firstName,
      lastName: row.lastName,
      position: row.position,
      origin: teamOfSeason(row.originTeamId, row.originTeam, before),
      destination: teamOfSeason(row.destinationTeamId, row.destinationTeam, after),
      eligibility: row.eligibility,
      yearsRemaining: row.yearsRemaining,
      stars: row.stars,
      rating: row.rating,
    } satisfies Transfer),
  );
}

function teamOfSeason(
  id: number | null,
  name: string | null,
  conferences: ReadonlyMap<number, ConferenceListRow>,
): TeamOfSeason | null {
  if (id === null || name === null) return null;
  return { id, name, conference: conferences.get(id)?.abbreviation ?? null };
}
