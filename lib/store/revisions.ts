/** Revisions: every write counts one up, and caches, ETags and live pages hang on them. */
import type { Database } from "./connection.ts";

/**
 * `store` counts every write, `entities` those of teams, athletes, venues and conferences, `season:2026` those of a season's games and polls,
 * `numbers:2026` those of its sums and ratings, which count the season up as well, `recruiting` those of recruits, their rankings and transfers, `draft` those of the professional draft.
 */
export type RevisionScope = "store" | "entities" | "recruiting" | "draft" | `season:${number}` | `numbers:${number}`;

/** Counts `scopes` up; the whole store's revision with them. */
export async function bumpRevisions(db: Database, scopes: Iterable<RevisionScope>): Promise<void> {
  const writtenAt = new Date().toISOString();
  for (const scope of new Set<RevisionScope>(["store", ...scopes])) {
    await db
      .insertInto("revision")
      .values({ scope, value: 1, writtenAt })
      .onConflict((conflict) =>
        conflict.column("scope").doUpdateSet((eb) => ({ value: eb("revision.value", "+", 1), writtenAt })),
      )
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

/** When one of `scopes` was last counted up, UTC with milliseconds; null when none ever was. */
export async function selectWrittenAt(db: Database, scopes: readonly RevisionScope[]): Promise<string | null> {
  const row = await db
    .selectFrom("revision")
    .select((eb) => eb.fn.max<string | null>("writtenAt").as("writtenAt"))
    .where("scope", "in", [...scopes])
    .executeTakeFirst();
  return row?.writtenAt ?? null;
}
