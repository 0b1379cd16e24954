/** Computing every derived row anew from the facts. */
import type { Store } from "#lib/store/connection.ts";
import { selectGameIdsWithFacts } from "#lib/store/game-facts.ts";
import { rederiveGame } from "./rederive-game.ts";

const BATCH = 200;

export interface RebuildOptions {
  signal?: AbortSignal;
  onGame?: (done: number) => void;
}

/**
 * Derives all games again, one transaction each, ascending by id; readers see every game whole throughout. Returns how many were derived;
 * stopping and running again starts from the first, which changes nothing but the time it takes.
 */
export async function rebuild(store: Store, options: RebuildOptions = {}): Promise<number> {
  let done = 0;
  let afterId = 0;
  for (;;) {
    const ids = await selectGameIdsWithFacts(store.db, afterId, BATCH);
    if (ids.length === 0) return done;
    for (const id of ids) {
      if (options.signal?.aborted) return done;
      await rederiveGame(store, id);
      afterId = id;
      done++;
      options.onGame?.(done);
    }
  }
}
