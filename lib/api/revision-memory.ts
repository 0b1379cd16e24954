/** Revisions of the data, asked for at every request and read seldom. */
import { LRUCache } from "lru-cache";
import type { Database } from "#lib/store/connection.ts";
import { type RevisionScope, selectRevisions } from "#lib/store/revisions.ts";

const SCOPES_REMEMBERED = 200;

/**
 * A function that gives the revision of some scopes as one text. It is believed for `memoryMilliseconds`, so a write shows at most that much
 * later; 0 asks every time.
 */
export function revisionReader(
  db: Database,
  memoryMilliseconds: number,
  now: () => number,
): (scopes: readonly RevisionScope[]) => Promise<string> {
  const remembered = new LRUCache<string, { revision: Promise<string>; until: number }>({ max: SCOPES_REMEMBERED });
  return (scopes) => {
    const key = scopes.join(" ");
    const known = remembered.get(key);
    if (known && known.until > now()) return known.revision;
    const revision = selectRevisions(db, scopes).then((values) => values.join("."));
    if (memoryMilliseconds > 0) remembered.set(key, { revision, until: now() + memoryMilliseconds });
    // A failed read is not remembered: the next request tries again.
    revision.catch(() => remembered.delete(key));
    return revision;
  };
}
