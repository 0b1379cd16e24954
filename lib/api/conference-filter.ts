/** Filters by conference of records whose conference is that of a team in a season. */
import { type ConferenceListRow, selectConferences } from "#lib/store/conferences.ts";
import type { Database } from "#lib/store/connection.ts";

/**
 * Whether a record of a team in this conference (undefined: in none) is asked for, where `abbreviation` is what the caller gave. Without one every
 * record is; one that no conference has takes none.
 */
export async function conferenceFilter(
  db: Database,
  abbreviation: string | undefined,
): Promise<(conference: ConferenceListRow | undefined) => boolean> {
  if (abbreviation === undefined) return () => true;
  const wanted = new Set((await selectConferences(db, abbreviation)).map(({ id }) => id));
  return (conference) => conference !== undefined && wanted.has(conference.id);
}
