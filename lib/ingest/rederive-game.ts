/** Deriving a stored game again, in a transaction of its own. */
import type { Store } from "#lib/store/connection.ts";
import { deleteStaleGame } from "#lib/store/derived-games.ts";
import { bumpRevisions } from "#lib/store/revisions.ts";
import { lockWrites } from "#lib/store/write-lock.ts";
import { deriveGame } from "./derive-game.ts";

/** Derives a game again and counts its season's revision up; it is not stale any more. */
export async function rederiveGame(store: Store, gameId: number): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    await lockWrites(transaction, store.engine);
    const season = await deriveGame(transaction, gameId);
    await bumpRevisions(transaction, [`season:${season}`]);
    await deleteStaleGame(transaction, gameId);
  });
}
