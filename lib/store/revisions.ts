/** Revisions: every write counts one up, and caches, ETags and live pages hang on them. */
import type { Database } from "./connection.ts";

/**
 * `store` counts every write, `entities` those of teams, athletes, venues and conferences, `season:2026` those of a season's games and polls,
 * `recruiting` those of recruits, their rankings and transfers, `draft` those of the professional draft.
 */
export type RevisionScope = "store" | "entities" | "recruiting" | "draft" | `season:${number}`;

/** Counts `scopes` up; the whole store's revision with them. */
export async function bumpRevisions(db: Database, scopes: Iterable<RevisionScope>): Promise<void> {
  for (const scope of new Set<RevisionScope>(["store", ...scopes])) {
    await db
      .insertInto("revision")
      .values({ scope, value: 1 })
      .onConflict((conflict) => conflict.column("scope").doUpdateSet((eb) => ({ value: eb("revision.value", "+", 1) })))
      .execute();
  }
}

/** Revision of each scope; 0 for one that was never written. */
export async function selectRevisions(db: Database, scopes: readonly RevisionScope[]): Promise<number[]> {
  const rows = await db
    .selectFrom("revision")
    .selectAll()
    .where("scope", "in", [...scopes])
    .execute();
  const values = new Map(rows.map((row) => [row.scope, row.value]));
  return scopes.map((scope) => values.get(scope) ?? 0);
}
