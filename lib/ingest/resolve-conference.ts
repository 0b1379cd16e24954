/** Which conference a feed means. */

import type { ConferenceFact } from "#lib/basketball/entity-facts.ts";
import type { Source } from "#lib/basketball/enums.ts";
import { personNameKey } from "#lib/basketball/person-names.ts";
import type { Database } from "#lib/store/connection.ts";
import { markConferenceGamesStale } from "#lib/store/derived-games.ts";
import { type ConferenceRow, selectAllConferences } from "#lib/store/entities.ts";
import { entityAuthority, type Mention } from "./authority.ts";
import { hasOtherId, type Resolution, type ResolverMemory, resolveEntity } from "./entity-resolver.ts";

/** Columns that other rows show: when they change, the games of the conference's teams are computed again. */
const SHOWN_COLUMNS = ["abbreviation"];

/** By id, else by any of its three names. */
export async function resolveConference(
  db: Database,
  memory: ResolverMemory,
  source: Source,
  mention: Mention,
  conference: ConferenceFact,
): Promise<Resolution> {
  const { name, abbreviation, shortName } = conference;
  const resolution = await resolveEntity(db, memory, {
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
  if (resolution.changed.some((column) => SHOWN_COLUMNS.includes(column))) {
    await markConferenceGamesStale(db, resolution.id);
  }
  return resolution;
}

function names(conference: ConferenceFact | ConferenceRow): string[] {
  return [conference.name, conference.abbreviation, conference.shortName]
    .filter((text) => text !== null)
    .map(personNameKey);
}
