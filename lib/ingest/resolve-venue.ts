/** Which venue a feed means. */

import type { VenueFact } from "#lib/basketball/entity-facts.ts";
import type { Source } from "#lib/basketball/enums.ts";
import { personNameKey } from "#lib/basketball/person-names.ts";
import type { Database } from "#lib/store/connection.ts";
import { selectEntitiesByName } from "#lib/store/entities.ts";
import { entityAuthority, type Mention } from "./authority.ts";
import { hasOtherId, type Resolution, type ResolverMemory, resolveEntity } from "./entity-resolver.ts";

/** By id, else by name where the city does not speak against it. */
export function resolveVenue(
  db: Database,
  memory: ResolverMemory,
  source: Source,
  mention: Mention,
  venue: VenueFact,
): Promise<Resolution> {
  const nameKey = personNameKey(venue.name);
  return resolveEntity(db, memory, {
    table: "venue",
    ids: venue.ids,
    stated: { name: venue.name, nameKey, city: venue.city, state: venue.state, country: venue.country },
    authority: entityAuthority(source, mention),
    findByName: async () => {
      for (const candidate of await selectEntitiesByName(db, "venue", [nameKey])) {
        const sameCity =
          candidate.city === null || venue.city === null || candidate.city.toLowerCase() === venue.city.toLowerCase();
        if (sameCity && !(await hasOtherId(db, "venue", candidate.id, venue.ids))) return candidate.id;
      }
      return null;
    },
  });
}
