/** Computing every derived row anew from the facts. */
import type { Store } from "#lib/store/connection.ts";
import { selectGameIdsWithFacts } from "#lib/store/game-facts.ts";
import { markLaterRatingsStale } from "#lib/store/rating-games.ts";
import { markAllTotalsStale } from "#lib/store/stale-season-teams.ts";
import { rateStaleSeasons } from "./rate-season.ts";
import { rederiveGame } from "./rederive-game.ts";
import { sumStaleSeasons } from "./sum-stale-seasons.ts";

const BATCH = 200;

export interface RebuildOptions {
  signal?: AbortSignal;
  onGame?: (done: number) => void;
}

/**
 * Derives all games again, one transaction each, ascending by id, then sums and rates all seasons; readers see every game whole throughout. Returns how many games were derived;
 * stopping and running again starts from the first, which changes nothing but the time it takes.
 */
export async function rebuild(store: Store, options: RebuildOptions = {}): Promise<number> {
  let done = 0;
  let afterId = 0;
  for (;;) {
    const ids = await selectGameIdsWithFacts(store.db, afterId, BATCH);
    if (ids.length === 0) break;
    for (const id of ids) {
      if (options.signal?.aborted) return done;
      await rederiveGame(store, id);
      afterId = id;
      done++;
      options.onGame?.(done);
    }
  }
  await rebuildSeasonNumbers(store, options.signal);
  return done;
}

/** Sums and rates all seasons again, from the games as they are. Returns how many teams' seasons were summed. */
export async function rebuildSeasonNumbers(store: Store, signal?: AbortSignal): Promise<number> {
  await markAllTotalsStale(store.db);
  await markLaterRatingsStale(store.db);
  const teams = await sumStaleSeasons(store, signal);
  await rateStaleSeasons(store, signal);
  return teams;
}
