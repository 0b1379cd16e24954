/** The row a source tells of, among rows that have no attributes to be looked up by but their own: recruits, transfers, draft teams. */
import type { Source } from "#lib/basketball/enums.ts";
import type { Database } from "#lib/store/connection.ts";
import type { EntityKind } from "#lib/store/entity-kinds.ts";
import { insertIdentity, nextId, selectIdentity, selectSourceIds } from "#lib/store/identities.ts";
import { keptId } from "./kept-id.ts";

/**
 * The id of the row: by the source's id, else the first of `alike` (ids of rows that look the same) which the source does not know by
 * another id, else a new one. Notes the source's id.
 */
export async function findOrNumber(
  db: Database,
  entity: EntityKind,
  source: Source,
  sourceId: string,
  alike: readonly number[],
): Promise<number> {
  const known = await selectIdentity(db, entity, source, sourceId);
  if (known !== null) return known;
  const taken = await selectSourceIds(db, entity, alike);
  const free = alike.find((id) => taken.get(id)?.[source] === undefined);
  const id = free ?? (await nextId(db, entity, keptId({ [source]: sourceId })));
  await insertIdentity(db, entity, source, sourceId, id);
  return id;
}
