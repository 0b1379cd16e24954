/** Computing again whatever waits for it: games first, then the sums and ratings of the seasons they are in. */
import type { Store } from "#lib/store/connection.ts";
import { deriveStaleGames } from "./derive-stale-games.ts";
import { rateStaleSeasons } from "./rate-season.ts";
import { sumStaleSeasons } from "./sum-stale-seasons.ts";

/** Works off everything that is stale; what is left when `signal` aborts waits for the next time. `onGame` is called after every game with the number done. */
export async function deriveStale(store: Store, signal?: AbortSignal, onGame?: (done: number) => void): Promise<void> {
  await deriveStaleGames(store, signal, onGame);
  await sumStaleSeasons(store, signal);
  await rateStaleSeasons(store, signal);
}
