/** The athletes that rows speak of by a feed's ids alone: who arrives after the row is found all the same. */
import type { SourceIds } from "#lib/basketball/entity-facts.ts";
import type { Source } from "#lib/basketball/enums.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectIdentities } from "#lib/store/identities.ts";

/** Ids of the athletes of `rows` (`athleteIds` is JSON of SourceIds), in their order; null where none of the ids has been seen. */
export async function findLinkedAthletes(
  db: Database,
  rows: readonly { athleteIds: string }[],
): Promise<(number | null)[]> {
  const links = rows.map((row) => Object.entries(JSON.parse(row.athleteIds) as SourceIds) as [Source, string][]);
  const idsBySource = Map.groupBy(links.flat(), ([source]) => source);
  const found = new Map<Source, Map<string, number>>();
  for (const [source, entries] of idsBySource) {
    const sourceIds = entries.map(([, sourceId]) => sourceId);
    found.set(source, await selectIdentities(db, "athlete", source, sourceIds));
  }
  return links.map((ids) => {
    for (const [source, sourceId] of ids) {
      const id = found.get(source)?.get(sourceId);
      if (id !== undefined) return id;
    }
    return null;
  });
}
