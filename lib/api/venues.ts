/** Venues as records. */
import { recordSourceId } from "#lib/basketball/source-id.ts";
import type { VenueInfo } from "#lib/records/team-records.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectSourceIds } from "#lib/store/identities.ts";
import { selectVenues } from "#lib/store/venues.ts";
import { type Listing, listingOf } from "./listing.ts";

export async function listVenues(db: Database): Promise<Listing> {
  const rows = await selectVenues(db);
  const sourceIds = await selectSourceIds(
    db,
    "venue",
    rows.map((row) => row.id),
  );
  return listingOf(
    rows.map(
      (row) =>
        ({
          id: row.id,
          sourceId: recordSourceId(sourceIds.get(row.id) ?? {}),
          name: row.name,
          city: row.city,
          state: row.state,
          country: row.country,
        }) satisfies VenueInfo,
    ),
  );
}
