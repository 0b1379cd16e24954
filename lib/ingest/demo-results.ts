/** Results of a simulated league, as its store keeps them from run to run. */
import { formatResults, parseResults, type ResultMemory } from "#lib/feed/simulation/result-memory.ts";
import type { Database, Store } from "#lib/store/connection.ts";
import { selectSetting, upsertSetting } from "#lib/store/settings.ts";
import { lockWrites } from "#lib/store/write-lock.ts";
import { refuseMixture } from "./demo-mark.ts";

export async function readDemoResults(db: Database): Promise<ResultMemory> {
  return parseResults((await selectSetting(db, "demo_results")) ?? "");
}

/** @throws StoreRefusal `no_demo_store`: the league was cleared meanwhile */
export async function writeDemoResults(store: Store, results: ResultMemory): Promise<void> {
  const text = formatResults(results);
  await store.db.transaction().execute(async (transaction) => {
    await lockWrites(transaction, store.engine);
    await refuseMixture(transaction, "simulation");
    await upsertSetting(transaction, "demo_results", text);
  });
}
