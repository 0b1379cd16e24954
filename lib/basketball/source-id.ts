/**
 * The `sourceId` that records show. The interface means the upstream (ESPN) id by it; an entity that only another source knows
 * shows that source's id behind its name, `ncaa:6470535`, so that the two can never be confused and a mirror can tell them apart.
 */

import type { SourceIds } from "./entity-facts.ts";
import { SOURCES, type Source } from "./enums.ts";

/** Text of the best id an entity has: ESPN's plain, otherwise the first other source's with its name in front. */
export function recordSourceId(ids: SourceIds): string | null {
  if (ids.espn !== undefined) return ids.espn;
  for (const source of SOURCES) {
    const id = ids[source];
    if (id !== undefined && source !== "cbbd") return `${source}:${id}`;
  }
  return null;
}

/** Reads a `sourceId` of a record back into ids by source. */
export function parseRecordSourceId(text: string | null): SourceIds {
  if (!text) return {};
  const separator = text.indexOf(":");
  const prefix = text.slice(0, separator);
  if (separator > 0 && (SOURCES as readonly string[]).includes(prefix)) {
    return { [prefix as Source]: text.slice(separator + 1) };
  }
  return { espn: text };
}
