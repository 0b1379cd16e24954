/** Venues. */
import type { Database } from "./connection.ts";

export interface VenueListRow {
  id: number;
  name: string;
  city: string | null;
  state: string | null;
  country: string | null;
}

/** Every venue, by id. */
export function selectVenues(db: Database): Promise<VenueListRow[]> {
  return db.selectFrom("venue").select(["id", "name", "city", "state", "country"]).orderBy("id").execute();
}
