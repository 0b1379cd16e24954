/** The number an entity or a game keeps from its source, so that it is the same in every store, in whatever order things are imported. */
import type { SourceIds } from "#lib/basketball/entity-facts.ts";

const LARGEST_ID = 2_147_483_647;

/**
 * The id to take where it is free: that of the mirrored service, for a mirror answers with the same ids, else that of the simulation, whose league is
 * the same everywhere. Null when no such source knows the entity, or its id is no number of 31 bits.
 */
export function keptId(ids: SourceIds): number | null {
  const text = ids.cbbd ?? ids.simulation;
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST_ID ? id : null;
}
