/** Which conference a feed means. */
import type { Source } from "#lib/basketball/enums.ts";
import type { ConferenceFact } from "#lib/basketball/facts.ts";
import { personNameKey } from "#lib/basketball/person-names.ts";
import type { Database } from "#lib/store/connection.ts";
import { type ConferenceRow, selectAllConferences } from "#lib/store/entities.ts";
import { entityAuthority, type Mention } from "./authority.ts";
import { hasOtherId, type Resolution, type ResolverMemory, resolveEntity } from "./entity-resolver.ts";

/** By id, else by any of its three names. */
export function resolveConference(
  db: Database,
  memory: ResolverMemory,
  source: Source,
  mention: Mention,
  conference: ConferenceFact,
): Promise<Resolution> {
  const { name, abbreviation, shortName } = conference;
  return resolveEntity(db, memory, {
    table: "conference",
    ids: conference.ids,
    stated: { name, abbreviation, shortName, nameKey: personNameKey(name ?? shortName ?? abbreviation ?? "") },
    authority: entityAuthority(source, mention),
    findByName: async () => {
      const wanted = names(conference);
      for (const candidate of await selectAllConferences(db)) {
        const alike = names(candidate).some((candidateName) => wanted.includes(candidateName));
        if (alike && !(await hasOtherId(db, "conference", candidate.id, conference.ids))) return candidate.id;
      }
      return null;
    },
  });
}

function names(conference: ConferenceFact | ConferenceRow): string[] {
  return [conference.name, conference.abbreviation, conference.shortName]
    .filter((text) => text !== null)
    .map(personNameKey);
}
