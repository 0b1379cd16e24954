/** Computing again the games whose names or memberships have changed since they were derived. */
import type { Store } from "#lib/store/connection.ts";
import { selectStaleGameIds } from "#lib/store/derived-games.ts";
import { rederiveGame } from "./rederive-game.ts";

const BATCH = 200;

/** Works off the stale games, one transaction each; what is left when `signal` aborts waits for the next import. Returns how many. */
export async function deriveStaleGames(
  store: Store,
  signal?: AbortSignal,
  onGame?: (done: number) => void,
): Promise<number> {
  let derived = 0;
  for (;;) {
    const ids = await selectStaleGameIds(store.db, BATCH);
    if (ids.length === 0) return derived;
    for (const id of ids) {
      if (signal?.aborted) return derived;
      await rederiveGame(store, id);
      derived++;
      onGame?.(derived);
    }
  }
}
